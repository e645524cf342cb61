import { REGIONS, type Region } from '../values/ghana.ts';
import { ACCRA } from './data/accra.ts';
import { LANDMARKS as GIVEN_LANDMARKS } from './data/landmarks.ts';
import { CAPE_COAST, KUMASI, TAKORADI, TAMALE, TEMA } from './data/other-cities.ts';
import { GEONAMES_TOWNS } from './data/towns.geonames.ts';
import { TOWNS_BY_HAND } from './data/towns.ts';
import type { GivenPlace, Place } from './place.ts';
import { placeKey, slugOf } from './place-key.ts';

/** The cities with neighbourhoods, and their radius in metres. */
const CITIES: Readonly<
  Record<string, { region: Region; radius: number; neighbourhoods: readonly GivenPlace[] }>
> = {
  Accra: { region: 'Greater Accra', radius: 15_000, neighbourhoods: ACCRA },
  Tema: { region: 'Greater Accra', radius: 8_000, neighbourhoods: TEMA },
  Kumasi: { region: 'Ashanti', radius: 10_000, neighbourhoods: KUMASI },
  Takoradi: { region: 'Western', radius: 6_000, neighbourhoods: TAKORADI },
  Tamale: { region: 'Northern', radius: 8_000, neighbourhoods: TAMALE },
  'Cape Coast': { region: 'Central', radius: 5_000, neighbourhoods: CAPE_COAST },
};

const TOWN_METRES = 2_000;
const NEIGHBOURHOOD_METRES = 1_000;
const LANDMARK_METRES = 500;

/** Towns that have grown across a region's border, so that people also look for them in the other region. */
const ALSO_IN: Readonly<Record<string, Region>> = {
  Kasoa: 'Greater Accra',
  Budumburam: 'Greater Accra',
  Aburi: 'Greater Accra',
};

const towns = REGIONS.flatMap((region) =>
  [...GEONAMES_TOWNS[region], ...TOWNS_BY_HAND[region]].map((given) => {
    const city = CITIES[given[0]];
    return city
      ? place(given, region, 'city', city.radius)
      : place(given, region, 'town', TOWN_METRES);
  }),
);

const neighbourhoods = Object.values(CITIES).flatMap((city) =>
  city.neighbourhoods.map((given) =>
    place(given, city.region, 'neighbourhood', NEIGHBOURHOOD_METRES),
  ),
);

/** Landmarks that people give directions by. */
export const LANDMARKS: readonly Place[] = REGIONS.flatMap((region) =>
  (GIVEN_LANDMARKS[region] ?? []).map((given) => place(given, region, 'landmark', LANDMARK_METRES)),
);

/** Every place by its slug; when a name occurs twice, the second slug ends with its region's. */
const PLACES_BY_SLUG: ReadonlyMap<string, Place> = bySlug([
  ...towns,
  ...neighbourhoods,
  ...LANDMARKS,
]);

export const PLACES: readonly Place[] = [...PLACES_BY_SLUG.values()];

const BY_KEY = byKey(PLACES);

/** The places in a region with this name or spelling, smallest first. */
export const placesNamed = (key: string, region: Region): readonly Place[] =>
  (BY_KEY.get(key) ?? []).filter(
    ({ region: its, name }) => its === region || ALSO_IN[name] === region,
  );

/** The regions with places of this name. */
export const regionsNamed = (key: string): Region[] => [
  ...new Set((BY_KEY.get(key) ?? []).map(({ region }) => region)),
];

/** The place in a page's address, by its slug or the slug of another spelling. */
export const placeAt = (slug: string): Place | undefined =>
  PLACES_BY_SLUG.get(slug) ?? BY_KEY.get(slug.replaceAll('-', ' '))?.[0];

function place(
  [name, lat, lng, ...spellings]: GivenPlace,
  region: Region,
  kind: Place['kind'],
  radius: number,
): Place {
  const keys = [...new Set([name, ...spellings].map(placeKey))];
  return { name, slug: slugOf(name), region, kind, lat, lng, radius, keys };
}

function bySlug(places: readonly Place[]): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const each of places) {
    const slug = found.has(each.slug) ? `${each.slug}-${slugOf(each.region)}` : each.slug;
    found.set(slug, { ...each, slug });
  }
  return found;
}

function byKey(places: readonly Place[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const each of places) {
    for (const key of each.keys) found.set(key, [...(found.get(key) ?? []), each]);
  }
  for (const each of found.values()) each.sort((a, b) => a.radius - b.radius);
  return found;
}
