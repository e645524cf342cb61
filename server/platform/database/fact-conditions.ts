import { type Expression, type SqlBool, sql } from 'kysely';
import type { FactCondition } from '#domain/facts/fact-filters.ts';

/**
 * Conditions on a column of facts (migration 0024-listing-facts): values by its index, bounds of numbers that have too
 * many values by reading.
 */
export function factsMeet(
  column: string,
  conditions: readonly FactCondition[],
): Expression<SqlBool>[] {
  const facts = sql.ref(column);
  return conditions.flatMap(({ name, values, isList, min, max }): Expression<SqlBool>[] => {
    if (values) {
      const each = values.map((value) => JSON.stringify({ [name]: isList ? [value] : value }));
      return [sql<SqlBool>`${facts} @> any(${each}::jsonb[])`];
    }
    const number = sql`(${facts} -> ${sql.lit(name)})::numeric`;
    return [
      ...(min === undefined ? [] : [sql<SqlBool>`${number} >= ${min}`]),
      ...(max === undefined ? [] : [sql<SqlBool>`${number} <= ${max}`]),
    ];
  });
}
