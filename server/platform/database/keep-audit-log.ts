import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { DatabaseClient } from './client.ts';
import type { Database } from './database.ts';

/**
 * Takes the audit log away from the app's role (keep-audit-log.sql).
 * @param superuser connection to the migrated database, as a superuser.
 * @throws DatabaseUnavailableError when the connection is lost.
 */
export async function keepAuditLog(superuser: pg.ClientConfig): Promise<void> {
  const statements = await readFile(new URL('keep-audit-log.sql', import.meta.url), 'utf8');
  const client: pg.Client = new DatabaseClient(superuser);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/** Whether the role of this connection could change the audit log, as its owner or by what it is allowed. */
export async function canChangeAuditLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select pg_has_role(current_user, relowner, 'member')
      or has_table_privilege('audit.log', 'update, delete, truncate') as can
    from pg_class where oid = 'audit.log'::regclass`.execute(db);
  return rows[0]?.can ?? true;
}
