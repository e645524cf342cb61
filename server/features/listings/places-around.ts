import type { Near } from '#domain/places/near.ts';
import type { Point } from '#domain/places/place.ts';

/** So far around a listing others are looked for before its region is, in kilometres. */
const NEAR_BANDS: readonly number[] = [10, 25, 50];
/** And before the rest of the country is. */
const FAR_BANDS: readonly number[] = [100, 200];

/** What a list of one kind is narrowed to by place. */
interface PlaceFilter<Region> {
  location?: string[];
  region?: Region[];
  near?: Near;
  within?: number;
}

/**
 * Where listings like one are looked for, from near to far: its town, what is around it, its region, what is further around, the
 * country.
 */
export function placesAround<Region extends string>({
  location,
  region,
  near,
}: {
  location: string;
  region: Region;
  near: Point | null;
}): PlaceFilter<Region>[] {
  const bands = (within: readonly number[]) =>
    near ? within.map((each) => ({ near, within: each })) : [];
  const ofRegion = { region: [region] };
  return [
    { location: [location], ...ofRegion },
    ...bands(NEAR_BANDS),
    ofRegion,
    ...bands(FAR_BANDS),
    {},
  ];
}
