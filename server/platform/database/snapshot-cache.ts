import { sql } from 'kysely';
import QuickLRU from 'quick-lru';
import type { Database } from './database.ts';

/** How many answers are kept (at times twice as many), and for how long at most: a failover may lose transactions. */
const KEPT = { maxSize: 150, maxAge: 60_000 };

/**
 * Answers that are kept for as long as the database has not changed at all. Every call asks PostgreSQL for
 * its snapshot, which names the transactions that are visible: the same snapshot, the same data. So no
 * answer is ever older than the call, in whichever process the change was made, and a list that a
 * thousand people look at is made once. Whoever writes need not know of it.
 */
export class SnapshotCache<Answer> {
  readonly #db: Database;
  /** The question about the snapshot that PostgreSQL is answering. */
  #asked: Promise<unknown> = Promise.resolve();
  /** The one that is asked after it, for all calls that came meanwhile. */
  #toAsk: Promise<string> | undefined;
  readonly #kept = new QuickLRU<string, { snapshot: string; answer: Promise<Answer> }>(KEPT);

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The kept answer, or a new one.
   * @param key the same text for the same question.
   */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const snapshot = await this.#snapshot();
    const kept = this.#kept.get(key);
    if (kept?.snapshot === snapshot) return kept.answer;
    return this.#keep(key, snapshot, make());
  }

  /** A question already under way may have been answered before the call came, so the call waits for the next. */
  #snapshot(): Promise<string> {
    this.#toAsk ??= this.#asked.then(() => {
      this.#toAsk = undefined;
      const snapshot = currentSnapshot(this.#db);
      this.#asked = snapshot.catch(() => {});
      return snapshot;
    });
    return this.#toAsk;
  }

  #keep(key: string, snapshot: string, answer: Promise<Answer>): Promise<Answer> {
    this.#kept.set(key, { snapshot, answer });
    answer.catch(() => this.#kept.delete(key));
    return answer;
  }
}

async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]?.snapshot ?? '';
}
