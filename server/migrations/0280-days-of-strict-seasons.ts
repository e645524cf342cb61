import { type Kysely, sql } from 'kysely';

/**
 * strict_days: the days of the year, as month * 100 + day, in seasons that set their own least or most nights. For an arrival on any
 * other day nights_usual decides, so that a strict Christmas does not make a list for June call stay_allows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function strict_days(rules jsonb) returns int4multirange language sql immutable parallel safe as $$
      select coalesce(range_agg(days), '{}') from (
        select replace(substr(season->>'from', 6), '-', '')::integer as first,
          replace(substr(season->>'to', 6), '-', '')::integer as last,
          replace(season->>'to', '-', '')::integer - replace(season->>'from', '-', '')::integer >= 10000 as is_year
        from jsonb_array_elements(rules->'seasons') as season
        where season->>'minNights' is not null or season->>'maxNights' is not null
      ) as strict, unnest(case
        when is_year then array[int4range(101, 1232)]
        when first <= last then array[int4range(first, last, '[]')]
        else array[int4range(101, last, '[]'), int4range(first, 1232)] end) as days $$`.execute(db);
  await sql`
    create function nights_usually_allowed(rules jsonb) returns int4range language sql immutable parallel safe as $$
      select nights_always_allowed(rules || '{"seasons": []}') $$`.execute(db);
  await sql`
    alter table stay_rules
      add strict_days int4multirange not null generated always as (strict_days(rules)) stored,
      add nights_usual int4range not null generated always as (nights_usually_allowed(rules)) stored`.execute(
    db,
  );
  // Read from an index alone: the rules themselves are wide rows.
  await sql`
    create index stay_rules_by_columns on stay_rules (listing_id)
    include (any_arrival_day, nights_always, nights_usual, strict_days, notice_days, months_ahead, guests_max)`.execute(
    db,
  );
}
