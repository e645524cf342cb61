import { setTimeout as wait } from 'node:timers/promises';
import type { Inspector } from '../inspector.ts';

/** What is left of the jobs that listings and mails asked for; nightly ones wait for their hour. */
const OPEN = `select task_identifier as name, attempts, last_error as error from graphile_worker.jobs
  where task_identifier in ('send-mail', 'make-photo-variants', 'make-costly-photo-variants', 'make-light-photo-variants')`;

interface OpenJob {
  name: string;
  attempts: number;
  error: string | null;
}

/**
 * Waits until every job is done. What failed while something was away would be tried again in minutes or hours; that
 * time is taken away, nothing else.
 * @param patienceMs how long to wait while not one job is done: thousands of photos take their time.
 * @returns the jobs that are still open then, one line each.
 */
export async function workOff(
  inspector: Pick<Inspector, 'query'>,
  patienceMs: number,
): Promise<string[]> {
  let deadline = Date.now() + patienceMs;
  let fewest = Number.POSITIVE_INFINITY;
  for (;;) {
    await inspector.query(
      `update graphile_worker._private_jobs set run_at = now()
       where run_at > now() and attempts < max_attempts and locked_at is null and attempts > 0`,
    );
    const open = await inspector.query<OpenJob>(OPEN);
    if (open.length === 0) return [];
    if (open.length < fewest) {
      fewest = open.length;
      deadline = Date.now() + patienceMs;
    }
    if (Date.now() > deadline) {
      return open.map(({ name, attempts, error }) => `${name} (${attempts} tries): ${error ?? ''}`);
    }
    await wait(500);
  }
}
