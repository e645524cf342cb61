import type { Actor } from '#domain/accounts/actor.ts';
import { addDays, today } from '#domain/calendar-date.ts';
import { TABLE_COUNTED } from '#domain/tables/limits.ts';
import type { OwnListingRow, OwnListingsQuery } from '#domain/workspace/listings-schema.ts';
import { presentPause } from '#server/features/listings/public.ts';
import type { PageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ListingResults, type OwnListing, ownListings } from './own-listings-repository.ts';

/** A page of the actor's own listings of both kinds, with what came of them in the last days; an Admin's own too. */
export async function listOwnListings(
  { slowReads, now }: Pick<Platform, 'slowReads' | 'now'>,
  { userId }: Actor,
  { search, days }: Pick<OwnListingsQuery, 'search' | 'days'>,
  window: PageWindow,
): Promise<{ rows: OwnListingRow[]; total: number }> {
  const listings = await ownListings.list(slowReads, userId, search, window);
  const results = await ownListings.results(slowReads, {
    ids: listings.map(({ id }) => id),
    userId,
    from: addDays(today(now()), 1 - Number(days)),
  });
  const byId = new Map(results.map((result) => [result.id, result]));
  return {
    rows: listings.map((listing) => present(listing, byId.get(listing.id))),
    total: await ownListings.countUpTo(slowReads, userId, search, TABLE_COUNTED + 1),
  };
}

function present(listing: OwnListing, results: ListingResults | undefined): OwnListingRow {
  const { enquiries = 0, stays = 0, favourites = 0, trend = [] } = results ?? {};
  return {
    kind: listing.kind,
    _id: listing.id,
    name: listing.name,
    status: listing.status,
    ...presentPause(listing),
    photos: listing.photos,
    facts: listing.facts,
    descriptionLength: listing.description_length,
    views: trend.reduce((total, { views }) => total + views, 0),
    enquiries,
    stays,
    favourites,
    trend,
  };
}
