import pg from 'pg';
import type { Log } from '../log/log.ts';

/** How often a process looks for jobs that another left behind. */
const LOOK_MS = 5_000;

/** Says that this process lives, and frees the jobs of those that do not. */
export interface Presence {
  /** Says so of a pool of workers, under whose id its jobs are locked. */
  announce(poolId: string): void;
  /** Puts back the jobs that this process has not finished, and leaves. */
  end(): Promise<void>;
}

/**
 * A worker's jobs are locked in its name, and graphile-worker takes that for true for four hours. So each
 * process holds an advisory lock for its workers on a connection of its own: PostgreSQL drops it when the process
 * dies, however it dies, and whoever can take the lock may free the jobs.
 */
export async function startPresence(pool: pg.Pool, log: Log): Promise<Presence> {
  const presence = new HeldPresence(pool.options, log);
  await presence.look();
  return presence;
}

class HeldPresence implements Presence {
  readonly #settings: pg.ClientConfig;
  readonly #log: Log;
  readonly #ids = new Set<string>();
  #client: Promise<pg.Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(settings: pg.ClientConfig, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  announce(poolId: string): void {
    this.#ids.add(poolId);
    // A connection that is lost meanwhile is made anew by the next look, with all locks.
    this.#connected()
      .then((client) => hold(client, [poolId]))
      .catch(() => {});
  }

  /** Frees the jobs of dead workers now, and again after a while. A failure is tried again then. */
  async look(): Promise<void> {
    this.#looking = this.#connected()
      .then((client) => freeAbandoned(client, [...this.#ids]))
      .catch((error) => this.#log.warn({ err: error }, 'abandoned jobs could not be looked for'));
    await this.#looking;
    if (!this.#ended) this.#timer = setTimeout(() => this.look(), LOOK_MS).unref();
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#looking;
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    // Without a connection, those who live find the jobs free.
    if (client) await putBack(client, [...this.#ids]).catch(() => {});
    await client?.end();
  }

  /** The connection; a new one, with all locks, after it was lost. */
  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#settings);
    const lost = () => {
      this.#client = undefined;
    };
    client.on('error', lost).on('end', lost);
    try {
      await client.connect();
      await hold(client, [...this.#ids]);
      return client;
    } catch (error) {
      lost();
      throw error;
    }
  }
}

const LOCK = (id: string) => `hashtextextended('workers ' || ${id}, 0)`;

async function hold(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(`select pg_advisory_lock(${LOCK('id')}) from unnest($1::text[]) as id`, [ids]);
}

/** A lock of this very moment may belong to workers that are just announcing themselves. */
async function freeAbandoned(client: pg.Client, own: string[]): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '2 seconds' and locked_by <> all($1::text[])
    ) as workers
    where pg_try_advisory_xact_lock(${LOCK('locked_by')})`,
    [own],
  );
}

/** A try that was broken off by a stop is none: else a few restarts would use them up. */
async function putBack(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs
      set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
      where locked_by = any($1::text[])`,
    [ids],
  );
}
