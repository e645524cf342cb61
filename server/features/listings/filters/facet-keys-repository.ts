import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { AT_LEAST } from '#domain/facts/fact-filters.ts';
import { hasTrait } from './trait-repository.ts';

/** A column by the name of its field; with `folded`, its values whatever their case. */
export interface FacetColumn {
  name: string;
  column: string;
  folded?: boolean;
}

/** What is counted of the listings that a query finds. */
export interface FacetColumns {
  fields: readonly FacetColumn[];
  /** Facts that are numbers without keys of their own, counted up to the highest 'at least'. */
  numbers: readonly string[];
}

/** What is counted beside the keys of facts, none of which begins so. */
export const ownName = (name: string) => `.${name}`;

/** Between a folded value and the same as some listing has it. */
export const SHOWN_AS = '\u0001';

const MOST = Math.max(...AT_LEAST.map(Number));

/**
 * The keys that a listing has beside those of its facts, '.region=Volta', each null where it has none; but for its photos, which
 * hasPhotos tells.
 */
export function ownKeys({ fields, numbers }: FacetColumns): RawBuilder<string>[] {
  const ref = (column: string) => sql.ref(`listings.${column}`);
  return [
    ...fields.map(({ name, column, folded }) =>
      keyOf(
        name,
        folded ? sql`lower(${ref(column)}) || ${sql.lit(SHOWN_AS)} || ${ref(column)}` : ref(column),
      ),
    ),
    ...numbers.map((name) => {
      const whole = sql`floor((${ref('facts')} -> ${sql.lit(name)})::numeric)`;
      return keyOf(
        name,
        sql`case when ${whole} > ${sql.lit(MOST)} then ${sql.lit(MOST)} else ${whole} end`,
      );
    }),
    flagOf('video', hasTrait({ name: 'video' })),
    ...(['agent', 'owner'] as const).map((kind) =>
      flagOf('lister', hasTrait({ name: 'lister', values: [kind] }), kind),
    ),
  ];
}

/** The key of a listing that has photos. */
export const PHOTOS_KEY = `${ownName('photos')}=yes`;

export const hasPhotos = hasTrait({ name: 'photos' });

const keyOf = (name: string, value: Expression<unknown>): RawBuilder<string> =>
  sql`${sql.lit(`${ownName(name)}=`)} || ${value}`;
const flagOf = (name: string, has: Expression<SqlBool>, value = 'yes'): RawBuilder<string> =>
  sql`case when ${has} then ${sql.lit(`${ownName(name)}=${value}`)} end`;
