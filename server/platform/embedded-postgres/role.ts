import type pg from 'pg';
import { DatabaseClient } from '../database/client.ts';

/** The app's own role: no superuser, and owner of nothing but its schemas and what is in them. */
export const ROLE = 'efie';

/** The app's schemas, as far as they exist: an older database has `facets`, which migration 0110 drops, as only its owner may. */
const SCHEMAS = ['public', 'facets', 'graphile_worker'];

/**
 * Creates the role, and gives it the app's schemas: older installations created them as the superuser. All or nothing;
 * nothing is changed when all is done already.
 * @param superuser connection to the database, as the superuser.
 * @throws DatabaseUnavailableError when the connection is lost.
 */
export async function giveDatabaseToRole(superuser: pg.ClientConfig): Promise<void> {
  const client: pg.Client = new DatabaseClient(superuser);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${ROLE}') then
        create role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
      end if;
    end $$`);
    // With CREATE on the database, the role may install the extensions that PostgreSQL trusts.
    const { rows: names } = await client.query(
      `select quote_ident(current_database()) as name
      where not has_database_privilege('${ROLE}', current_database(), 'create')`,
    );
    for (const { name } of names) {
      await client.query(`grant connect, create, temporary on database ${name} to ${ROLE}`);
    }
    const { rows } = await client.query<{ statement: string }>(OWNERSHIP, [SCHEMAS, ROLE]);
    for (const { statement } of rows) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Statements for everything not yet owned by the role, except objects of extensions and those that follow their table. */
const OWNERSHIP = `
  with ours as (select oid, nspname, nspowner from pg_namespace where nspname = any($1)),
  role as (select oid from pg_roles where rolname = $2),
  things as (
    select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner,
      'pg_namespace'::regclass as class, oid from ours
    union all
    select 'table', relation.oid::regclass::text, relowner, 'pg_class'::regclass, relation.oid
      from pg_class as relation join ours on ours.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select 'routine', routine.oid::regprocedure::text, proowner, 'pg_proc'::regclass, routine.oid
      from pg_proc as routine join ours on ours.oid = pronamespace
    union all
    select 'type', type.oid::regtype::text, typowner, 'pg_type'::regclass, type.oid
      from pg_type as type join ours on ours.oid = typnamespace
      left join pg_class as relation on relation.oid = typrelid
      where typtype in ('d', 'e', 'r') or relkind = 'c'
  )
  select format('alter %s %s owner to %I', kind, name, $2) as statement
  from things, role
  where owner <> role.oid and not exists (
    select from pg_depend
    where classid = class and objid = things.oid
      and (deptype = 'e' or (deptype in ('a', 'i') and class = 'pg_class'::regclass and refobjsubid > 0))
  )`;
