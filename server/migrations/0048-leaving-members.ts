import { type Kysely, sql } from 'kysely';

/**
 * Accounts that are to be deleted: since when, whether that was told again, and when it was done. The row stays without what it
 * said of the person, for what others have of them refers to it. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table users
    add column leaving_since timestamptz,
    add column leaving_reminded_at timestamptz,
    add column erased_at timestamptz`,
  'create index users_leaving on users (leaving_since) where leaving_since is not null and erased_at is null',

  // Whatever reasons there are by now, and one more.
  ...['properties', 'cars'].map(
    (table) => `do $$
      declare
        rule text;
      begin
        select pg_get_constraintdef(oid) into strict rule from pg_constraint
          where conname = '${table}_whole_pause' and conrelid = '${table}'::regclass;
        execute 'alter table ${table} drop constraint ${table}_whole_pause';
        execute 'alter table ${table} add constraint ${table}_whole_pause '
          || replace(replace(rule, '''by-lister''::text', '''by-lister''::text, ''leaving''::text'), ' NOT VALID', '')
          || ' not valid';
      end $$`,
  ),

  // What somebody who leaves still uploads is paused too: the row's lock makes it wait for the one who leaves, or that for it.
  `create function pause_of_leaving() returns trigger language plpgsql set search_path from current as $$
    declare
      since timestamptz;
    begin
      select leaving_since into since from users
        where id = (to_jsonb(new) ->> tg_argv[0])::uuid for share;
      if since is not null and new.paused_at is null then
        new.paused_at := since;
        new.pause_reason := 'leaving';
      end if;
      return new;
    end $$`,
  `create trigger pause_of_leaving before insert on properties
    for each row execute function pause_of_leaving('lister_id')`,
  `create trigger pause_of_leaving before insert on cars
    for each row execute function pause_of_leaving('owner_id')`,
];
