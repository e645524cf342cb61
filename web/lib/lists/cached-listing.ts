import type { QueryClient } from '@tanstack/react-query';
import type { Listed } from '../api/page-data.ts';

/** First parts of the query keys of one kind of listing. */
export interface ListingKeys {
  one: string;
  lists: string;
}

/**
 * A listing already loaded, by its own page or in any cached list.
 * @param fromSummary makes a listing from a list's summary.
 */
export function cachedListing<Listing extends Summary, Summary extends { _id: string }>(
  queryClient: QueryClient,
  { one, lists }: ListingKeys,
  id: string,
  fromSummary: (summary: Summary) => Listing,
): Listing | undefined {
  for (const [, listing] of queryClient.getQueriesData<Listing>({ queryKey: [one, id] })) {
    if (listing) return listing;
  }
  for (const [, list] of queryClient.getQueriesData<Listed<Summary>>({ queryKey: [lists] })) {
    const found = list?.items?.find(({ _id }) => _id === id);
    if (found) return fromSummary(found);
  }
  return undefined;
}
