import { describe, expect, test } from 'vitest';
import { carSearchText } from '#domain/cars/search-text.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import { subtypeOf } from '#domain/properties/property.ts';
import { propertySearchText } from '#domain/properties/search-text.ts';
import { type MatchedListing, matchOf } from '#domain/search/best-match.ts';
import { hasWords, readSearch } from '#domain/search/search-words.ts';
import { DEMO_CARS } from './cars/index.ts';
import { DEMO_PROPERTIES } from './properties/index.ts';
import {
  CAR_SEARCHES,
  MADE_CARS,
  MADE_PROPERTIES,
  PROPERTY_SEARCHES,
  type ProvenSearch,
} from './searches.ts';
import type { DemoCar, DemoProperty } from './types.ts';

/** People's searches among the demo listings (docs/product.md, "Search by words"). */
const properties = (search: string) =>
  DEMO_PROPERTIES.filter((each) => hasWords(propertySearchText(each), readSearch(search)));
const cars = (search: string) =>
  DEMO_CARS.filter((each) => hasWords(carSearchText(each), readSearch(search)));

const textOf = (listing: DemoProperty | DemoCar) =>
  `${listing.name} ${listing.description}`.toLowerCase();

// §5/9
describe('a search for properties', () => {
  test.each<[search: string, is: (property: DemoProperty) => boolean]>([
    ['self contained', (each) => /self.?contained/.test(textOf(each))],
    ['selfcontained', (each) => /self.?contained/.test(textOf(each))],
    ['2 bedroom', (each) => /\b(two|2)\b/.test(textOf(each)) && /bedroom/.test(textOf(each))],
    ['two-bedrooms', (each) => /\b(two|2)\b/.test(textOf(each)) && /bedroom/.test(textOf(each))],
    [
      'apartment east legon',
      (each) => each.location === 'East Legon' && /apartment/i.test(textOf(each) + each.rentalType),
    ],
    [
      'hotel kumasi',
      (each) => /Kumasi/.test(each.name + each.address) && each.shortStayType === 'Hotels',
    ],
    [
      'guest house accra',
      (each) => each.region === 'Greater Accra' && each.shortStayType === 'Guest House',
    ],
    ['guesthouses, Busua', (each) => each.name.includes('Busua') && each.location === 'Busua'],
    ['EastLegon land', (each) => each.location === 'East Legon' && each.saleType === 'Land'],
    ['for sale ashanti', (each) => each.region === 'Ashanti' && each.saleType !== undefined],
  ])('finds every match for %j', (search, is) => {
    const found = properties(search);
    expect(found).toEqual(expect.arrayContaining(DEMO_PROPERTIES.filter(is)));
    expect(found.filter(is)).not.toEqual([]);
  });
});

// §5/9
describe('a search for cars', () => {
  test.each<[search: string, is: (car: DemoCar) => boolean]>([
    ['corolla 2015', (each) => each.model === 'Corolla' && each.year === 2015],
    ['2015 toyota', (each) => each.brand === 'Toyota' && each.year === 2015],
    ['toyota suv', (each) => each.name.includes('Land Cruiser')],
    ['landcruiser', (each) => each.model === 'Land Cruiser'],
    ['SUVs kumasi', (each) => each.carType === 'SUV' && each.cityOrTown === 'Kumasi'],
    ['sedan accra', (each) => each.carType === 'Saloon' && each.region === 'Greater Accra'],
    ['truck', (each) => /truck|pickup/i.test(each.carType)],
    ['hilux', (each) => each.model === 'Hilux'],
    ['pickup', (each) => each.carType === 'Pickup'],
    ['automatic saloon', (each) => each.carType === 'Saloon' && each.transmission === 'Automatic'],
  ])('finds every match for %j', (search, is) => {
    const found = cars(search);
    expect(found).toEqual(expect.arrayContaining(DEMO_CARS.filter(is)));
    expect(found.filter(is)).not.toEqual([]);
  });

  test('finds nothing else where the words say so', () => {
    expect(cars('corolla 2015').every(({ year }) => year === 2015)).toBe(true);
    expect(cars('corolla 1965')).toEqual([]);
    expect(properties('hilux 2015')).toEqual([]);
  });
});

// §5/9
test('a listing is found by any part of its name or description', () => {
  for (const listing of DEMO_PROPERTIES) {
    const { name, description } = listing;
    for (const text of [name, name.slice(3, -2), description.slice(10, 60)]) {
      expect(properties(text.toUpperCase()), text).toContain(listing);
    }
  }
  for (const listing of DEMO_CARS) {
    for (const text of [listing.name.slice(2, 9), listing.description.slice(11, 43)]) {
      expect(cars(text), text).toContain(listing);
    }
  }
});

/** The table that the database must satisfy too (server/features/listings/words/searches.test.ts), here by the rule alone. */
describe('the table of what people type', () => {
  // Near spellings and sentences need the server.
  const byRule = ({ instead, isSentence }: ProvenSearch) => instead === undefined && !isSentence;
  const best = <T>(
    search: string,
    listings: readonly T[],
    of: (each: T) => MatchedListing & { said: string },
  ): string[] =>
    listings
      .map((each, at) => ({ ...of(each), at }))
      .filter(({ document, facts }) => hasWords(document, readPlacedSearch(search), facts))
      .map((each) => ({ ...each, points: matchOf(each, readPlacedSearch(search)) }))
      .sort((a, b) => b.points - a.points || a.at - b.at)
      .map(({ said }) => said);
  const holds = ({ first, not }: ProvenSearch, found: readonly string[]) => {
    if (first) expect(found[0]).toMatch(first);
    else expect(found).toEqual([]);
    if (not) expect(found.filter((each) => not.test(each))).toEqual([]);
  };

  test.each(PROPERTY_SEARCHES.filter(byRule))(
    'finds the right properties for “$search”',
    (proven) => {
      const found = best(proven.search, [...MADE_PROPERTIES, ...DEMO_PROPERTIES], (each) => ({
        name: each.name,
        place: `${each.location} ${each.region}`,
        document: propertySearchText(each),
        facts: each.facts,
        said: [each.name, each.location, each.region, subtypeOf(each)].join(' | '),
      }));
      holds(proven, found);
    },
  );

  test.each(CAR_SEARCHES.filter(byRule))('finds the right cars for “$search”', (proven) => {
    const found = best(proven.search, [...MADE_CARS, ...DEMO_CARS], (each) => ({
      name: each.name,
      place: `${each.location} ${each.region} ${each.cityOrTown}`,
      document: carSearchText(each),
      facts: each.facts,
      said: [each.name, each.location, each.region, each.carType].join(' | '),
    }));
    holds(proven, found);
  });

  // §5/10
  test('has at least 120 searches', () => {
    expect(PROPERTY_SEARCHES.length + CAR_SEARCHES.length).toBeGreaterThanOrEqual(120);
  });
});
