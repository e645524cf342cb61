/**
 * A booking's short name for guest and host on the phone: the random end of its id, 'C0FF-EE42'. The odds that two of a host's
 * bookings share one are one in four billion.
 */
export function bookingReference(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
