import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';

/** A piece of work by name, done at least once after the transaction that asked for it commits. */
export interface JobSpec<Payload> {
  name: string;
  /** Tries before it is given up; the wait between them grows exponentially (graphile-worker). */
  maxAttempts: number;
  run(payload: Payload): Promise<void>;
}

/**
 * Adds a job in the transaction that needs it: no commit, no job; no job lost after the commit.
 * Smaller priorities come first.
 */
export async function addJob<Payload>(
  tx: Database | Transaction,
  job: Pick<JobSpec<Payload>, 'name' | 'maxAttempts'>,
  payload: Payload,
  options: { key?: string; priority?: number | undefined } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${job.name}::text, ${JSON.stringify(payload)}::json,
    max_attempts => ${job.maxAttempts}::int, job_key => ${options.key ?? null}::text,
    priority => ${options.priority ?? 0}::int
  )`.execute(tx);
}

export interface JobRunner {
  /** Takes no new job, lets those under way finish; what does not finish goes back in the queue. */
  stop(): Promise<void>;
}

/**
 * Works off jobs until stopped.
 * @param concurrency jobs at once in this process.
 */
export async function runJobs(
  pool: pg.Pool,
  taskList: TaskList,
  log: Log,
  concurrency: number,
): Promise<JobRunner> {
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: new Logger((scope) => (level, message, meta) => {
      if (level === 'error') log.error({ ...scope, ...meta }, message);
      else if (level === 'warning') log.warn({ ...scope, ...meta }, message);
      else log.debug({ ...scope }, message);
    }),
  });
  return { stop: () => runner.stop() };
}
