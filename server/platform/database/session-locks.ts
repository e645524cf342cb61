import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient, type DatabaseClientSettings } from './client.ts';
import { DatabaseUnavailableError } from './errors.ts';

/** Whoever waits for a lock says its name here. */
const CHANNEL = 'efie_locks';

/** Interval of the tries for a lock that another holds, and the longer one of asking for it, in milliseconds. */
const TRY_MS = 50;
const ASK_MS = 1_000;

const RESPONSE_TIMEOUT_MS = 5_000;

const KEY = 'hashtextextended($1, 0)';

/**
 * Named locks among all processes of the database. PostgreSQL holds them for a connection of the process: when that
 * dies, however it dies, its locks are free.
 */
export interface SessionLocks {
  /**
   * Waits for a lock.
   * @param onWanted called, maybe repeatedly, while another waits for it, and when it is lost with the connection.
   * @throws {DatabaseUnavailableError}, and the signal's reason.
   */
  take(name: string, options: { signal: AbortSignal; onWanted: () => void }): Promise<void>;
  /** @throws {DatabaseUnavailableError} unless this process still holds the lock. */
  check(name: string): Promise<void>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/** @param settings of the database; not of a pooler that shares connections among transactions. */
export const createSessionLocks = (settings: pg.ClientConfig): SessionLocks =>
  new HeldLocks(settings);

interface Holder {
  onWanted(): void;
  /** The connection that holds the lock; undefined while it is being tried. */
  client: DatabaseClient | undefined;
}

class HeldLocks implements SessionLocks {
  readonly #settings: DatabaseClientSettings;
  /** Within a session PostgreSQL gives a lock again and again: here it is one holder's. */
  readonly #holders = new Map<string, Holder>();
  #client: Promise<DatabaseClient> | undefined;
  /** Settles when no query is left on the connection. */
  #turns: Promise<unknown> = Promise.resolve();

  constructor(settings: pg.ClientConfig) {
    this.#settings = {
      connectionTimeoutMillis: 5_000,
      ...settings,
      application_name: 'efie locks',
      statement_timeout: RESPONSE_TIMEOUT_MS,
      responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    };
  }

  async take(
    name: string,
    { signal, onWanted }: { signal: AbortSignal; onWanted: () => void },
  ): Promise<void> {
    for (let waited = 0; !(await this.#try(name, onWanted)); waited += TRY_MS) {
      if (waited % ASK_MS === 0) await this.#ask(name);
      await sleep(TRY_MS, undefined, { signal });
    }
  }

  async check(name: string): Promise<void> {
    const holder = this.#holders.get(name);
    await this.#inTurn(async (client) => {
      if (holder?.client !== client) throw new DatabaseUnavailableError(`${name} is not locked`);
      await ask(client, 'select');
    });
  }

  async release(name: string): Promise<void> {
    const holder = this.#holders.get(name);
    try {
      await this.#inTurn(async (client) => {
        if (holder?.client === client) await ask(client, `select pg_advisory_unlock(${KEY})`, name);
      });
    } catch {
      // The lock ends with the connection.
      holder?.client?.cutOff('a lock was not released');
    } finally {
      this.#holders.delete(name);
    }
  }

  async close(): Promise<void> {
    await this.#turns;
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #try(name: string, onWanted: () => void): Promise<boolean> {
    if (this.#holders.has(name)) return false;
    const holder: Holder = { onWanted, client: undefined };
    this.#holders.set(name, holder);
    try {
      await this.#inTurn(async (client) => {
        const locked = await ask(client, `select pg_try_advisory_lock(${KEY}) as yes`, name);
        if (locked) holder.client = client;
      });
    } finally {
      if (!holder.client) this.#holders.delete(name);
    }
    return holder.client !== undefined;
  }

  async #ask(name: string): Promise<void> {
    const holder = this.#holders.get(name);
    if (holder) holder.onWanted();
    else await this.#inTurn((client) => ask(client, `select pg_notify('${CHANNEL}', $1)`, name));
  }

  /** A connection runs one query at a time. */
  #inTurn<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T> {
    const turn = this.#turns.then(async () => work(await this.#connected()));
    this.#turns = turn.catch(() => {});
    return turn;
  }

  #connected(): Promise<DatabaseClient> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<DatabaseClient> {
    const client = new DatabaseClient(this.#settings);
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      this.#client = undefined;
      for (const holder of this.#holders.values()) if (holder.client === client) holder.onWanted();
    };
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ payload = '' }) => this.#holders.get(payload)?.onWanted());
    try {
      await client.connect();
      await ask(client, `listen ${CHANNEL}`);
      return client;
    } catch (error) {
      lose();
      client.end().catch(() => {});
      throw error;
    }
  }
}

/** Runs a query; true when its only row says yes. */
async function ask(client: DatabaseClient, query: string, ...values: string[]): Promise<boolean> {
  // DatabaseClient accepts every form of a query, but its types do not say so.
  const { rows } = await (client as pg.Client).query<{ yes?: boolean }>(query, values);
  return rows[0]?.yes ?? false;
}
