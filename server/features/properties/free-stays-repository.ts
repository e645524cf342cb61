import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type SearchedDays, shiftsWithin } from '#domain/bookings/searched-days.ts';
import { weekdayOf } from '#domain/stays/weekdays.ts';
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
  const shut = sql`${fullMoves(freeOn)} union all ${refusedMoves(freeOn)}`;
  // Subqueries that do not name the listing run once per list. Rules are read only for listings the columns leave in doubt.
  return moves.length === 1
    ? sql<SqlBool>`(
        listings.id not in (select listing_id from (${shut}) as shut where days @> ${all})
        and (listings.id not in (${doubtful(freeOn)})
          or (select ${allows(freeOn, sql`0`)} from stay_rules where listing_id = listings.id)))`
    : sql<SqlBool>`(
        listings.id not in (select listing_id from (${shut}) as shut group by listing_id having range_agg(days) @> ${all})
        and (listings.id not in (${doubtful(freeOn)})
          or exists (
            select from stay_rules, unnest(${moves}::integer[]) as move
            where listing_id = listings.id and ${allows(freeOn, sql`move`)}
              and (listings.id, move) not in (
                select listing_id, move from (${shut}) as shut, unnest(${moves}::integer[]) as move where days @> move))))`;
}

/** For each property that is free, the fewest days by which the nights must move. */
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

/** The days by which the nights may move without starting in the past, nearest first. They have no gap. */
const movesOf = ({ from, flexible = 0, today }: FreeOn): number[] =>
  shiftsWithin(flexible).filter((days) => days === 0 || addDays(from, days) >= today);

/**
 * Full stays, all of them or only those with the ids, each with a range of days: moving the nights by one of these does not make
 * them free. A stay may have several rows. A stay with one unit is full on a night that anything takes; one with several, on a night
 * when every unit is taken. The nights a host keeps free afterwards count too. bookings_never_overlap would refuse exactly these,
 * because a booking may move the others to different units.
 */
function fullMoves(freeOn: FreeOn, ids?: readonly string[]) {
  const moves = movesOf(freeOn);
  const [from, to] = [sql`${freeOn.from}::date`, sql`${freeOn.to}::date`];
  const [first, last] = [Math.min(...moves), Math.max(...moves)];
  const nights = (preparation: RawBuilder<unknown>) =>
    sql`daterange(${from} + ${first}::integer, ${to} + ${last}::integer + ${preparation})`;
  const days = sql`int4range(lower(nights) - ${to} - preparation + 1, upper(nights) - ${from})`;
  const among = ids ? sql`and listing_id = any(${ids}::uuid[])` : sql``;
  const several = sql`(select * from stay_rules where units > 1 or preparation_nights > 0)`;
  return sql`
    select listing_id, ${moves.length === 1 ? sql`int4range(0, 1)` : days} as days
    from taken_nights, (select 0 as preparation) as none
    where nights && ${nights(sql`0`)} and listing_id not in (select listing_id from ${several} as several) ${among}
    union all (
      with taken as materialized (
        select listing_id, nights, units, preparation_nights as preparation
        from ${several} as several join taken_nights using (listing_id)
        where nights && ${nights(sql`preparation_nights`)} ${among}
      )
      select listing_id, ${days} as days from taken where units = 1
      union all
      select listing_id, int4range(night - ${to} - preparation + 1, night - ${from} + 1) as days
      from (
        select listing_id, preparation, lower(nights) + generate_series(0, upper(nights) - lower(nights) - 1) as night
        from taken where units > 1
        group by listing_id, preparation, units, night having count(*) >= units
      ) as full_nights
    )`;
}

/** True if rules allow the nights, moved by some days. */
const allows = ({ from, to, today, guests }: FreeOn, move: RawBuilder<unknown>) =>
  sql`stay_allows(rules, ${from}::date + ${move}, ${to}::date + ${move}, ${today}::date, ${guests ?? null}::integer)`;

/** As `fullMoves`: the moves that the columns of the rules refuse. */
const refusedMoves = (freeOn: FreeOn) =>
  sql`select listing_id, int4range(move, move, '[]') as days from ${judgedMoves(freeOn)} where is_allowed is false`;

/**
 * Stays of which the columns leave some move in doubt: on days of strict seasons, which may differ among themselves or be of one year,
 * and where the limits contradict each other.
 */
const doubtful = (freeOn: FreeOn) => sql`
  select listing_id from ${judgedMoves(freeOn)}
  where (isempty(nights_usual) or nights_strict @> ${nightsOf(freeOn)}) and is_allowed is null`;

/**
 * Each move of the stays that the columns of their rules do not allow as a whole: `is_allowed` is null where only the rules
 * themselves tell.
 */
function judgedMoves(freeOn: FreeOn) {
  const moves = movesOf(freeOn);
  const [from, today] = [sql`${freeOn.from}::date`, sql`${freeOn.today}::date`];
  const nights = nightsOf(freeOn);
  const arrivals = moves.map((days) => addDays(freeOn.from, days));
  const [weekdays, days] = [arrivals.map(weekdayOf), arrivals.map(dayOfYear)];
  const first = sql`(${from} + ${Math.min(...moves)}::integer)`;
  const last = sql`(${from} + ${Math.max(...moves)}::integer)`;
  const inTime = (earliest: RawBuilder<unknown>, latest: RawBuilder<unknown>) => sql`
    ${earliest} >= ${today} + notice_days
    and (months_ahead is null or ${latest} <= ${today} + make_interval(months => months_ahead))
    and (guests_max is null or coalesce(${freeOn.guests ?? null}::integer, 0) <= guests_max)`;
  return sql`(
    select listing_id, move, nights_usual, nights_strict, ${inTime(sql`${from} + move`, sql`${from} + move`)}
      and (arrival_days = '[]' or arrival_days ? weekday)
      and case when nights_always @> ${nights} then true
        when strict_days @> day then case when not nights_strict @> ${nights} then false end
        when not isempty(nights_usual) then nights_usual @> ${nights} end as is_allowed
    from stay_rules, unnest(${moves}::integer[], ${weekdays}::text[], ${days}::integer[]) as moved (move, weekday, day)
    where not (${inTime(first, last)} and arrival_days = '[]'
      and (nights_always @> ${nights} or (nights_usual @> ${nights} and not strict_days && (
        select range_agg(int4range(day, day, '[]')) from unnest(${days}::integer[]) as day))))
  ) as judged`;
}

const nightsOf = ({ from, to }: FreeOn) => sql`(${to}::date - ${from}::date)`;

/** Month * 100 + day, as strict_days has them. */
const dayOfYear = (day: CalendarDate): number => Number(day.slice(5).replace('-', ''));
