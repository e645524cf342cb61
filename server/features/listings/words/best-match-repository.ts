import { type RawBuilder, sql } from 'kysely';
import { isCounted, POINTS } from '#domain/search/best-match.ts';
import { type SearchTerm, typedPattern } from '#domain/search/search-words.ts';
import { isIn, matches, WORD_BOUNDS } from './text-search-repository.ts';

/**
 * This many of the newest matches are ranked; the rest follow newest first. Ranking every listing
 * with a common word would mean reading them all.
 */
export const RANKED = 2_000;

/**
 * This many listings are looked at in order. Only if they hold fewer than ENOUGH matches, as many
 * as people look at, is an index asked for all.
 */
export const LOOKED_AT = 4_000;
export const ENOUGH = 120;

/** The columns that rank a match, each folded only once. */
export const matchedColumns = (place: readonly string[]) => {
  const column = (name: string) => sql.ref(`listings.${name}`);
  return [
    sql<string>`search_fold(${column('name')})`.as('plain_name'),
    sql<string>`search_fold(concat_ws(' ', ${sql.join(place.map(column))}))`.as('plain_place'),
    // The kind stands between two marks.
    sql<string>`split_part(${column('search_text')}, E'\\x02', 2)`.as('kind'),
  ] as const;
};

/** Points for how well a row matches its terms; the same as matchOf of domain/search. */
export const matchPoints = (terms: readonly SearchTerm[]): RawBuilder<number> =>
  terms.length > 0 ? sql`(${sql.join(terms.map(pointsOf), sql` + `)})` : sql`0`;

/** The share of a circle’s radius in which a listing is close to what it is around. */
const CLOSE = 0.5;

const NAME = sql.ref('plain_name');
const PLACE = sql.ref('plain_place');
const KIND = sql.ref('kind');
const KEYS = sql.ref('fact_keys');
const DOCUMENT = sql.ref('search_text');

function pointsOf(term: SearchTerm): RawBuilder<number> {
  const [begin, end] = WORD_BOUNDS;
  const whole = `${begin}(?:${typedPattern(term)})${end}`;
  const { near = [] } = term;
  const typed = (text: RawBuilder<unknown>) => sql`textregexeq(${text}, ${whole})`;
  const instead = (text: RawBuilder<unknown>) =>
    term.instead.length > 0 ? matches(text, term.instead) : sql`false`;
  const parts = [...term.letters, ...term.numbers];
  const within = (text: RawBuilder<unknown>) =>
    parts.length > 0
      ? sql.join(
          parts.map((part) => sql`strpos(${text}, search_fold(${part})) > 0`),
          sql` and `,
        )
      : sql`false`;
  const { place, name, kind, text, counted, detailed } = POINTS;
  const isNear = (share: number) =>
    near.length > 0
      ? sql.join(
          near.map(({ km, ...point }) => isIn({ ...point, km: km * share })),
          sql` or `,
        )
      : sql`false`;
  const lit = (points: number) => sql.lit(points);
  const isKind =
    term.facts.length > 0 ? sql`${typed(KIND)} or ${KEYS} && ${term.facts}::text[]` : typed(KIND);
  const isAsMany = isCounted(term) ? sql`${typed(NAME)} or ${typed(KIND)}` : sql`false`;
  const isDetailed =
    term.letters.length === 0 && term.facts.length > 0
      ? sql`${KEYS} && ${term.facts}::text[]`
      : sql`false`;
  return sql`coalesce(nullif(
    greatest(
      case when ${typed(PLACE)} then ${lit(place.typed)} when ${instead(PLACE)} then ${lit(place.instead)}
        when ${isNear(CLOSE)} then ${lit(place.close)} when ${isNear(1)} then ${lit(place.near)}
        when ${within(PLACE)} then ${lit(place.within)} else 0 end,
      case when ${typed(NAME)} then ${lit(name.typed)} when ${instead(NAME)} then ${lit(name.instead)}
        when ${within(NAME)} then ${lit(name.within)} else 0 end)
    + case when ${isKind} then ${lit(kind.typed)} when ${instead(KIND)} then ${lit(kind.instead)} else 0 end
    + case when ${isDetailed} then ${lit(detailed)} when ${isAsMany} then ${lit(counted)} else 0 end, 0),
    case when ${typed(DOCUMENT)} then ${lit(text.typed)} when ${instead(DOCUMENT)} then ${lit(text.instead)} else 0 end)`;
}
