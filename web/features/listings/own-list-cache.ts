import type { QueryClient } from '@tanstack/react-query';
import type { Listed } from '#web/lib/api/page-data.ts';
import type { OwnKind, OwnListing } from './own-kind.ts';

/** Shows a change in cached lists at once (specification §4), and invalidates the other pages. */
export function showChanged(queryClient: QueryClient, kind: OwnKind, changed: OwnListing): void {
  queryClient.setQueriesData<Listed<OwnListing>>(
    ownLists(kind),
    (list) => list && withChanged(list, changed),
  );
  invalidateListings(queryClient, kind);
}

/** Removes a deleted listing from cached lists; the listing that moves up is loaded again. */
export function showDeleted(queryClient: QueryClient, kind: OwnKind, id: string): void {
  queryClient.setQueriesData<Listed<OwnListing>>(
    ownLists(kind),
    (list) => list && without(list, id),
  );
  void queryClient.invalidateQueries(ownLists(kind));
  invalidateListings(queryClient, kind);
}

const ownLists = ({ ownQuery }: OwnKind) => ({ queryKey: [ownQuery] });

function invalidateListings(queryClient: QueryClient, { publicQueries }: OwnKind): void {
  for (const name of publicQueries) void queryClient.invalidateQueries({ queryKey: [name] });
}

const withChanged = ({ items, total }: Listed<OwnListing>, changed: OwnListing) => ({
  total,
  items: items.map((item) => (item._id === changed._id ? changed : item)),
});

function without({ items, total }: Listed<OwnListing>, id: string): Listed<OwnListing> {
  const left = items.filter((item) => item._id !== id);
  return { items: left, total: total - (items.length - left.length) };
}
