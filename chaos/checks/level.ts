/** What the processes hold at a moment. */
export interface Sample {
  files: number;
  connections: number;
  megabytes: number;
}

/** What comes and goes with the load, beside a tenth. */
const SWAY: Sample = { files: 20, connections: 4, megabytes: 60 };

/** Whether something is held no more of at the end than once all was warm: the median of the last quarter beside that of the second. */
export function isLevel(samples: readonly Sample[], name: keyof Sample): boolean {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) return true;
  const values = samples.map((sample) => sample[name]);
  const early = median(values.slice(quarter, 2 * quarter));
  return median(values.slice(-quarter)) <= early * 1.1 + SWAY[name];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
