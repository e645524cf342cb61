import type { FactTable, FactValues } from '#domain/facts/fact.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { afterReading, type MarkedFacts } from '#domain/read-details/marks.ts';
import { readDetails } from '#domain/read-details/read-details.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { factColumns, markedFacts, sayingListing } from './marked-facts.ts';
import { listingTexts, type ReadableListing } from './read-listings-repository.ts';

/** Few enough that changing one of them does not wait for the others. */
const BATCH = 100;

/** What reading a listing's text changes. */
export interface ReadChange {
  kind: ListingKind;
  id: string;
  name: string;
  /** Facts that are added or changed. */
  added: Readonly<Record<string, unknown>>;
  /** Names of facts that its text no longer states. */
  gone: readonly string[];
}

/**
 * Reads the texts of all listings that are not deleted, and hands over what that changes: facts that are empty are filled, and
 * marked as read until their lister confirms them. What a lister chose or answered stays. Sends no alerts, since nothing new was listed.
 * @param write false: changes nothing.
 * @returns how many listings there are.
 */
export async function readListings(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { write, onChange }: { write: boolean; onChange(change: ReadChange): void },
): Promise<number> {
  let seen = 0;
  for (let after: string | undefined; ; ) {
    const rows = await inTransaction(db, async (tx) => {
      const listings = await listingTexts.lockAfter(tx, { after, limit: BATCH });
      const changed = listings.flatMap((listing) => changeOf(listing) ?? []);
      for (const { change } of changed) onChange(change);
      if (write && changed.length > 0) {
        await listingTexts.set(
          tx,
          changed.map(({ change: { kind, id }, marked }) => ({
            kind,
            id,
            columns: { ...factColumns(marked), updated_at: now() },
          })),
        );
      }
      return listings;
    });
    if (rows.length === 0) return seen;
    seen += rows.length;
    after = rows.at(-1)?.id;
  }
}

/** Undefined where reading changes nothing. */
function changeOf(
  listing: ReadableListing,
): { change: ReadChange; marked: MarkedFacts<FactTable> } | undefined {
  const { kind, id, name } = listing;
  const before = markedFacts(listing);
  const said = readDetails[kind](sayingListing(listing)) as FactValues<FactTable>;
  const marked = afterReading(before, said);
  const facts = Object.entries(marked.facts);
  const added = facts.filter(
    ([fact, value]) => JSON.stringify(value) !== JSON.stringify(before.facts[fact]),
  );
  const gone = Object.keys(before.facts).filter((fact) => !(fact in marked.facts));
  if (added.length + gone.length === 0) return undefined;
  return { change: { kind, id, name, added: Object.fromEntries(added), gone }, marked };
}
