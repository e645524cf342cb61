import type { Actor } from '#domain/accounts/actor.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { FACT_TABLES } from '#domain/read-details/read-details.ts';
import { saidDetails } from '#domain/read-details/said-details.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { sumOfFigures } from '#domain/workspace/figures.ts';
import type { OwnListingRow, OwnListingsQuery } from '#domain/workspace/listings-schema.ts';
import { presentPause } from '#server/features/listings/public.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ListingDay, type OwnListing, ownListings } from './own-listings-repository.ts';

/**
 * A page of the actor's own listings of both kinds, with their figures of the last days; an Admin's
 * own too.
 */
export async function listOwnListings(
  { slowReads, now }: Pick<Platform, 'slowReads' | 'now'>,
  { userId }: Actor,
  { search, days }: Pick<OwnListingsQuery, 'search' | 'days'>,
  window: PageWindow,
): Promise<{ rows: OwnListingRow[]; total: number }> {
  const listings = await ownListings.list(slowReads, userId, search, window);
  const until = today(now());
  const span = { from: addDays(until, 1 - Number(days)), until };
  const figures = await ownListings.figures(slowReads, {
    ids: listings.map(({ id }) => id),
    userId,
    ...span,
  });
  const byId = Map.groupBy(figures, ({ id }) => id);
  return {
    rows: listings.map((listing) => ({ ...present(listing, byId.get(listing.id) ?? []), ...span })),
    total: await ownListings.countUpTo(slowReads, userId, search, LIST_COUNTED + 1),
  };
}

const present = (listing: OwnListing, days: readonly ListingDay[]) => ({
  kind: listing.kind,
  _id: listing.id,
  name: listing.name,
  status: listing.status,
  takesStays: listing.takes_stays,
  ...presentPause(listing),
  photos: listing.photos,
  facts: listing.facts,
  readDetails: saidDetails(FACT_TABLES[listing.kind], listing.read_among ?? {}, listing.facts_read),
  descriptionLength: listing.description_length,
  ...sumOfFigures(days),
  trend: days.map(({ id: _, ...day }) => day),
});
