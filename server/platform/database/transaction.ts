import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** Runs work in one transaction: all of it is kept, or nothing. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

/**
 * The same for what nobody may lose once we said yes: bookings, records of payments, accounts. Where the cluster has
 * synchronous standbys, one of them has it before the commit returns, even if the cluster's own `synchronous_commit` asks for
 * less; `remote_apply`, which asks for more, stays.
 * @throws {DatabaseUnavailableError} when no standby had it in time; it may be kept all the same, as with a connection
 * that was lost during the commit.
 */
export const inDurableTransaction = <T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    await sql`select set_config('synchronous_commit', 'on', true)
      where current_setting('synchronous_commit') <> 'remote_apply'`.execute(tx);
    return work(tx);
  });
