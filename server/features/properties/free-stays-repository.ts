import { type SqlBool, sql } from 'kysely';
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
  // Found once for all rows of a list, not for each.
  return sql<SqlBool>`listings.id not in (
    select listing_id from (${shutMoves(freeOn)}) as shut
    ${moves.length === 1 ? sql`where days @> ${all}` : sql`group by listing_id having range_agg(days) @> ${all}`})`;
}

/** By how many days the nights must be moved to be free, for those of some properties that are, nearest first. */
export async function shiftsOf(
  db: Database | Transaction,
  ids: readonly string[],
  freeOn: FreeOn,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; days: number }>`
    with shut as materialized (${shutMoves(freeOn, ids)})
    select distinct on (id) id, move.days
    from unnest(${ids}::uuid[]) as id, unnest(${movesOf(freeOn)}::integer[]) with ordinality as move (days, place)
    where not exists (select from shut where listing_id = id and shut.days @> move.days)
    order by id, place`.execute(db);
  return new Map(rows.map(({ id, days }) => [id, days]));
}

/** The days by which nights may be moved without leading into the past, nearest first: without a gap. */
const movesOf = ({ from, flexible = 0, today }: FreeOn): number[] =>
  shiftsWithin(flexible).filter((days) => days === 0 || addDays(from, days) >= today);

/** Month * 100 + day, as strict_days has them. */
const dayOfYear = (day: CalendarDate): number => Number(day.slice(5).replace('-', ''));

/**
 * Why stays are not free, a row each: the stay, and the days, as a range, by which the nights must not be moved; of all stays, or of
 * those with some ids. A stay is full where the constraint bookings_never_overlap would refuse, since units are assigned anew: on one
 * of the nights, or of those it keeps free after them, a stay of one unit has any taker, one of several as many as units. Of rules
 * the columns come first, for what they allow in every season or outside of strict ones; the function that looks into seasons reads
 * the others.
 */
function shutMoves(freeOn: FreeOn, ids?: readonly string[]) {
  const moves = movesOf(freeOn);
  const [least, most] = [Math.min(...moves), Math.max(...moves)];
  const [from, to] = [sql`${freeOn.from}::date`, sql`${freeOn.to}::date`];
  const [today, guests] = [sql`${freeOn.today}::date`, sql`${freeOn.guests ?? null}::integer`];
  const arrivals = moves.map((days) => dayOfYear(addDays(freeOn.from, days)));
  const ofIds = ids ? sql`and listing_id = any(${ids}::uuid[])` : sql``;
  const several = sql`(select * from stay_rules where units > 1 or preparation_nights > 0)`;
  return sql`
    with taken as materialized (
      select listing_id, nights, coalesce(units, 1) as units, coalesce(preparation_nights, 0) as preparation
      from taken_nights left join ${several} as several using (listing_id)
      where nights && daterange(${from} + ${least}::integer, ${to} + ${most}::integer
        + coalesce((select max(preparation_nights) from ${several} as several), 0)) ${ofIds}
    ),
    doubtful as materialized (
      select listing_id from stay_rules
      where not (any_arrival_day
        and (nights_always @> (${to} - ${from}) or (nights_usual @> (${to} - ${from}) and not strict_days && (
          select range_agg(int4range(day, day, '[]')) from unnest(${arrivals}::integer[]) as day)))
        and ${from} + ${least}::integer >= ${today} + notice_days
        and (months_ahead is null or ${from} + ${most}::integer <= ${today} + make_interval(months => months_ahead))
        and (guests_max is null or coalesce(${guests}, 0) <= guests_max)) ${ofIds}
    )
    select listing_id, int4range(lower(nights) - ${to} - preparation + 1, upper(nights) - ${from}) as days
    from taken where units = 1
    union all
    select listing_id, int4range(night - ${to} - preparation + 1, night - ${from} + 1) as days
    from (
      select listing_id, preparation, lower(nights) + generate_series(0, upper(nights) - lower(nights) - 1) as night
      from taken where units > 1
      group by listing_id, preparation, units, night having count(*) >= units
    ) as full_nights
    union all
    select listing_id, int4range(days, days, '[]')
    from doubtful join stay_rules using (listing_id), unnest(${moves}::integer[]) as days
    where not stay_allows(rules, ${from} + days, ${to} + days, ${today}, ${guests})`;
}
