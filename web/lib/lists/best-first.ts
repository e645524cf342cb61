import { type MatchedListing, matchOf } from '#domain/search/best-match.ts';
import type { SearchWords } from '#domain/search/search-words.ts';

/** Listings by how well they fit what was searched for; those that fit alike stay as they are. */
export function bestFirst<T>(
  listings: readonly T[],
  words: SearchWords,
  matched: (listing: T) => MatchedListing,
): T[] {
  return listings
    .map((listing) => ({ listing, points: matchOf(matched(listing), words) }))
    .sort((a, b) => b.points - a.points)
    .map(({ listing }) => listing);
}
