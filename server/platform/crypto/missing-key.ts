import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { DATA_KEY_FILE } from './data-key.ts';

/**
 * Explains to the operator that the key is missing for encrypted data in the database; undefined when there is no such
 * data.
 * @param dataDir may still have the key that was made while only this machine reached the site.
 */
export async function missingKeyOf(db: Database, dataDir: string): Promise<string | undefined> {
  if (!(await hasEncrypted(db))) return undefined;
  const file = path.join(dataDir, DATA_KEY_FILE);
  const where = existsSync(file) ? ` A key is in ${file}: set DATA_KEY to what stands in it.` : '';
  return `DATA_KEY is not set, but the database has what one encrypted: codes of authenticator apps and identity documents cannot be read.${where} docs/operating.md, "The key of what is encrypted", says more.`;
}

async function hasEncrypted(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from authenticators)
      or exists (select from verifications where number is not null)
      or exists (select from verification_documents) as has`.execute(db);
  return rows[0]?.has ?? false;
}
