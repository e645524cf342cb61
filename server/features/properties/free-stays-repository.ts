import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type SearchedDays, shiftsWithin } from '#domain/bookings/searched-days.ts';
import { addDays, type CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Nights to be free, or as many that begin some days earlier or later. */
export interface FreeOn extends SearchedDays {
  guests?: number | undefined;
  flexible?: number | undefined;
  /** On which they would be booked, for the notice that hosts ask for. */
  today: CalendarDate;
}

/** True if a property is free and its rules allow the nights, or as many that begin some days earlier or later. */
export function isFreeAround(freeOn: FreeOn) {
  const moves = movesOf(freeOn);
  const all = sql`int4range(${Math.min(...moves)}, ${Math.max(...moves)}, '[]')`;
  const full = fullMoves(freeOn);
  // What does not depend on the listing is found once for all rows of a list. Only rows that columns leave in doubt read rules.
  return moves.length === 1
    ? sql<SqlBool>`(
        listings.id not in (select listing_id from (${full}) as taken where days @> ${all})
        and (listings.id not in (${doubtful(freeOn)})
          or (select ${allows(freeOn, sql`0`)} from stay_rules where listing_id = listings.id)))`
    : sql<SqlBool>`(
        listings.id not in (select listing_id from (${full}) as taken group by listing_id having range_agg(days) @> ${all})
        and (listings.id not in (${doubtful(freeOn)})
          or exists (
            select from stay_rules, unnest(${moves}::integer[]) as move
            where listing_id = listings.id and ${allows(freeOn, sql`move`)}
              and (listings.id, move) not in (
                select listing_id, move from (${full}) as taken, unnest(${moves}::integer[]) as move where days @> move))))`;
}

/** By how many days the nights must be moved to be free, for those of some properties that are, nearest first. */
export async function shiftsOf(
  db: Database | Transaction,
  ids: readonly string[],
  freeOn: FreeOn,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; move: number }>`
    with full_moves as materialized (${fullMoves(freeOn, ids)})
    select distinct on (id) id, move
    from unnest(${ids}::uuid[]) as id left join stay_rules on listing_id = id,
      unnest(${movesOf(freeOn)}::integer[]) with ordinality as moves (move, place)
    where not exists (select from full_moves where full_moves.listing_id = id and days @> move)
      and (rules is null or ${allows(freeOn, sql`move`)})
    order by id, place`.execute(db);
  return new Map(rows.map(({ id, move }) => [id, move]));
}

/** The days by which nights may be moved without leading into the past, nearest first: without a gap. */
const movesOf = ({ from, flexible = 0, today }: FreeOn): number[] =>
  shiftsWithin(flexible).filter((days) => days === 0 || addDays(from, days) >= today);

/**
 * The stays that are full, of all or of those with some ids, and the days, as a range, by which the nights must not be moved; a stay
 * may have several rows. Full is what the constraint bookings_never_overlap would refuse, since units are assigned anew: on one of the
 * nights, or of those that a stay keeps free after them, one of one unit has any taker, one of several as many as units.
 */
function fullMoves(freeOn: FreeOn, ids?: readonly string[]) {
  const moves = movesOf(freeOn);
  const [from, to] = [sql`${freeOn.from}::date`, sql`${freeOn.to}::date`];
  const several = sql`(select * from stay_rules where units > 1 or preparation_nights > 0)`;
  return sql`
    with taken as materialized (
      select listing_id, nights, coalesce(units, 1) as units, coalesce(preparation_nights, 0) as preparation
      from taken_nights left join ${several} as several using (listing_id)
      where nights && daterange(${from} + ${Math.min(...moves)}::integer, ${to} + ${Math.max(...moves)}::integer
        + coalesce((select max(preparation_nights) from ${several} as several), 0))
        ${ids ? sql`and listing_id = any(${ids}::uuid[])` : sql``}
    )
    select listing_id, int4range(lower(nights) - ${to} - preparation + 1, upper(nights) - ${from}) as days
    from taken where units = 1
    union all
    select listing_id, int4range(night - ${to} - preparation + 1, night - ${from} + 1) as days
    from (
      select listing_id, preparation, lower(nights) + generate_series(0, upper(nights) - lower(nights) - 1) as night
      from taken where units > 1
      group by listing_id, preparation, units, night having count(*) >= units
    ) as full_nights`;
}

/** True if rules allow the nights, moved by some days. */
const allows = ({ from, to, today, guests }: FreeOn, move: RawBuilder<unknown>) =>
  sql`stay_allows(rules, ${from}::date + ${move}, ${to}::date + ${move}, ${today}::date, ${guests ?? null}::integer)`;

/**
 * The stays of which columns do not tell that they are allowed however the nights are moved: what their rules allow in every season,
 * or outside of those with limits of their own.
 */
function doubtful(freeOn: FreeOn) {
  const moves = movesOf(freeOn);
  const [from, today] = [sql`${freeOn.from}::date`, sql`${freeOn.today}::date`];
  const nights = sql`(${freeOn.to}::date - ${from})`;
  const arrivals = moves.map((days) => dayOfYear(addDays(freeOn.from, days)));
  return sql`
    select listing_id from stay_rules
    where not (any_arrival_day
      and (nights_always @> ${nights} or (nights_usual @> ${nights} and not strict_days && (
        select range_agg(int4range(day, day, '[]')) from unnest(${arrivals}::integer[]) as day)))
      and ${from} + ${Math.min(...moves)}::integer >= ${today} + notice_days
      and (months_ahead is null
        or ${from} + ${Math.max(...moves)}::integer <= ${today} + make_interval(months => months_ahead))
      and (guests_max is null or coalesce(${freeOn.guests ?? null}::integer, 0) <= guests_max))`;
}

/** Month * 100 + day, as strict_days has them. */
const dayOfYear = (day: CalendarDate): number => Number(day.slice(5).replace('-', ''));
