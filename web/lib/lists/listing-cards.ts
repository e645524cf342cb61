import { queryOptions } from '@tanstack/react-query';
import type { CarSummary } from '#domain/cars/schema.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { IDS_MAX } from '#domain/values/id.ts';
import { read } from '../api/api.ts';
import { type ReadPath, readPath } from '../api/call-path.ts';

/** A listing of either kind as a card shows it. */
export type CardListing =
  | { kind: 'property'; listing: PropertySummary }
  | { kind: 'car'; listing: CarSummary };

type Address = Pick<Favourite, 'kind' | 'listingId'>;

/** Long enough that going back shows cards at once. */
const STALE_AFTER_MS = 60_000;

/** The call of some listings of a kind, as cards show them; unknown ones are left out. */
export const cardsPath = (
  kind: ListingKind,
  ids: readonly string[],
): ReadPath<CardListing['listing'][]> => {
  const given = { query: { ids: ids.join(','), view: 'card' } };
  return readPath(`GET /api/${KINDS[kind].list}`, given);
};

/** One listing for its card, null if it does not exist; simultaneous requests share one call. */
export const cardQuery = ({ kind, listingId }: Address, initial?: CardListing) =>
  queryOptions({
    queryKey: ['listing-card', kind, listingId],
    queryFn: () => readCard(kind, listingId),
    staleTime: STALE_AFTER_MS,
    initialData: initial,
  });

/** Listings waiting for the next call. */
interface Batch {
  ids: Set<string>;
  cards: Promise<ReadonlyMap<string, CardListing>>;
}

const open = new Map<ListingKind, Batch>();

async function readCard(kind: ListingKind, id: string): Promise<CardListing | null> {
  const current = open.get(kind);
  const batch = current && current.ids.size < IDS_MAX ? current : openBatch(kind);
  batch.ids.add(id);
  return (await batch.cards).get(id) ?? null;
}

function openBatch(kind: ListingKind): Batch {
  const ids = new Set<string>();
  const batch = { ids, cards: collected().then(() => send()) };
  const send = () => {
    if (open.get(kind) === batch) open.delete(kind);
    return readCards(kind, [...ids]);
  };
  open.set(kind, batch);
  return batch;
}

/** Once all parts of the page have asked. */
const collected = () => new Promise((resolve) => setTimeout(resolve));

async function readCards(kind: ListingKind, ids: string[]): Promise<Map<string, CardListing>> {
  const listings = await read(cardsPath(kind, ids));
  return new Map(listings.map((listing) => [listing._id, { kind, listing } as CardListing]));
}
