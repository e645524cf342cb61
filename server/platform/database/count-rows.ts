import { type AliasedSelectQueryBuilder, sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** Counts the rows of a subquery, for example one with a limit to stop counting at. */
export async function countRows(
  db: Database | Transaction,
  some: AliasedSelectQueryBuilder<{ one: unknown }, 'some'>,
): Promise<number> {
  const { total } = await db
    .selectFrom(some)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
