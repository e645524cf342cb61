import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { DatabaseClient, type DatabaseClientSettings } from '../database/client.ts';
import type { Log } from '../log/log.ts';
import { OwnJobs } from './own-jobs.ts';

/** Interval of the search for jobs that another process left behind, and the shorter one when something is in doubt. */
const LOOK_MS = 5_000;
const LOOK_AGAIN_MS = 1_000;

/** Delay before reconnecting. */
const RECONNECT_MS = 200;

/** After an outage of the database every process needs a moment to announce itself again. */
const EVERYBODY_BACK_MS = 3_000;

/** A queue's query that has waited longer than this may still change the state of its jobs. */
const SETTLED_MS = 500;

const RESPONSE_TIMEOUT_MS = 20_000;

/** The most tries of a job whose processes die. */
const MOST_TRIES = 100;

/** Announces that this process lives, and frees jobs that nobody works on. */
export interface WorkerLiveness {
  /** Announces the workers whose events these are, as soon as they exist. */
  watch(events: WorkerEvents): void;
  /** Puts back this process's unfinished jobs, unless that takes longer than `ms`, and leaves. */
  end(ms: number): Promise<void>;
}

/**
 * A worker's jobs are locked in its name, and graphile-worker believes that lock for four hours. So each process holds
 * an advisory lock for its workers on its own connection: PostgreSQL drops it when the process dies, however it dies,
 * and a process that can take the lock may free the jobs.
 * @param oldestPendingMs how long the queue's oldest pending query has waited.
 */
export async function startWorkerLiveness(
  settings: pg.ClientConfig,
  { log, oldestPendingMs }: { log: Log; oldestPendingMs: () => number },
): Promise<WorkerLiveness> {
  const presence = new HeldPresence(settings, log, oldestPendingMs);
  await presence.look();
  return presence;
}

class HeldPresence implements WorkerLiveness {
  readonly #settings: DatabaseClientSettings;
  readonly #log: Log;
  readonly #oldestPendingMs: () => number;
  /** Ids of our worker pools, under which their jobs are locked. */
  readonly #ids = new Set<string>();
  readonly #ownJobs = new OwnJobs();
  #client: Promise<pg.Client> | undefined;
  /** The moment from which everyone can be back (performance.now()), if the database was away. */
  #backSince: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Settles when no query is left on the connection. */
  #turns: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(settings: pg.ClientConfig, log: Log, oldestPendingMs: () => number) {
    this.#settings = {
      connectionTimeoutMillis: 5_000,
      ...settings,
      application_name: 'efie presence',
      statement_timeout: RESPONSE_TIMEOUT_MS,
      responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    };
    this.#log = log;
    this.#oldestPendingMs = oldestPendingMs;
  }

  watch(events: WorkerEvents): void {
    this.#ownJobs.watch(events);
    events.on('pool:create', ({ workerPool: { id } }) => {
      this.#ids.add(id);
      // If the connection is lost meanwhile, the new one takes all locks again.
      this.#inTurn(async () => hold(await this.#connected(), [id])).catch(() => {});
    });
  }

  /** Frees jobs that nobody works on, and repeats that after a while. Failures are retried then. */
  async look(): Promise<void> {
    await this.#inTurn(() => this.#free()).catch((err) =>
      this.#log.debug({ err }, 'abandoned jobs could not be looked for'),
    );
    clearTimeout(this.#timer);
    if (this.#ended) return;
    const soon = this.#isEarly() || this.#ownJobs.doubtful;
    this.#timer = setTimeout(() => this.look(), soon ? LOOK_AGAIN_MS : LOOK_MS).unref();
  }

  async end(ms: number): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#leave(), sleep(ms, undefined, { ref: false })]);
  }

  async #leave(): Promise<void> {
    await this.#turns;
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    // Without a connection, the processes that live will find the jobs free.
    if (client) await putBack(client, [...this.#ids]).catch(() => {});
    await client?.end();
  }

  async #free(): Promise<void> {
    const client = await this.#connected();
    const ids = [...this.#ids];
    if (!this.#isEarly()) await freeAbandoned(client, ids);
    if (this.#oldestPendingMs() < SETTLED_MS) await this.#ownJobs.free(client, ids);
  }

  #isEarly(): boolean {
    return this.#backSince !== undefined && performance.now() - this.#backSince < EVERYBODY_BACK_MS;
  }

  /** A connection runs one query at a time; pg will soon enforce that. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turns.then(work);
    this.#turns = turn.catch(() => {});
    return turn;
  }

  /** The connection; after a loss a new one, with all locks. */
  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new DatabaseClient(this.#settings);
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      this.#client = undefined;
      this.#comeBack();
    };
    client.on('error', lose).on('end', lose);
    try {
      await client.connect();
      await hold(client, [...this.#ids]);
      if (this.#backSince !== undefined || (await hasJustStarted(client))) {
        this.#backSince = performance.now();
      }
      return client;
    } catch (error) {
      lose();
      client.end().catch(() => {});
      throw error;
    }
  }

  /** At once, not at the next look: others take a process for dead that does not announce itself. */
  #comeBack(): void {
    if (this.#ended) return;
    this.#backSince = Number.POSITIVE_INFINITY;
    setTimeout(() => {
      if (!this.#ended && !this.#client) void this.look();
    }, RECONNECT_MS).unref();
  }
}

const LOCK = (id: string) => `hashtextextended('workers ' || ${id}, 0)`;

async function hold(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(`select pg_advisory_lock(${LOCK('id')}) from unnest($1::text[]) as id`, [ids]);
}

async function hasJustStarted(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ just: boolean }>(
    `select pg_postmaster_start_time() > now() - interval '${EVERYBODY_BACK_MS} milliseconds' as just`,
  );
  return rows[0]?.just ?? false;
}

/**
 * Spares brand-new locks: their workers may be just announcing themselves. A try cut short by the death of its process
 * does not count, and is made up for by another one: otherwise a long job would be given up where processes die often.
 * There is a limit, since the job itself may be what kills them.
 */
async function freeAbandoned(client: pg.Client, own: string[]): Promise<void> {
  await client.query(
    `with gone as materialized (
      select locked_by as id from (
        select distinct locked_by from graphile_worker.jobs
        where locked_at < now() - interval '2 seconds' and locked_by <> all($1::text[])
      ) as workers
      where pg_try_advisory_xact_lock(${LOCK('locked_by')})
    ), queues as (
      update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where locked_by in (select id from gone)
    )
    update graphile_worker._private_jobs set locked_at = null, locked_by = null,
      max_attempts = greatest(max_attempts, least(max_attempts + 1, ${MOST_TRIES}))
    where locked_by in (select id from gone)`,
    [own],
  );
}

/** A try cut short by a stop does not count: otherwise a few restarts would use them up. */
async function putBack(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs
      set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
      where locked_by = any($1::text[])`,
    [ids],
  );
}
