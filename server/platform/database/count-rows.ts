import { type AliasedSelectQueryBuilder, sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** How many rows a part of a query has, such as one with a limit at which counting stops. */
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
