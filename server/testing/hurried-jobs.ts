import type { TestApp } from './test-app.ts';

/** Makes delayed jobs due now; skips those that someone is about to change. */
export async function hurryJobs({ connection }: Pick<TestApp, 'connection'>): Promise<number> {
  const { rowCount } = await connection.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where id in (
       select id from graphile_worker._private_jobs
       where run_at > now() and attempts = 0 and locked_at is null for update skip locked)`,
  );
  return rowCount ?? 0;
}

/** Runs all jobs, including those due later, except scheduled ones. */
export async function runAllJobs(efie: TestApp): Promise<void> {
  do await efie.runJobs();
  while ((await hurryJobs(efie)) > 0);
}
