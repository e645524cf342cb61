import { type Kysely, sql } from 'kysely';

/**
 * Lists of stays by dates without calling stay_allows for each: what a stay's rules allow in every season is a column, so that
 * the function is left for the stays that a season may refuse. Units and preparation are read only where there are any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function nights_always_allowed(rules jsonb) returns int4range language sql immutable parallel safe as $$
      select case when least > most then 'empty' else int4range(least, most, '[]') end
      from (
        select max((said->>'minNights')::integer) as least, min((said->>'maxNights')::integer) as most
        from jsonb_array_elements(rules->'seasons' || jsonb_build_array(rules)) as said
      ) as strictest $$`.execute(db);
  await sql`
    alter table stay_rules
      add nights_always int4range not null generated always as (nights_always_allowed(rules)) stored,
      add any_arrival_day boolean not null generated always as (rules->'arrivalDays' = '[]') stored,
      add notice_days smallint not null generated always as ((rules->>'noticeDays')::smallint) stored,
      add months_ahead smallint generated always as ((rules->>'monthsAhead')::smallint) stored,
      add guests_max smallint generated always as ((rules->>'guestsMax')::smallint) stored`.execute(
    db,
  );
  await sql`drop index stay_rules_units`.execute(db);
  await sql`
    create index stay_rules_of_several on stay_rules (listing_id) include (units, preparation_nights)
    where units > 1 or preparation_nights > 0`.execute(db);
}
