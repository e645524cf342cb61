import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { DatabasePoolSettings } from '../database/pool.ts';
import type { Log } from '../log/log.ts';
import { keepRunning } from './keep-running.ts';
import { QueuePool } from './queue-pool.ts';
import { isTakenOver } from './taken-over.ts';
import { startWorkerLiveness, type WorkerLiveness } from './worker-liveness.ts';

/** Named work that runs at least once after the transaction that added it commits. */
export interface JobSpec<Payload> {
  name: string;
  /** Tries before the job is given up; the wait between them grows exponentially (graphile-worker). */
  maxAttempts: number;
  /**
   * Repeats the job: minute, hour, day, month and weekday in UTC, as in a crontab. The times are kept in the database:
   * one of several processes runs it, and runs missed while none was up are made up for once.
   */
  schedule?: string;
  /** Runs that fell due while no process was up are not made up for. */
  missed?: 'skipped';
  /** `signal` aborts when the process wants to end: work that cannot finish soon should stop, and is done again later. */
  run(payload: Payload, signal?: AbortSignal): Promise<void>;
}

/** Jobs that share a number of slots in each process, so that other groups never wait for them. */
export interface JobGroup {
  specs: JobSpec<never>[];
  /** Jobs run at once in one process. */
  concurrency: number;
}

/**
 * Adds a job in the transaction that needs it: no commit, no job; no job lost after the commit.
 * Smaller priorities come first.
 */
export async function addJob<Payload>(
  tx: Database | Transaction,
  job: Pick<JobSpec<Payload>, 'name' | 'maxAttempts'>,
  payload: Payload,
  options: { key?: string; priority?: number | undefined; delaySeconds?: number } = {},
): Promise<void> {
  const runAt = sql`now() + make_interval(secs => ${options.delaySeconds ?? 0}::float8)`;
  const add = () =>
    sql<Added>`select (graphile_worker.add_job(
      ${job.name}::text, ${JSON.stringify(payload)}::json,
      max_attempts => ${job.maxAttempts}::int, job_key => ${options.key ?? null}::text,
      priority => ${options.priority ?? 0}::int, run_at => ${runAt}
    )).id`.execute(tx);
  for (let added = await add(); added.rows[0]?.id === null; ) added = await add();
}

/** The id of a job; null when a worker took the job with its key at the same moment (addJobs). */
interface Added {
  id: string | null;
}

/**
 * Adds many jobs of a kind, each with its key. A job still waiting is not added again; one under way is, because it may
 * have missed the latest data. graphile-worker looks for those under way first and adds then; a job taken by a worker
 * in between is neither changed nor added by it, so it is added here again.
 * @param options `delaySeconds` delays a job by so long after it was first added.
 */
export async function addJobs<Payload>(
  tx: Database | Transaction,
  job: Pick<JobSpec<Payload>, 'name' | 'maxAttempts'>,
  jobs: readonly { payload: Payload; key: string }[],
  { priority = 0, delaySeconds }: { priority?: number; delaySeconds?: number } = {},
): Promise<void> {
  let left = jobs;
  while (left.length > 0) {
    const { rows } = await sql<
      Added & { key: string }
    >`select job->>'key' as key, (graphile_worker.add_job(
      ${job.name}::text, job->'payload', max_attempts => ${job.maxAttempts}::int,
      job_key => job->>'key', priority => ${priority}::int,
      run_at => now() + make_interval(secs => ${delaySeconds ?? 0}::float8),
      job_key_mode => ${delaySeconds === undefined ? 'replace' : 'preserve_run_at'}::text
    )).id from json_array_elements(${JSON.stringify(left)}::json) as job`.execute(tx);
    const taken = new Set(rows.filter(({ id }) => id === null).map(({ key }) => key));
    left = left.filter(({ key }) => taken.has(key));
  }
}

export interface JobRunner {
  /** True while every group takes jobs and the queue responds. */
  isWorking(): boolean;
  /**
   * Takes no new jobs and lets those under way finish: first undisturbed, then told to stop. Unfinished jobs go back to
   * the queue after `graceMs`, and that try does not count.
   */
  stop(graceMs?: number): Promise<void>;
}

