interface Listing {
  photos: readonly { ready: boolean }[];
}

const LONGEST_WAIT_MS = 10_000;

/**
 * When to read listings again because photos of theirs are still being made, for `refetchInterval`: after a
 * second, then later each time, as `reads` grows; false once all can be shown.
 */
export function pollPendingPhotos(listings: readonly Listing[], reads: number): number | false {
  const waiting = listings.some(({ photos }) => photos.some(({ ready }) => !ready));
  return waiting && Math.min((reads + 1) * 1000, LONGEST_WAIT_MS);
}
