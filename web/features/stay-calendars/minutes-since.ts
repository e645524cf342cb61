/** Whole minutes since an instant; none before it, where a device's clock is behind. */
export const minutesSince = (instant: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 60_000));
