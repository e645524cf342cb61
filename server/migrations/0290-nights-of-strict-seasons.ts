import { type Kysely, sql } from 'kysely';

/**
 * nights_strict: the nights that one of the seasons with limits of their own may allow, so that a list with dates refuses all others
 * without calling stay_allows. Seasons of one year leave every night possible. arrival_days decides for itself; the version before
 * still reads any_arrival_day, so the column and its place in the index stay for now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function nights_in_strict_seasons(rules jsonb) returns int4range language sql immutable parallel safe as $$
      select case when bool_and(is_yearly) then int4range(
          min(least(fewest, most)), case when bool_and(most is not null) then max(greatest(fewest, most)) end, '[]')
        else int4range(null, null) end
      from (
        select (season->>'yearly')::boolean as is_yearly,
          coalesce(season->>'minNights', rules->>'minNights', '1')::integer as fewest,
          coalesce(season->>'maxNights', rules->>'maxNights')::integer as most
        from jsonb_array_elements(rules->'seasons') as season
        where season->>'minNights' is not null or season->>'maxNights' is not null
      ) as strict $$`.execute(db);
  await sql`drop index stay_rules_by_columns`.execute(db);
  await sql`
    alter table stay_rules
      add arrival_days jsonb not null generated always as (rules->'arrivalDays') stored,
      add nights_strict int4range not null generated always as (nights_in_strict_seasons(rules)) stored`.execute(
    db,
  );
  await sql`
    create index stay_rules_by_columns on stay_rules (listing_id)
    include (any_arrival_day, arrival_days, nights_always, nights_usual, nights_strict, strict_days, notice_days, months_ahead, guests_max)`.execute(
    db,
  );
}
