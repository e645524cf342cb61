import { type Kysely, sql } from 'kysely';

/**
 * Words that people misspell are looked for in descriptions too: those that at least three of the newest listings have, so that
 * one lister's own mistakes are not offered to others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_search_vocabulary() returns void
      language sql set search_path to '$user', 'public' as $function$
    with named as materialized (
      select word, count(*)::integer as listings from listings, lateral (select distinct regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, city_or_town, split_part(search_text, E'\\x02', 2))), '[^a-z0-9]+') as word) as words
        where deleted_at is null and paused_at is null and word ~ '^[a-z]{3,30}$' group by word
    ), described as materialized (
      select word, count(*)::integer as listings from (
          select description from listings where deleted_at is null and paused_at is null order by created_at desc limit 20000
        ) as newest, lateral (select distinct regexp_split_to_table(search_fold(description), '[^a-z0-9]+') as word) as words
        where word ~ '^[a-z]{4,30}$' group by word having count(*) >= 3
    ), counted as materialized (
      select word, greatest(named.listings, described.listings) as listings from named full join described using (word)
    ), gone as (
      delete from search_vocabulary as kept where not exists (select from counted where counted.word = kept.word)
    )
    insert into search_vocabulary as kept select word, listings from counted order by word
      on conflict (word) do update set listings = excluded.listings where kept.listings <> excluded.listings $function$`.execute(
    db,
  );
}
