import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** Acts of operators that the site itself cannot see. */
export type Milestone = 'backup' | 'test-mail' | 'notice';

export const milestones = {
  reach: (db: Db, name: Milestone, at: Date) =>
    db
      .insertInto('milestones')
      .values({ name, reached_at: at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ reached_at: at }))
      .execute(),

  async all(db: Db): Promise<Partial<Record<Milestone, Date>>> {
    const rows = await db.selectFrom('milestones').selectAll().execute();
    return Object.fromEntries(rows.map(({ name, reached_at }) => [name, reached_at]));
  },
};
