import type { Near } from '#domain/places/near.ts';
import type { Point } from '#domain/places/place.ts';
import { DISTANCE } from '#domain/search/sort.ts';

/** Radii in kilometres, tried around a listing before its region. */
const NEAR_BANDS: readonly number[] = [10, 25, 50];

/**
 * Radii tried before listings without a known place: the last spans Ghana from any end to the
 * other. There are several because everything in a band is sorted, and most listings find enough in
 * the first.
 */
const FAR_BANDS: readonly number[] = [100, 150, 200, 300, 450, 700];

/** The filters that narrow the list of one kind by place. */
interface PlaceFilter<Region> {
  location?: string[];
  region?: Region[];
  near?: Near;
  within?: number;
}

/** A place to look for listings in, and the order to read them. */
interface Around<Region> {
  place: PlaceFilter<Region>;
  sort: 'newest' | typeof DISTANCE;
}

/**
 * The places to look for similar listings, from near to far: its town, the area around it, its
 * region, the country by distance, and last the listings without a place.
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
