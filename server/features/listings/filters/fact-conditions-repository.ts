import { type Expression, type SqlBool, sql } from 'kysely';
import type { FactCondition } from '#domain/facts/fact-filters.ts';

/**
 * Conditions on the facts of listings: by their keys, which an index finds; bounds of numbers
 * without keys by reading.
 * @param kind what is asked of the listings beside, of what has keys too: the same index
 * finds those that meet both.
 */
export function factsMeet(
  conditions: readonly FactCondition[],
  kind: Readonly<Record<string, readonly string[] | undefined>> = {},
): Expression<SqlBool>[] {
  const keys = sql.ref('listings.fact_keys');
  const kindKeys = Object.entries(kind).flatMap(([name, values]) =>
    values === undefined ? [] : [values.map((value) => `@${name}=${value}`)],
  );
  // A listing without a key of its facts has none of its kind either.
  const goesByKeys = conditions.some((condition) => keysOf(condition) !== undefined);
  const single = kindKeys.filter((any) => any.length === 1).flat();
  const several = kindKeys.filter((any) => any.length > 1);
  const ofKind = goesByKeys
    ? [
        ...(single.length > 0 ? [sql<SqlBool>`${keys} @> ${single}::text[]`] : []),
        ...several.map((any) => sql<SqlBool>`${keys} && ${any}::text[]`),
      ]
    : [];
  return [
    ...ofKind,
    ...conditions.flatMap((condition): Expression<SqlBool>[] => {
      const any = keysOf(condition);
      if (any) return [sql<SqlBool>`${keys} && ${any}::text[]`];
      const { name, min, max } = condition;
      const number = sql`(listings.facts -> ${sql.lit(name)})::numeric`;
      return [
        ...(min === undefined ? [] : [sql<SqlBool>`${number} >= ${min}`]),
        ...(max === undefined ? [] : [sql<SqlBool>`${number} <= ${max}`]),
      ];
    }),
  ];
}

/**
 * The keys of which a matching listing has one, few whatever the bounds; undefined if keys cannot
 * tell.
 */
export function keysOf({ name, values, isCounted, min, max }: FactCondition): string[] | undefined {
  if (values) return values.map((value) => `${name}=${value}`);
  if (!isCounted) return undefined;
  if (max === undefined && min !== undefined && min > 0) return [`${name}>=${min}`];
  const [from, to] = [min ?? 0, Math.min(max ?? MOST_COUNTED, MOST_COUNTED)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => `${name}=${from + n}`);
}

/** As the database's function fact_keys has it. */
const MOST_COUNTED = 60;
