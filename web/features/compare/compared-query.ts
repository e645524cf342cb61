import { queryOptions } from '@tanstack/react-query';
import type { CarSummary } from '#domain/cars/schema.ts';
import { LISTING_KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { read } from '#web/lib/api/api.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { type CardListing, cardsPath } from '#web/lib/lists/listing-cards.ts';

/** The listings of an address that are there, by kind. */
export interface Compared {
  property: PropertySummary[];
  car: CarSummary[];
}

/** Loads the listings of an address, which does not say their kinds, by `readCards`. */
export async function readCompared(
  ids: readonly string[],
  readCards: (path: ReadPath<CardListing['listing'][]>) => Promise<CardListing['listing'][] | null>,
): Promise<Compared | null> {
  const lists = await Promise.all(
    LISTING_KINDS.map((kind) => (ids.length === 0 ? [] : readCards(cardsPath(kind, ids)))),
  );
  if (lists.includes(null)) return null;
  return Object.fromEntries(LISTING_KINDS.map((kind, at) => [kind, lists[at]])) as never;
}

export const comparedQuery = (ids: readonly string[], initial: Compared | null) =>
  queryOptions({
    queryKey: ['compared', ids.join(',')],
    queryFn: ({ signal }) => readCompared(ids, (path) => read(path, { signal })),
    initialData: initial ?? undefined,
  });

/** The kind that is compared: that of the first of the address that is there. */
export function kindOf(ids: readonly string[], compared: Compared): ListingKind | undefined {
  const has = (kind: ListingKind, id: string) => compared[kind].some(({ _id }) => _id === id);
  const first = ids.find((id) => LISTING_KINDS.some((kind) => has(kind, id)));
  return first === undefined ? undefined : LISTING_KINDS.find((kind) => has(kind, first));
}
