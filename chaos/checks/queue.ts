import { setTimeout as wait } from 'node:timers/promises';
import type { Query } from '../query.ts';

/** Milliseconds a job may take once the strikes have ended: thousands of photos take their time. */
const PATIENCE_MS = 240_000;

/** Unfinished jobs of listings and emails; nightly ones wait for their hour. */
const OPEN = `select task_identifier as name, attempts, last_error as error from graphile_worker.jobs
  where task_identifier in ('send-mail', 'make-photo-variants', 'make-costly-photo-variants', 'make-light-photo-variants')`;

/**
 * Waits until every job is done. A job that failed during a fault would wait minutes or hours for its next try; only that wait
 * is skipped.
 * @returns the jobs still open after a long time without progress, one line each.
 */
export async function workOff(query: Query): Promise<string[]> {
  let deadline = Date.now() + PATIENCE_MS;
  let fewest = Number.POSITIVE_INFINITY;
  for (;;) {
    await query(
      `update graphile_worker._private_jobs set run_at = now()
       where run_at > now() and attempts < max_attempts and locked_at is null and attempts > 0`,
    );
    const open = await query<{ name: string; attempts: number; error: string }>(OPEN);
    if (open.length === 0) return [];
    if (open.length < fewest) {
      fewest = open.length;
      deadline = Date.now() + PATIENCE_MS;
    }
    if (Date.now() > deadline) {
      return open.map(({ name, attempts, error }) => `${name} (${attempts} tries): ${error}`);
    }
    await wait(500);
  }
}
