import type { JobHelpers } from 'graphile-worker';

/**
 * True when another job has taken the key of one that is under way: it was added meanwhile and does the work again,
 * with current data. graphile-worker takes the key and all remaining tries from the older job, so its failure would
 * never be retried.
 */
export async function isTakenOver({
  job,
  query,
}: Pick<JobHelpers, 'job' | 'query'>): Promise<boolean> {
  if (job.key === null) return false;
  const { rows } = await query<{ key: string | null }>(
    'select key from graphile_worker.jobs where id = $1',
    [job.id],
  );
  return rows[0]?.key === null;
}
