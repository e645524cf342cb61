import type { Near } from '#domain/places/near.ts';
import type { Point } from '#domain/places/place.ts';
import { DISTANCE } from '#domain/search/sort.ts';

/** So far around a listing others are looked for before its region is, in kilometres. */
const NEAR_BANDS: readonly number[] = [10, 25, 50];

/**
 * And before those of which nobody knows where they are: the last reaches from any end of Ghana to the other. Several, because
 * all that a band has are put in order, and most listings find enough in the first.
 */
const FAR_BANDS: readonly number[] = [100, 150, 200, 300, 450, 700];

/** What a list of one kind is narrowed to by place. */
interface PlaceFilter<Region> {
  location?: string[];
  region?: Region[];
  near?: Near;
  within?: number;
}

/** A place that listings are looked for in, and the order in which it is read. */
interface Around<Region> {
  place: PlaceFilter<Region>;
  sort: 'newest' | typeof DISTANCE;
}

/**
 * Where listings like one are looked for, from near to far: its town, what is around it, its region, the country by distance, and
 * what has no place.
 */
export function placesAround<Region extends string>({
  location,
  region,
  near,
}: {
  location: string;
  region: Region;
  near: Point | null;
}): Around<Region>[] {
  const bands = (kilometres: readonly number[], sort: Around<Region>['sort']) =>
    near ? kilometres.map((within) => ({ place: { near, within }, sort })) : [];
  const newest = (place: PlaceFilter<Region>) => ({ place, sort: 'newest' as const });
  return [
    newest({ location: [location], region: [region] }),
    ...bands(NEAR_BANDS, 'newest'),
    newest({ region: [region] }),
    ...bands(FAR_BANDS, DISTANCE),
    newest({}),
  ];
}
