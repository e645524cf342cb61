import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SavedSearches } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type SavedSearchRow = Selectable<SavedSearches>;
export type AlertingSearch = Pick<SavedSearchRow, 'id' | 'user_id' | 'path' | 'query'>;

export const savedSearches = {
  /** Locks an account: of two searches saved at once, one is counted before the other is stored. */
  lockOwner: (tx: Transaction, userId: string) =>
    tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute(),

  async count(db: Db, userId: string): Promise<number> {
    const row = await db
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** Newest first. */
  list: (db: Db, userId: string): Promise<SavedSearchRow[]> =>
    db
      .selectFrom('saved_searches')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  findById: (db: Db, id: string): Promise<SavedSearchRow | undefined> =>
    db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst(),

  findByToken: (db: Db, token: string): Promise<SavedSearchRow | undefined> =>
    db
      .selectFrom('saved_searches')
      .selectAll()
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst(),

  /** An account's search with the same filters. */
  findSame: (
    db: Db,
    { userId, path, query }: { userId: string; path: string; query: Record<string, string> },
  ): Promise<SavedSearchRow | undefined> =>
    db
      .selectFrom('saved_searches')
      .selectAll()
      .where('user_id', '=', userId)
      .where('path', '=', path)
      .where('query', '=', sql<SavedSearchRow['query']>`${JSON.stringify(query)}::jsonb`)
      .executeTakeFirst(),

  /** Locks it until the transaction ends, so that only this transaction can change it. */
  lock: (tx: Transaction, id: string): Promise<SavedSearchRow | undefined> =>
    tx
      .selectFrom('saved_searches')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** The owner of a search, unless suspended. */
  findOwner: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select(['email', 'firstname', 'email_confirmed_at'])
      .where('id', '=', userId)
      .where('suspended_at', 'is', null)
      .executeTakeFirst(),

  insert: (tx: Transaction, search: Insertable<SavedSearches>) =>
    tx.insertInto('saved_searches').values(search).returningAll().executeTakeFirstOrThrow(),

  update: (db: Db, id: string, values: Updateable<SavedSearches>) =>
    db
      .updateTable('saved_searches')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  remove: (db: Db, id: string) => db.deleteFrom('saved_searches').where('id', '=', id).execute(),

  /** The searches that mail someone, some at a time. */
  async *alerting(db: Database, some: number): AsyncGenerator<AlertingSearch[]> {
    let after: string | undefined;
    for (;;) {
      const page = await db
        .selectFrom('saved_searches')
        .select(['id', 'user_id', 'path', 'query'])
        .where('paused', '=', false)
        .where('alerts', '<>', 'none')
        .$if(after !== undefined, (query) => query.where('id', '>', after as string))
        .orderBy('id')
        .limit(some)
        .execute();
      if (page.length > 0) yield page;
      if (page.length < some) return;
      after = page.at(-1)?.id;
    }
  },
};
