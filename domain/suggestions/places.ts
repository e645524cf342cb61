import { PLACES } from '../places/gazetteer.ts';
import { WITHIN_KM } from '../places/near.ts';
import type { Place } from '../places/place.ts';
import { familyOf } from '../properties/families.ts';
import { PROPERTY_TYPES } from '../properties/property.ts';
import { paths } from '../site/paths.ts';
import { REGIONS, type Region } from '../values/ghana.ts';
import { CAR_LIST } from './categories.ts';
import type { Suggestion } from './schema.ts';
import { beginsWords } from './typed-words.ts';

/** The lists suggested with a city. */
export const CITY_LISTS: readonly string[] = [...PROPERTY_TYPES, CAR_LIST];

/** Listings name a city's neighbourhoods instead of the city. */
const CITIES = PLACES.filter(({ kind }) => kind === 'city');

/** The regions that begin with the typed words: 'greater acc', 'ashanti region'. */
export const regionsBy = (typed: readonly string[]): Region[] =>
  REGIONS.filter(
    (region) =>
      beginsWords(typed, `${region} region`) && typed.some((word) => beginsWords([word], region)),
  );

/** The cities that begin with the typed words, in any usual spelling. */
export const citiesBy = (typed: readonly string[]): Place[] =>
  CITIES.filter(({ keys }) => keys.some((key) => beginsWords(typed, key)));

/** A city's radius in kilometres, rounded up to one of the lists' distances. */
export const withinOf = ({ radius }: Place): number =>
  WITHIN_KM.find((kilometres) => kilometres * 1000 >= radius) ?? Math.max(...WITHIN_KM);

/** A region: searching for its name finds its homes and cars. */
export const ofRegion = (region: Region): Suggestion => ({
  kind: 'place',
  label: region,
  detail: 'Region',
  address: searchFor(region),
});

/** A list of everything in and around a city. */
export function ofCity(city: Place, list: string): Suggestion {
  const within = withinOf(city);
  const type = PROPERTY_TYPES.find((type) => type === list);
  const { title, path } = (type && familyOf(type)) ?? { title: 'Cars', path: paths.cars };
  return {
    kind: 'place',
    label: city.name,
    detail: `${title} within ${within} km`,
    address: `${path}?${new URLSearchParams({ near: city.slug, within: String(within) })}`,
  };
}

/** Everything in a town, when several lists have results there. */
export const ofTown = (town: string, lists: readonly string[]): Suggestion => ({
  kind: 'place',
  label: town,
  detail: lists.includes(CAR_LIST) ? 'All homes and cars' : 'All homes',
  address: searchFor(town),
});

const searchFor = (place: string) => `${paths.home}?${new URLSearchParams({ search: place })}`;
