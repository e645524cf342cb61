import { fullNights, isOverlapping, type NightsRange } from '../stays/assign-units.ts';

interface Sold<Booking, Other> {
  /** Ours. */
  bookings: readonly Booking[];
  /** Nights that the host took off. */
  blocks: readonly NightsRange[];
  /** Those of other sites, without what they only repeat of ours. */
  imported: readonly Other[];
}

/**
 * Nights sold twice: each booking of ours and each of another site's that share a night on which
 * more is sold than there are units.
 */
export function findClashes<Booking extends NightsRange, Other extends NightsRange>(
  { bookings, blocks, imported }: Sold<Booking, Other>,
  units: number,
): { booking: Booking; imported: Other }[] {
  const beyond = fullNights([...bookings, ...blocks, ...imported], units + 1);
  return imported.flatMap((other) =>
    bookings.flatMap((booking) => {
      // Of three ranges each of which meets the others, all have a night in common.
      const isClash =
        isOverlapping(booking, other) &&
        beyond.some((nights) => isOverlapping(nights, booking) && isOverlapping(nights, other));
      return isClash ? { booking, imported: other } : [];
    }),
  );
}
