import type { ListingKind } from '#domain/listing-kinds.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { STORED_FACTS, type StoredFacts } from '../listing-store-repository.ts';

/** A listing whose text can be read. */
export type ReadableListing = StoredFacts & { kind: ListingKind; id: string };

export const listingTexts = {
  /** Some listings after an id, locked until the transaction ends. */
  async lockAfter(
    tx: Transaction,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<ReadableListing[]> {
    const rows = await tx
      .selectFrom('listings')
      .select(['id', 'kind', ...STORED_FACTS])
      .where('deleted_at', 'is', null)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit)
      .forNoKeyUpdate()
      .execute();
    return rows.map((row) => ({ ...row, kind: row.kind as ListingKind }));
  },

  async set(
    tx: Transaction,
    listings: readonly {
      kind: ListingKind;
      id: string;
      columns: { facts: object; facts_read: string[]; facts_answered: string[]; updated_at: Date };
    }[],
  ): Promise<void> {
    for (const { id, columns } of listings) {
      const { facts, ...others } = columns;
      await tx
        .updateTable('listings')
        .set({ ...others, facts: JSON.stringify(facts) })
        .where('id', '=', id)
        .execute();
    }
    await announceListings(tx, listings);
  },
};
