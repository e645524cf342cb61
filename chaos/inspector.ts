import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Fleet } from './fleet.ts';

/** How long the database may be away before it is said that it is. */
const PATIENCE_MS = 90_000;

/** Looks into the database past the product, over a connection of its own each time: faults end many. */
export class Inspector {
  readonly #fleet: Pick<Fleet, 'postmaster'>;

  constructor(fleet: Pick<Fleet, 'postmaster'>) {
    this.#fleet = fleet;
  }

  /** Asks until it gets a response. @throws Error when the database does not come back. */
  async query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#tryOnce(text, values);
      } catch (error) {
        if (!isAway(error)) throw error;
        if (Date.now() > deadline) {
          const seconds = PATIENCE_MS / 1000;
          throw new Error(`the database is away for ${seconds} s: ${error}`, { cause: error });
        }
      }
      await wait(100);
    }
  }

  /** Whether it responds just now. */
  async responds(): Promise<boolean> {
    return this.#tryOnce('select 1', []).then(
      () => true,
      () => false,
    );
  }

  async #tryOnce<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const postmaster = await this.#fleet.postmaster();
    if (!postmaster) throw new AwayError();
    const client = new pg.Client({
      host: postmaster.socketDir,
      port: postmaster.port,
      user: 'app',
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
      query_timeout: 60_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text, values)).rows as Row[];
    } finally {
      client.end().catch(() => {});
    }
  }
}

class AwayError extends Error {}

/** What the server itself says of a query is no outage, but for what it says of its own state. */
function isAway(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(57P0|08|53300)/.test(error.code ?? '');
}
