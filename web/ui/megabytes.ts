const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Too early to tell how fast it goes. */
const SETTLING_MS = 2_000;

/** A size as people know it from their data bundle: '266 kB', '1.3 MB', '15 MB'. Never rounds something to nothing. */
export function megabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  if (size >= 9.95) return `${Math.round(size)} MB`;
  if (size >= 0.98 || bytes === 0) return `${size.toFixed(1).replace('.0', '')} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
}

/** Rough time left at the pace so far; undefined while that is unknown. */
export function remainingTime(
  { sent, total }: { sent: number; total: number },
  elapsedMs: number,
): string | undefined {
  if (sent <= 0 || sent >= total || elapsedMs < SETTLING_MS) return undefined;
  const seconds = ((total - sent) * elapsedMs) / sent / 1000;
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}
