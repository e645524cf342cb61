import type { ListingKind } from '#domain/listing-kinds.ts';
import { readSearchedLists, type SearchedLists } from '#domain/saved-searches/searched-lists.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isDatabaseUnavailable } from '#server/platform/database/errors.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Finding, type FoundListing, searchAlerts } from './alert-repository.ts';
import { changedListings } from './changed-listings-repository.ts';
import { type AlertingSearch, savedSearches } from './repository.ts';
import { queueAlerts } from './send-alerts-job.ts';

/**
 * Picks from some listings of a kind those that its list shows for a query, leaving out one
 * person's.
 */
type FindAmong<Query> = (
  platform: Pick<Platform, 'db' | 'now'>,
  query: Query,
  among: { ids: readonly string[]; notOf: string },
) => Promise<string[]>;

export type ListFinders = {
  [Kind in ListingKind]: FindAmong<NonNullable<SearchedLists[Kind]>>;
};

/** Changed listings of each kind. */
type Among = Readonly<Record<ListingKind, readonly string[]>>;

/** The most changed listings to ask about at a time. */
const LISTINGS_AT_ONCE = 500;

/** The most searches to record in one transaction. */
const SEARCHES_AT_ONCE = 200;

/** Queues a listing to be matched with searches, in the transaction that makes or changes it. */
export const noteForAlerts = (tx: Database | Transaction, listing: FoundListing) =>
  changedListings.note(tx, listing);

/**
 * Every ten minutes: asks the list of each saved search which of the new or changed listings it
 * shows, and mails the people who want to know at once. After an interruption it repeats the same
 * listings; recording a match twice has no effect. A search that fails holds up none of the others.
 */
export const findAlertsJob = (
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  finders: ListFinders,
): JobSpec<unknown> => ({
  name: 'find-search-alerts',
  maxAttempts: 25,
  schedule: '*/10 * * * *',
  missed: 'skipped',
  async run(_, signal) {
    for (;;) {
      const changed = await changedListings.oldest(db, LISTINGS_AT_ONCE);
      if (changed.length === 0) return;
      const ids = (kind: ListingKind) =>
        changed.filter((each) => each.kind === kind).map(({ listingId }) => listingId);
      const among = { property: ids('property'), car: ids('car') };
      for await (const searches of savedSearches.alerting(db, SEARCHES_AT_ONCE)) {
        signal?.throwIfAborted();
        const found = await findFor({ db, now, log }, finders, searches, among);
        await inTransaction(db, async (tx) => {
          await queueAlerts(tx, await searchAlerts.note(tx, found, now()));
        });
      }
      await changedListings.forget(
        db,
        changed.map(({ id }) => id),
      );
    }
  },
});

async function findFor(
  { log, ...platform }: Pick<Platform, 'db' | 'now' | 'log'>,
  finders: ListFinders,
  searches: readonly AlertingSearch[],
  among: Among,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const search of searches) {
    try {
      found.push(...(await findForOne(platform, finders, search, among)));
    } catch (err) {
      // An unreachable or busy database decides nothing: the job runs again.
      if (isDatabaseUnavailable(err)) throw err;
      log.error({ err, search: search.id }, 'a saved search fails: it was not asked');
    }
  }
  return found;
}

/** @throws {SavedSearchError} for an old filter that this version no longer knows; and as the query of its list. */
async function findForOne(
  platform: Pick<Platform, 'db' | 'now'>,
  finders: ListFinders,
  { id: searchId, user_id: notOf, path, query }: AlertingSearch,
  among: Among,
): Promise<Finding[]> {
  const read = readSearchedLists(path, query as Record<string, string>);
  if (!read.ok) throw new SavedSearchError(read.issues.map(({ message }) => message).join(' '));
  const { property, car } = read.lists;
  const findings = (kind: ListingKind, ids: readonly string[]): Finding[] =>
    ids.map((id) => ({ searchId, listing: { kind, id } }));
  return [
    ...(property && among.property.length > 0
      ? findings(
          'property',
          await finders.property(platform, property, { ids: among.property, notOf }),
        )
      : []),
    ...(car && among.car.length > 0
      ? findings('car', await finders.car(platform, car, { ids: among.car, notOf }))
      : []),
  ];
}

class SavedSearchError extends Error {
  override name = 'SavedSearchError';
}
