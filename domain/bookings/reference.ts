/**
 * What guest and host call a booking by on the phone: the random end of its id, 'C0FF-EE42'. Two of one host's
 * bookings that share it are one in four billion.
 */
export function bookingReference(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