/** On shutdown, a job runs on undisturbed for the first limit and is cut off after the second, in milliseconds. */
const UNDISTURBED_MS = 500;
const GRACE_MS = 5_000;

/** Timeout of each statement still sent during shutdown, in milliseconds. */
const LAST_WORDS_MS = 500;

/**
 * Runs the jobs of all groups until stopped, including those of a process that died in the middle of them. It survives
 * outages of the database: jobs under way finish, and the rest continue when it is back.
 * @param settings of the database; the queue has its own connections.
 */
export async function runJobs(
  settings: DatabasePoolSettings,
  groups: JobGroup[],
  log: Log,
): Promise<JobRunner> {
  // Each group listens on its own connection; the others take and end jobs.
  const pool = new QueuePool({ ...settings, max: groups.length + 3 }, log);
  const presence = await startWorkerLiveness(settings, {
    log,
    oldestPendingMs: () => pool.oldestPendingMs,
  });
  const runners = await Promise.all(
    groups.map((group) => keepRunning(() => runGroup(pool, group, log, presence), log)),
  );
  return {
    isWorking: () => pool.responds && runners.every((runner) => runner.running),
    async stop(graceMs = GRACE_MS) {
      pool.losePatience(LAST_WORDS_MS);
      const stopped = Promise.allSettled(runners.map((runner) => runner.stop()));
      await Promise.race([stopped, sleep(graceMs, undefined, { ref: false })]);
      // A job that has just finished may still be reporting it: graphile-worker does not wait for that.
      await pool.settled();
      await presence.end(LAST_WORDS_MS);
      await Promise.race([pool.end(), sleep(LAST_WORDS_MS, undefined, { ref: false })]);
    },
  };
}

/** Tasks of the jobs by name. The failure of a job that was taken over is ignored: the newer one does the work. */
export const taskList = (specs: JobSpec<never>[]): TaskList =>
  Object.fromEntries(
    specs.map((spec) => [
      spec.name,
      async (payload: unknown, helpers) => {
        try {
          await spec.run(payload as never, helpers.abortSignal);
        } catch (error) {
          // If the check itself fails, report the original failure.
          if (!(await isTakenOver(helpers).catch(() => false))) throw error;
          helpers.logger.warn('a job failed whose work a newer one does', { error });
        }
      },
    ]),
  );

function runGroup(
  pool: QueuePool,
  { specs, concurrency }: JobGroup,
  log: Log,
  presence: WorkerLiveness,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  presence.watch(events);
  let ending = false;
  events.on('pool:gracefulShutdown', () => {
    ending = true;
  });
  // Pick up jobs added while nobody listened: 'drain' fires once the connection has begun to listen.
  events.on('pool:listen:success', ({ client, workerPool }) => {
    client.once('drain', () => ending || workerPool.nudge(concurrency));
  });
  return run({
    pgPool: pool,
    taskList: taskList(specs),
    crontab: specs.flatMap(crontabLine).join('\n'),
    concurrency,
    events,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: UNDISTURBED_MS,
    pollInterval: 2_000,
    logger: new Logger((scope) => (level, message, meta) => {
      if (level === 'error') log.error({ ...scope, ...withoutPayload(meta) }, message);
      else if (level === 'warning') log.warn({ ...scope, ...withoutPayload(meta) }, message);
      else log.debug({ ...scope }, message);
    }),
  });
}

/** A payload may be a whole email, with a link that resets a password. */
function withoutPayload(meta: Record<string, unknown> = {}): Record<string, unknown> {
  const { job, jobs, error, ...rest } = meta;
  return { ...rest, ...(error !== undefined && { err: error }) };
}

const crontabLine = ({ name, schedule, missed, maxAttempts }: JobSpec<never>): string[] =>
  schedule
    ? [
        `${schedule} ${name} ?jobKey=${name}&max=${maxAttempts}${missed === 'skipped' ? '' : '&fill=1d'}`,
      ]
    : [];
