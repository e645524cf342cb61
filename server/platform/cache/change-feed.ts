import { randomUUID } from 'node:crypto';
import { setImmediate as afterInput, setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from '../database/client.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import type { DatabasePoolSettings } from '../database/pool.ts';
import type { Log } from '../log/log.ts';
import { Changes } from './changes.ts';
import { CHANNEL } from './topics.ts';

/** The connection is probed this often, in milliseconds. */
const HEARTBEAT_MS = 400;
/** Timeout of a probe. Together with the heartbeat it stays below the second after which everyone sees a change. */
const RESPONSE_MS = 500;
/** Delay before reconnecting, in milliseconds. */
const RETRY_MS = 250;

/**
 * A lost connection counts as a lost database unless there is another within this, in milliseconds: to connect may take
 * seconds, and a busy process a while.
 */
const AWAY_AFTER_MS = 250;

/** An attempt to connect may delay closing by this much, in milliseconds. */
const CLOSE_MS = 500;

/** Tells a cache which topics changed, and whether it can rely on hearing of changes. */
export interface ChangeFeed {
  readonly changes: Changes;
  /** False while announcements may be missed; nothing kept is valid then. */
  readonly isConnected: boolean;
  /** True when there is no database, or none that takes writes, as far as it is known. */
  readonly isAway: boolean;
  /** Waits until every change committed before the call has been heard; returns at once while not connected. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Never connected, so caches keep nothing. */
export const noopFeed = (): ChangeFeed => ({
  changes: new Changes(),
  isConnected: false,
  isAway: false,
  catchUp: async () => {},
  close: async () => {},
});

/**
 * Listens to the changes that the database announces (LISTEN), on a connection of its own. While that is down or
 * silent, nothing is heard; once it is back, everything counts as changed.
 * @param settings of the database; not of a pooler that shares connections among transactions.
 * @param changes with a clock of their own, for tests.
 */
export function listenToChanges(
  settings: DatabasePoolSettings,
  log: Log,
  changes: Changes = new Changes(),
): ChangeFeed {
  return new ListeningFeed(settings, log, changes);
}

class ListeningFeed implements ChangeFeed {
  readonly changes: Changes;
  readonly #settings: DatabasePoolSettings;
  readonly #log: Log;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  readonly #id = randomUUID();
  #connection: Connection | undefined;
  #isAway = false;
  /** When the connection was lost that is not replaced yet. */
  #lostAt: number | undefined;
  /** The probe under way and the one after it, which serves all calls made meanwhile. */
  #asked: Promise<unknown> = Promise.resolve();
  #toAsk: Promise<void> | undefined;

  constructor(settings: DatabasePoolSettings, log: Log, changes: Changes) {
    this.changes = changes;
    this.#settings = settings;
    this.#log = log;
    this.#running = this.#keepListening();
  }

  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  get isAway(): boolean {
    return this.#isAway || performance.now() - (this.#lostAt ?? Infinity) > AWAY_AFTER_MS;
  }

  /** A probe already under way may have overtaken the change, so the call waits for the next one. */
  catchUp(): Promise<void> {
    if (!this.#connection) return Promise.resolve();
    this.#toAsk ??= this.#inTurn(async () => {
      this.#toAsk = undefined;
      const connection = this.#connection;
      if (connection && !(await connection.catchUp())) this.#lose(connection);
    });
    return this.#toAsk;
  }

  /**
   * Takes effect at once: a caller whose catchUp failed is about to look at what is kept. Everything counts as changed
   * only on the next connection: until then it is known what held when this one was lost.
   */
  #lose(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#connection = undefined;
    this.#lostAt = performance.now();
  }

  /** A connection handles one probe at a time. */
  #inTurn(ask: () => Promise<void>): Promise<void> {
    const asked = this.#asked.then(ask);
    this.#asked = asked.catch(() => {});
    return asked;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#connection?.cutOff('closing');
    await Promise.race([this.#running, sleep(CLOSE_MS, undefined, { ref: false })]);
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      let wasConnected = false;
      try {
        await this.#listen(signal, () => {
          wasConnected = true;
        });
      } catch (err) {
        if (!signal.aborted) this.#log.warn({ err }, 'changes are not heard: nothing is kept');
        if (!wasConnected) {
          this.#isAway = isDatabaseUnavailable(err);
          this.#lostAt = undefined;
        }
      }
      // The first attempt after a loss comes at once: it tells whether there is a database.
      if (!wasConnected) await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Listens until the connection is lost. @throws the reason. */
  async #listen(signal: AbortSignal, onConnected: () => void): Promise<void> {
    const connection = await Connection.open(this.#settings, this.#id, (topic) =>
      this.changes.announce(topic),
    );
    if (signal.aborted) return connection.cutOff('closing');
    // Changes announced while the connection was down are lost, so everything counts as changed.
    this.changes.everything();
    this.#connection = connection;
    this.#isAway = false;
    this.#lostAt = undefined;
    onConnected();
    try {
      for (;;) {
        await Promise.race([sleep(HEARTBEAT_MS, undefined, { signal }), connection.lost]);
        await this.#inTurn(() => connection.isThere());
      }
    } finally {
      this.#lose(connection);
      connection.cutOff('lost');
    }
  }
}

