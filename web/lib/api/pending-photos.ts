interface Listing {
  photos: readonly { ready: boolean }[];
}

const LONGEST_WAIT_MS = 10_000;

/**
 * When to load listings again because some photos are still being processed, for `refetchInterval`: after a
 * second, then after longer delays as `reads` grows; false once all can be shown.
 */
export function pollPendingPhotos(listings: readonly Listing[], reads: number): number | false {
  const waiting = listings.some(({ photos }) => photos.some(({ ready }) => !ready));
  return waiting && Math.min((reads + 1) * 1000, LONGEST_WAIT_MS);
}
