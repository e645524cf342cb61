import { type Kysely, sql } from 'kysely';

/** Options of filters are counted by reading the listings: the index of bits goes, and what noted changes for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Functions that do more than note, by the end of the statement that does. */
const NOTING = ['listings_insert', 'listings_update', 'listings_delete'];
const NOTING_PHOTOS = ['listing_photos_insert', 'listing_photos_update', 'listing_photos_delete'];

const without = (names: readonly string[], pattern: string) => `
  do $do$
  declare
    name text;
    definition text;
  begin
    foreach name in array array[${names.map((name) => `'${name}'`).join(', ')}] loop
      definition := pg_get_functiondef(name::regproc);
      if definition !~ '${pattern}' then
        raise exception '% is not as 0100-listings has it', name;
      end if;
      execute regexp_replace(definition, '${pattern}', '');
    end loop;
  end $do$`;

const STATEMENTS = [
  without(NOTING, String.raw`\s*insert into facets\.changes.*?as changed;`),
  without(NOTING_PHOTOS, String.raw`\s*insert into facets\.changes[^;]*;`),
  without(['listings_emptied'], String.raw`\s*update facets\.state[^;]*;`),
  'drop trigger facets_emptied on listing_photos',
  'drop trigger listers_change on users',
  'drop schema facets cascade',
  `do $$ begin
    if to_regprocedure('graphile_worker.remove_job(text)') is not null then
      perform graphile_worker.remove_job('index-facets');
    end if;
  end $$`,
];
