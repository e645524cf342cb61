import type { TestApp } from './test-app.ts';

/** No job waits for what else may come within the minute; one that someone is about to change is left alone. */
export async function hurryJobs({ connection }: Pick<TestApp, 'connection'>): Promise<number> {
  const { rowCount } = await connection.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where id in (
       select id from graphile_worker._private_jobs
       where run_at > now() and attempts = 0 and locked_at is null for update skip locked)`,
  );
  return rowCount ?? 0;
}

/** Does all jobs, also those that are due later, but for those of the clock. */
export async function runAllJobs(efie: TestApp): Promise<void> {
  do await efie.runJobs();
  while ((await hurryJobs(efie)) > 0);
}
