import { sql } from 'kysely';
import type pg from 'pg';
import { DatabaseClient } from './client.ts';
import type { Database } from './database.ts';

/**
 * Takes the audit log away from the app's role, which owns it: it may then read and add, nothing else. Run it as a
 * superuser in the migrated database; running it again changes nothing. `npm run audit:sql` prints it.
 */
export const KEEP_AUDIT_LOG = `do $$
declare
  app text;
begin
  select rolname into strict app from pg_namespace join pg_roles on pg_roles.oid = nspowner where nspname = 'audit';
  if app = current_user then
    return;
  end if;
  execute format('alter table audit.log owner to %I', current_user);
  execute format('alter function audit.refuse_change() owner to %I', current_user);
  execute format('alter schema audit owner to %I', current_user);
  execute format('revoke all on audit.log from %I', app);
  execute format('revoke all on schema audit from %I', app);
  execute format('grant usage on schema audit to %I', app);
  execute format('grant select, insert on audit.log to %I', app);
end
$$;`;

/**
 * Takes the audit log away from the app's role.
 * @param superuser connection to the migrated database, as a superuser.
 * @throws DatabaseUnavailableError when the connection is lost.
 */
export async function keepAuditLog(superuser: pg.ClientConfig): Promise<void> {
  const client: pg.Client = new DatabaseClient(superuser);
  await client.connect();
  try {
    await client.query(KEEP_AUDIT_LOG);
  } finally {
    await client.end();
  }
}

/** True when the role of this connection could change the audit log, as its owner or by a grant. */
export async function canChangeAuditLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select pg_has_role(current_user, relowner, 'member')
      or has_table_privilege('audit.log', 'update, delete, truncate') as can
    from pg_class where oid = 'audit.log'::regclass`.execute(db);
  return rows[0]?.can ?? true;
}