class Connection {
  readonly #client: pg.Client;
  readonly #cutOff: (reason: string) => void;
  readonly #id: string;
  /** Fails when the connection is lost. */
  readonly lost: Promise<never>;
  #questions = 0;
  readonly #waiting = new Map<string, () => void>();

  private constructor(client: DatabaseClient, id: string) {
    // DatabaseClient accepts every form of a query, but its types do not say so.
    this.#client = client as pg.Client;
    this.#cutOff = (reason) => client.cutOff(reason);
    this.#id = id;
    this.lost = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('the connection has ended')));
    });
    this.lost.catch(() => {});
  }

  static async open(
    settings: DatabasePoolSettings,
    id: string,
    onChange: (topic: string) => void,
  ): Promise<Connection> {
    const client = new DatabaseClient({
      ...settings,
      application_name: 'efie changes',
      connectionTimeoutMillis: 2_000,
    } as pg.ClientConfig);
    const connection = new Connection(client, id);
    client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith('?')) onChange(payload);
      else connection.#waiting.get(payload)?.();
    });
    try {
      await client.connect();
      // Our own probes need not be flushed to disk.
      await connection.#client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
      return connection;
    } catch (error) {
      connection.cutOff('not connected');
      throw error;
    }
  }

  /** @throws unless it responds in time. */
  async isThere(): Promise<void> {
    await this.#inTime(this.#client.query('select'));
  }

  /**
   * Announcements arrive in the order of their commits: whatever was committed before ours has been heard before it.
   * @returns false when the connection is lost.
   */
  async catchUp(): Promise<boolean> {
    this.#questions += 1;
    const question = `?${this.#id} ${this.#questions}`;
    const heard = new Promise<void>((resolve) => this.#waiting.set(question, resolve));
    try {
      const asked = this.#client.query(`select pg_notify('${CHANNEL}', $1)`, [question]);
      await this.#inTime(Promise.all([asked, heard]));
      return true;
    } catch {
      this.cutOff('it does not say what has changed');
      return false;
    } finally {
      this.#waiting.delete(question);
    }
  }

  cutOff(reason: string): void {
    this.#cutOff(reason);
  }

  async #inTime(work: Promise<unknown>): Promise<void> {
    const timer = new AbortController();
    const late = sleep(RESPONSE_MS, undefined, { signal: timer.signal })
      // A busy process must first read the input that arrived meanwhile.
      .then(() => afterInput())
      .then(() => {
        throw new Error(`no response for ${RESPONSE_MS} ms`);
      });
    try {
      await Promise.race([work, late, this.lost]);
    } finally {
      work.catch(() => {});
      late.catch(() => {});
      timer.abort();
    }
  }
}
