import type { Database, Transaction } from './database.ts';

/** Runs work in one transaction: all of it is kept, or nothing. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);
