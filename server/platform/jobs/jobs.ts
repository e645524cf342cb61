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

/** A piece of work by name, done at least once after the transaction that asked for it commits. */
export interface JobSpec<Payload> {
  name: string;
  /** Tries before it is given up; the wait between them grows exponentially (graphile-worker). */
  maxAttempts: number;
  /**
   * When it is done over and over: minute, hour, day, month and weekday in UTC, as in a crontab. The times are kept
   * in the database: of many processes one does it, and what was due while none ran is made up for once.
   */
  schedule?: string;
  /** Runs that fell due while no process was up are not made up for. */
  missed?: 'skipped';
  /** `signal` says that the process wants to end: what does not finish soon is to be broken off, and done again. */
  run(payload: Payload, signal?: AbortSignal): Promise<void>;
}

/** Jobs that share some places in each process, so that none of them waits for those of another group. */
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

/** The id of a job; null where a worker took the one with its key while this one was being added (addJobs). */
interface Added {
  id: string | null;
}

/**
 * Adds many jobs of a kind, each with its key: whatever of them waits already is not added again. One that is under way is:
 * it may have seen less than there is to see now. graphile-worker looks for those under way first and adds then; what
 * a worker takes in between it neither changes nor adds, and is added here again.
 * @param options with `delaySeconds` a job is done so long after it was first added.
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
   * Takes no new job and lets those under way finish, at first undisturbed, then told to break off; what has not
   * finished after `graceMs` goes back in the queue, and that try does not count.
   */
  stop(graceMs?: number): Promise<void>;
}

/** On shutdown, a job runs on undisturbed for the first limit and is cut off after the second, in milliseconds. */
const UNDISTURBED_MS = 500;
const GRACE_MS = 5_000;

/** Timeout of each statement still sent during shutdown, in milliseconds. */
const LAST_WORDS_MS = 500;

/**
 * Works off the jobs of all groups until stopped; also those of a process that died in the middle of them. It outlives
 * the database: however long that is away, jobs under way finish, and the rest goes on when it is back.
 * @param settings how to connect; the queue has connections of its own.
 */
export async function runJobs(
  settings: DatabasePoolSettings,
  groups: JobGroup[],
  log: Log,
): Promise<JobRunner> {
  // Each group listens on a connection of its own; the others are for taking and ending jobs.
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
      // A job that has just finished may still be saying so: graphile-worker does not wait for it.
      await pool.settled();
      await presence.end(LAST_WORDS_MS);
      await Promise.race([pool.end(), sleep(LAST_WORDS_MS, undefined, { ref: false })]);
    },
  };
}

/** The work of some jobs by name. A failure of one that was taken over counts for nothing: the newer one does the work. */
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

/** A payload may be a whole mail, with the link that resets a password. */
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
