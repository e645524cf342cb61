import { CAR_FACTS } from '#domain/cars/facts.ts';
import { factParameters, filterChoices } from '#domain/facts/fact-filters.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { FAMILIES } from '#domain/properties/families.ts';
import { CONDITIONS, SUBTYPES_OF } from '#domain/properties/property.ts';
import { paths } from '#domain/site/paths.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import { invertedRanges } from '#domain/values/ranges.ts';
import type { Random } from '#server/testing/seeded.ts';

export const oneOf = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

/** Favours the first values over the last, as people do. */
export const oftenFirst = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() ** 2.5 * values.length)] as T;

export const TOWNS = [
  'Accra',
  'East Legon',
  'Kumasi',
  'Osu',
  'Tema',
  'Spintex',
  'Adenta',
  'Madina',
  'Takoradi',
  'Cape Coast',
  'Ho',
  'Tamale',
  'Labadi',
  'Dansoman',
  'Ahodwo',
];

const WORDS = [
  ...TOWNS,
  'unfurnished',
  'spintex road',
  '2 bedroom',
  'two-bedroom',
  'self contained',
  'apartments',
  'plot of land',
  '12 bed',
  'A/C',
  'houses',
  'borehole',
  '100%',
  'b',
  'corolla 2015',
  'toyota',
  'pickup',
  'automatic',
  'İstanbul',
  'guest house with pool',
  'HÔTEL',
  '4x4',
  'flat',
];

export const BRANDS = ['Toyota', 'Hyundai', 'Kia', 'Honda', 'Nissan'];

/** A search as a list's page would send it. */
export interface RandomSearch {
  path: string;
  query: Record<string, string>;
}

/** A search with one filter at least. */
export function randomSearch(random: Random): RandomSearch {
  for (;;) {
    const search = anySearch(random);
    if (Object.keys(search.query).length > 0) return { ...search, query: inOrder(search.query) };
  }
}

function anySearch(random: Random): RandomSearch {
  const query: Record<string, string> = {};
  const maybe = (chance: number, name: string, value: () => string) => {
    if (random() < chance) query[name] = value();
  };
  const price = () => String(Math.round(100 * 10 ** (random() * 5)));
  const where = random();
  maybe(0.35, 'search', () => oftenFirst(random, WORDS));
  if (where < 0.1) {
    maybe(0.6, 'maxPrice', price);
    return { path: paths.home, query };
  }
  const oneOrTwo = (value: () => string) => () =>
    random() < 0.3 ? [...new Set([value(), value()])].join(',') : value();
  maybe(
    0.4,
    'region',
    oneOrTwo(() => oftenFirst(random, REGIONS)),
  );
  maybe(0.15, 'near', () => oneOf(random, ['madina', 'osu', '5.6,-0.2', 'kumasi']));
  if (query.near) maybe(0.7, 'within', () => oneOf(random, ['2', '5', '10', '25']));
  maybe(0.1, 'bbox', () => oneOf(random, ['-0.3,5.5,-0.1,5.7', '-0.25,5.52,0.02,5.62']));
  maybe(0.2, 'minPrice', price);
  maybe(0.4, 'maxPrice', price);
  if (where < 0.3) {
    maybe(
      0.3,
      'brand',
      oneOrTwo(() => oftenFirst(random, BRANDS)),
    );
    maybe(
      0.2,
      'location',
      oneOrTwo(() => oftenFirst(random, TOWNS)),
    );
    maybe(0.2, 'transmission', () => oneOf(random, ['Manual', 'Automatic', 'Manual,Automatic']));
    maybe(0.15, 'maxMileage', () => String(Math.floor(random() * 200_000)));
    maybe(0.1, 'minMileage', () => String(Math.floor(random() * 100_000)));
    maybe(0.2, 'category', () => oneOf(random, ['Saloon', 'SUVs', '4x4', 'Trucks']));
    maybe(0.1, 'kind', () => oneOf(random, ['relocation', 'regular']));
    maybe(0.2, 'minYear', () => String(2005 + Math.floor(random() * 15)));
    maybe(0.2, 'maxYear', () => String(2010 + Math.floor(random() * 15)));
    maybe(
      0.2,
      'condition',
      oneOrTwo(() => oneOf(random, ['New', 'Used', 'Fair'])),
    );
    addDerivedFacts(random, query);
    addFacts(random, query, factParameters(CAR_FACTS));
    return { path: paths.cars, query };
  }
  const family = oftenFirst(random, FAMILIES);
  maybe(
    0.2,
    'condition',
    oneOrTwo(() => oneOf(random, CONDITIONS)),
  );
  maybe(
    0.2,
    'location',
    oneOrTwo(() => oftenFirst(random, TOWNS).toUpperCase()),
  );
  addDerivedFacts(random, query);
  maybe(0.1, 'status', () => 'available');
  const kinds = family.subtype ? [family.subtype] : SUBTYPES_OF[family.propertyType];
  addFacts(random, query, factParameters(PROPERTY_FACTS, kinds));
  return { path: family.path, query };
}

/** Swaps inverted bounds, which the search would refuse. */
function inOrder(query: Record<string, string>): Record<string, string> {
  const ordered = { ...query };
  for (const { min, max } of invertedRanges(query)) {
    [ordered[min], ordered[max]] = [query[max] ?? '', query[min] ?? ''];
  }
  return ordered;
}

/** Adds each derived fact only rarely. */
function addDerivedFacts(random: Random, query: Record<string, string>): void {
  if (random() < 0.1) query.photos = 'yes';
  if (random() < 0.1) query.video = 'yes';
  if (random() < 0.15) query.lister = oneOf(random, ['agent', 'owner', 'agent,owner']);
}

function addFacts(
  random: Random,
  query: Record<string, string>,
  parameters: ReturnType<typeof factParameters>,
): void {
  while (random() < 0.35) {
    const { parameter, fact, bound } = oftenFirst(random, parameters);
    const choices = filterChoices(fact).map(({ value }) => value);
    if (bound) query[parameter] = String(Math.floor(random() * 8));
    else if (fact.filter === 'any-of' && random() < 0.4)
      query[parameter] = choices.slice(0, 2).join(',');
    else query[parameter] = oneOf(random, choices);
  }
}
