import type { Database, Transaction } from '#server/platform/database/database.ts';
import { users } from '../repository.ts';

export const adminEmails = (db: Database | Transaction): Promise<string[]> =>
  users.emailsOf(db, 'Admin');
