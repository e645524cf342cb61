import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseClient } from '../database/client.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { DatabasePool, type DatabasePoolSettings } from '../database/pool.ts';
import type { Log } from '../log/log.ts';
import { isOutOfFiles, OUT_OF_FILES } from '../open-files.ts';

/** Retry interval: once the database is back, jobs are done within this time. */
const AGAIN_MS = 200;

/** A query of the queue takes milliseconds; a longer one waits for a lock, or for a dead server. */
const LOCK_TIMEOUT_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 30_000;

/** The result of a query whose caller no longer waits. */
const NO_ROWS = { rows: [], rowCount: 0 };

/** A query without a result yet. */
interface Pending {
  /** By performance.now(). */
  since: number;
  /** Completes it with no rows unless the database responds within `ms`. */
  endWithin(ms: number): void;
}

/** Statements whose results graphile-worker does not wait for: an error would go unhandled, and end the process. */
const UNHEARD = /^(complete|fail)_job/;

type Connected = Parameters<DatabasePool['connect']>[0];

/**
 * The job queue's connections, separate from those of the calls. Each query is retried until the database has completed
 * it, however long that is away: graphile-worker does not wait when it reports a finished job, so an error there would
 * end the process, and an email already sent would be sent again. Its queries are safe to repeat: a job is deleted,
 * given back or scheduled once, and one that was taken without our knowledge is freed (worker-liveness.ts).
 */
export class QueuePool extends DatabasePool {
  readonly #log: Log;
  /** Oldest first. */
  readonly #pending = new Set<Pending>();
  /** Connections lent to others for their sole use. */
  readonly #lent = new Set<pg.PoolClient>();
  /** Milliseconds to wait for a query; undefined: until it is complete. */
  #patienceMs: number | undefined;
  #away = false;

  constructor(settings: DatabasePoolSettings, log: Log) {
    super({
      connectionTimeoutMillis: 5_000,
      application_name: 'efie jobs',
      ...settings,
      statement_timeout: 0,
      lock_timeout: LOCK_TIMEOUT_MS,
      responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    });
    this.#log = log;
    const report = (err: Error) => {
      if (!this.ending) this.#log.debug({ err }, 'the job queue lost a connection');
    };
    this.on('error', report);
    this.on('connect', (client) => client.on('error', report));
  }

  /** The outcome of the last query. */
  get responds(): boolean {
    return !this.#away;
  }

  /** Milliseconds that the oldest pending query has waited; 0 when there is none. */
  get oldestPendingMs(): number {
    const [oldest] = this.#pending;
    return oldest ? performance.now() - oldest.since : 0;
  }

  /** Stops all retries; queries not complete within `ms` then count as complete with no rows. */
  losePatience(ms: number): void {
    this.#patienceMs = ms;
    for (const pending of this.#pending) pending.endWithin(ms);
    setTimeout(() => {
      for (const client of this.#lent) (client as unknown as DatabaseClient).cutOff('the end');
    }, ms).unref();
  }

  /** Resolves when no query is under way. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await sleep(10);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return Promise.resolve(new LastingClient(this) as unknown as pg.PoolClient);
    // Listening needs the connection itself, and the caller reconnects when it is lost.
    this.connected().then(
      (client) => {
        this.#lent.add(client);
        callback(undefined, client, (reason) => {
          this.#lent.delete(client);
          client.release(reason as Error);
        });
      },
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** Returns a connection as soon as there is one. */
  async connected(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        await this.beforeAgain(error);
      }
    }
  }

  /**
   * Waits until a query should be tried again.
   * @throws the error itself, when a retry would not help or nothing is retried any more.
   */
  async beforeAgain(error: unknown): Promise<void> {
    if (this.#patienceMs !== undefined || this.ending || !isDatabaseUnavailable(error)) throw error;
    if (!this.#away) {
      const reason = isOutOfFiles(error) ? OUT_OF_FILES : 'the database is away; jobs wait for it';
      this.#log.warn({ err: error }, reason);
    }
    this.#away = true;
    await sleep(AGAIN_MS, undefined, { ref: false });
  }

  /** The result of a query, or none once patience has ended. */
  untilComplete(query: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const ended = () => {
        clearTimeout(timer);
        this.#pending.delete(pending);
      };
      const pending: Pending = {
        since: performance.now(),
        endWithin(ms) {
          timer = setTimeout(() => {
            ended();
            resolve(NO_ROWS);
          }, ms);
        },
      };
      this.#pending.add(pending);
      if (this.#patienceMs !== undefined) pending.endWithin(this.#patienceMs);
      query().then(
        (result) => {
          ended();
          this.#sayBack();
          resolve(result);
        },
        (error) => {
          ended();
          const lost = this.#patienceMs !== undefined && isDatabaseUnavailable(error);
          if (lost) resolve(NO_ROWS);
          else reject(error);
        },
      );
    });
  }

  /** Logs the failure of a statement that nobody waits for. */
  report(err: unknown): void {
    this.#log.error({ err }, 'the end of a job could not be written');
  }

  #sayBack(): void {
    if (this.#away) this.#log.info('the database is back; jobs go on');
    this.#away = false;
  }
}

/** A client that takes a connection at its first query, and another one after losing it. */
class LastingClient {
  readonly #pool: QueuePool;
  #client: pg.PoolClient | undefined;

  constructor(pool: QueuePool) {
    this.#pool = pool;
  }

  query(...query: unknown[]): Promise<unknown> {
    const { name = '' } = query[0] as { name?: string };
    const result = this.#pool.untilComplete(() => this.#query(query));
    return UNHEARD.test(name) ? result.catch((error) => this.#pool.report(error)) : result;
  }

  async #query(query: unknown[]): Promise<unknown> {
    for (;;) {
      this.#client ??= await this.#pool.connected();
      const client = this.#client;
      const inTransaction = client.getTransactionStatus() !== 'I';
      try {
        return await Reflect.apply(client.query, client, query);
      } catch (error) {
        if (inTransaction || !isDatabaseUnavailable(error)) throw error;
        this.#client = undefined;
        client.release(true);
        await this.#pool.beforeAgain(error);
      }
    }
  }

  release(): void {
    this.#client?.release();
    this.#client = undefined;
  }
}
