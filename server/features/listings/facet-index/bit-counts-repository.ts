import { type Expression, type RawBuilder, sql } from 'kysely';
import { ownName, SHOWN_AS } from '../filters/facet-keys-repository.ts';
import type { CountedKeys } from '../filters/facet-repository.ts';
import type { BitCondition } from './bit-conditions.ts';
import { ALL, digitKey, type FacetIndex, hasNumber } from './index-keys-repository.ts';
import { isUsable } from './state-repository.ts';

/** A condition that may be left out, and whose values are counted then. */
export interface ChosenBits {
  /** As keys begin. */
  name: string;
  conditions: readonly BitCondition[];
}

type Bits = RawBuilder<string>;

/**
 * The values that listings have, counted from the bits of those that have not changed since they were indexed: chunk by chunk, the
 * listings that meet all conditions are a mask, and those that miss exactly one another, of which only its own values are counted.
 * Nothing where the index cannot be used.
 */
export function countBits(
  index: FacetIndex,
  edition: string,
  { base, chosen }: { base: readonly BitCondition[]; chosen: readonly ChosenBits[] },
): CountedKeys {
  const kind = sql.lit(index.kind);
  // Bounds cost most: they are looked at where the others left something.
  const bounds = base.filter((condition) => 'number' in condition);
  const cheap = base.filter((condition) => !('number' in condition));
  const met = (place: number): Bits => sql`${sql.ref(`based.met_${place}`)}`;
  const places = chosen.map((_, place) => place);
  const missing = (missed: number): Bits =>
    all([
      sql`based.base`,
      ...places.map((place) => (place === missed ? sql<string>`~${met(place)}` : met(place))),
    ]);
  return sql`
    with moved as materialized (
      select chunk.id, bit_or(set_bit(chunk.none, place.position, 1)) as bits
      from facets.places as place join facets.chunks as chunk on chunk.id = place.chunk
      where place.kind = ${kind} and place.listing_id in (${changedListings(index)}) group by chunk.id
    ), chunk as materialized (
      select chunk.id, chunk.none, every.bits as every, every.bits & ~coalesce(moved.bits, chunk.none) as still
      from facets.chunks as chunk join facets.untold as every on every.chunk = chunk.id and every.key = ${sql.lit(ALL)}
      left join moved on moved.id = chunk.id
      where chunk.kind = ${kind} and ${isUsable(index, edition)}
    ), narrowed as materialized (
      select chunk.*, ${all([sql`chunk.still`, ...cheap.map((each) => maskOf(index, each))])} as found from chunk
    ), bounded as materialized (
      select chunk.*, ${all([sql`chunk.found`, ...bounds.map((each) => maskOf(index, each))])} as base
      from narrowed as chunk where bit_count(chunk.found) > 0
    ), based as materialized (
      select chunk.id, chunk.every, chunk.base ${sql.join(
        chosen.map(
          ({ conditions }, place) =>
            sql`, ${all(conditions.map((each) => maskOf(index, each)))} as ${sql.ref(`met_${place}`)}`,
        ),
        sql``,
      )}
      from bounded as chunk where bit_count(chunk.base) > 0
    ), mask as materialized (
      select id, ${missing(-1)} as bits, ${missing(-1)} = every as is_whole ${sql.join(
        places.map((place) => sql`, ${missing(place)} as ${sql.ref(`missing_${place}`)}`),
        sql``,
      )}
      from based
    )
    select -1 as missed, key, sum(listings)::int as listings from (
      select key, case when is_whole then kept.listings else bit_count(kept.bits & mask.bits) end as listings
      from mask join facets.told as kept on kept.chunk = mask.id
      where bit_count(mask.bits) > 0 offset 0) as counted group by key
    ${sql.join(
      chosen.map(({ name }, place) => {
        const bits = sql.ref(`mask.missing_${place}`);
        return sql`union all
          select ${sql.lit(place)}, key, sum(listings)::int from (
            select key, bit_count(kept.bits & ${bits}) as listings
            from mask join facets.told as kept on kept.chunk = mask.id
              and kept.key >= ${sql.lit(`${name}=`)} and kept.key < ${sql.lit(`${name}>`)}
            where bit_count(${bits}) > 0 offset 0) as counted group by key`;
      }),
      sql` `,
    )}`;
}

/** The listings that may have other keys than the index has of them. */
export const changedListings = ({ kind }: Pick<FacetIndex, 'kind'>) =>
  sql`select listing_id from facets.changes where kind = ${sql.lit(kind)}`;

const all = (masks: readonly Bits[]): Bits => sql`(${sql.join(masks, sql` & `)})`;

/** The listings of `chunk` that meet a condition. */
function maskOf({ numbers }: FacetIndex, condition: BitCondition): Bits {
  if ('keys' in condition) return anyOf(sql`kept.key = any(${[...condition.keys]}::text[])`);
  if ('folded' in condition) {
    const begins = condition.values.map((value) => {
      const begin = sql`${sql.lit(`${ownName(condition.folded)}=`)} || lower(${value})`;
      return sql`kept.key >= ${begin} || ${sql.lit(SHOWN_AS)} and kept.key < ${begin} || ${sql.lit(AFTER_SHOWN)}`;
    });
    return anyOf(sql`(${sql.join(begins, sql` or `)})`);
  }
  const { number, min, max } = condition;
  const digits = numbers[number]?.digits ?? 0;
  const keys = Array.from({ length: digits }, (_, place) => digitKey(number, place));
  return sql`(
    select ${all([
      anyOf(sql`kept.key = ${sql.lit(hasNumber(number))}`),
      ...(min === undefined ? [] : [atLeast(min, digits)]),
      ...(max === undefined ? [] : [sql<string>`~${atLeast(max + 1, digits)}`]),
    ])}
    from (
      select array(
        select coalesce((select kept.bits from facets.untold as kept where kept.chunk = chunk.id and kept.key = digit.key), chunk.none)
        from unnest(${keys}::text[]) with ordinality as digit (key, place) order by place
      ) as bits offset 0
    ) as digit)`;
}

const AFTER_SHOWN = '\u0002';

const anyOf = (isIt: Expression<unknown>): Bits =>
  sql`coalesce((select bit_or(kept.bits) from facets.bits as kept where kept.chunk = chunk.id and ${isIt}), chunk.none)`;

/**
 * The listings whose number is no less than a bound: from the lowest binary digit up, a listing whose digit is another than the
 * bound's is settled by it, any other by those below.
 */
function atLeast(bound: number, digits: number): Bits {
  if (bound >= 2 ** digits) return sql`chunk.none`;
  return Array.from({ length: digits }, (_, place) => place).reduce<Bits>((below, place) => {
    const digit = sql`digit.bits[${sql.lit(place + 1)}]`;
    return Math.floor(bound / 2 ** place) % 2 === 1
      ? sql`(${digit} & ${below})`
      : sql`(${digit} | ${below})`;
  }, sql`~chunk.none`);
}
