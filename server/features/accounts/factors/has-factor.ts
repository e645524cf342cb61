import type { Database, Transaction } from '#server/platform/database/database.ts';
import { users } from '../repository.ts';

export const hasFactor = (db: Database | Transaction, userId: string): Promise<boolean> =>
  users.hasFactor(db, userId);
