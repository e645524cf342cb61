import pg from 'pg';

/** Kysely's own tables: restored by running the migrations. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** Schemas of the app's tables; tables of the first go without a schema name. */
const SCHEMAS = ['public', 'audit'];

/** Tables whose rows open accounts. They are left out of backups, so that a stolen backup lets nobody in; after a restore everyone logs in again. */
export const OPENS_ACCOUNTS: readonly string[] = ['sessions', 'password_resets', 'sign_in_steps'];

/** A connection of its own without time limits, and with text formats that every PostgreSQL reads alike. */
export async function connectPatiently(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...settings, statement_timeout: 0, query_timeout: 0 });
  // A lost connection fails the query under way, which reports it.
  client.on('error', () => {});
  await client.connect();
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
    set extra_float_digits = 1; set search_path = public`);
  return client;
}

/** The app's tables, with their columns that are not generated. */
export async function listTables(
  client: pg.Client,
): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query(
    `select case nspname when 'public' then relname else nspname || '.' || relname end as name,
      array_agg(attname::text order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid
    where nspname = any($1) and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all($2)
    group by nspname, relname order by nspname = 'public' desc, relname`,
    [SCHEMAS, MIGRATION_TABLES],
  );
  return rows;
}

export async function listSequences(
  client: pg.Client,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${quote(name)}`,
    );
    sequences.push({ name, ...states[0] });
  }
  return sequences;
}

/** Migrations that have run, in order. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select name from kysely_migration order by name');
  return rows.map((row) => row.name);
}

export const quote = (name: string): string => pg.escapeIdentifier(name);

/** Quotes a table's name from listTables; no table has a dot in its own name. */
export const quoteTable = (name: string): string => name.split('.').map(quote).join('.');

/** The source for COPY: the backed-up part of a table. */
export const taken = (table: { name: string; columns: string[] }): string =>
  OPENS_ACCOUNTS.includes(table.name)
    ? `(select ${table.columns.map(quote).join(', ')} from ${quoteTable(table.name)} where false)`
    : copied(table);

/** The target for COPY: a table and its columns. */
export const copied = ({ name, columns }: { name: string; columns: string[] }): string =>
  `${quoteTable(name)} (${columns.map(quote).join(', ')})`;
