import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

/** The files of one account; content that someone else uploaded first counts as theirs. */
export const accounts = {
  async lock(tx: Transaction, account: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`media of ${account}`}, 0))`.execute(
      tx,
    );
  },

  /** How many are still being made ready; those given up long ago do not count. */
  async waiting(tx: Transaction, account: string, what: 'photos' | 'videos'): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) from ${sql.table(what)}
      where uploaded_by = ${account} and status = 'pending'
        and created_at > now() - interval '1 day'`.execute(tx);
    return Number(rows[0]?.count);
  },

  async storedBytes(tx: Transaction, account: string): Promise<number> {
    const { rows } = await sql<{ bytes: string }>`
      select (select coalesce(sum(bytes), 0) from photos where uploaded_by = ${account})
        + (select coalesce(sum(bytes), 0) from videos where uploaded_by = ${account}) as bytes`.execute(
      tx,
    );
    return Number(rows[0]?.bytes);
  },
};
