import type { DISTANCE } from '#domain/search/sort.ts';
import type { Region } from '#domain/values/ghana.ts';
import type { Database } from '#server/platform/database/database.ts';
import { gather } from '#server/platform/database/gather.ts';
import type { Window } from './listing-page-repository.ts';
import type { ListingFilter } from './listing-query-repository.ts';
import type { PlacedRow } from './places/place-repository.ts';
import { placesAround } from './places/places-around.ts';
import { presentNear } from './places/present-near.ts';

/**
 * Similar listings: those of its town, then within 10, 25 and 50 km, then of its region, then of
 * the country from near to far, and last those without a place.
 * @param likes filters for similar listings, the most similar first, in each place and in the whole country.
 */
export function findSimilar<
  Filter extends ListingFilter,
  Row extends PlacedRow & { id: string; location: string; region: string },
>(
  db: Database,
  repository: {
    findPage(
      db: Database,
      filter: Filter,
      sort: 'newest' | typeof DISTANCE,
      window: Window,
    ): Promise<Row[]>;
  },
  listing: Row,
  likes: readonly (readonly Filter[])[],
  max: number,
): Promise<Row[]> {
  const places = placesAround({
    location: listing.location,
    region: listing.region as Region,
    near: presentNear(listing),
  });
  const steps = likes.flatMap((alike) =>
    places.flatMap(({ place, sort }) =>
      alike.map((like) => ({ filter: { ...like, ...place }, sort })),
    ),
  );
  return gather(steps, { max, except: listing.id }, ({ filter, sort }, size) =>
    repository.findPage(db, filter, sort, { size, offset: 0 }),
  );
}
