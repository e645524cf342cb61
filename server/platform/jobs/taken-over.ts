import type { JobHelpers } from 'graphile-worker';

/**
 * Whether another job has taken the key of one that is under way: it was added meanwhile and does the work again, with what is
 * there now. graphile-worker takes the older one its key and all its tries, so that a failure would be one that nobody tries again.
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
