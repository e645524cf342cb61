import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { queuePriceDrop } from '../note-drop-job.ts';

/** A day before any test. */
export const KEPT_AT = '2020-01-01T10:00:00Z';

/** Makes someone keep properties since long ago. */
export const keepAll = (
  { connection }: Pick<TestApp, 'connection'>,
  keeper: TestPerson,
  properties: readonly string[],
) =>
  connection.pool.query(
    `insert into favourites (user_id, listing_id, kept_at) select $1, id, $3 from unnest($2::uuid[]) as id`,
    [keeper.id, properties, KEPT_AT],
  );

/** Makes a property cheaper by a tenth, like an edit by its lister; returns the id of the change. */
export const lowerPrice = (
  { connection, platform }: Pick<TestApp, 'connection' | 'platform'>,
  id: string,
): Promise<string> =>
  inTransaction(connection.db, async (tx) => {
    const now = platform.now();
    await tx
      .updateTable('listings')
      .set(({ eb }) => ({
        price_pesewas: eb(eb('price_pesewas', '*', 9), '/', 10),
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    await queuePriceDrop(tx, id, now);
    const change = await tx
      .selectFrom('price_changes')
      .select('id')
      .where('listing_id', '=', id)
      .where('changed_at', '=', now)
      .executeTakeFirstOrThrow();
    return change.id;
  });
