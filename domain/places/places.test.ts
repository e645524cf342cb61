import { describe, expect, test } from 'vitest';
import { REGIONS, type Region } from '../values/ghana.ts';
import { TOWNS } from '../values/towns.ts';
import { digitalAddressIn } from './digital-address.ts';
import { boxAround, kilometresBetween } from './distance.ts';
import { findPlace } from './find-place.ts';
import { LANDMARKS, PLACES, placeAt } from './gazetteer.ts';
import { nearLabel, readCoordinates } from './near.ts';
import { nearbyWords } from './nearby.ts';
import { isInGhana, type Place } from './place.ts';

/** A rectangle around each region: south, north, west, east. */
const REGION_BOUNDS: Readonly<Record<Region, readonly [number, number, number, number]>> = {
  'Greater Accra': [5.4, 6.12, -0.55, 0.72],
  Ashanti: [5.85, 7.6, -2.5, -0.7],
  Western: [4.7, 6.0, -3.15, -1.5],
  Eastern: [5.7, 7.3, -1.25, 0.35],
  Northern: [8.3, 10.2, -1.6, 0.65],
  Volta: [5.75, 7.35, 0.05, 1.25],
  Central: [4.95, 6.2, -2.2, -0.35],
  'Upper East': [10.25, 11.2, -1.65, 0.05],
  'Upper West': [9.6, 11.05, -2.95, -1.35],
  Savannah: [7.9, 10.1, -2.8, 0.2],
  Bono: [7.0, 8.6, -3.0, -1.9],
  'Bono East': [7.2, 8.5, -2.15, -0.2],
  Ahafo: [6.3, 7.3, -2.8, -2.0],
  Oti: [7.2, 8.75, -0.25, 0.65],
  'Western North': [5.6, 6.75, -3.3, -2.0],
  'North East': [10.0, 10.75, -1.5, 0.4],
};

/** How far from a city's centre its neighbourhoods may be, in kilometres. */
const CITY_KM: Readonly<Record<string, number>> = {
  Accra: 30,
  Tema: 10,
  Kumasi: 12,
  Takoradi: 11,
  Tamale: 9,
  'Cape Coast': 7,
};

const city = (name: string) => PLACES.find((each) => each.kind === 'city' && each.name === name);

describe('the places', () => {
  test.each(PLACES.map((each) => [each.slug, each] as const))('put %s where it is', (_, place) => {
    const [south, north, west, east] = REGION_BOUNDS[place.region];
    expect(isInGhana(place)).toBe(true);
    expect(place.lat).toBeGreaterThan(south);
    expect(place.lat).toBeLessThan(north);
    expect(place.lng).toBeGreaterThan(west);
    expect(place.lng).toBeLessThan(east);
    if (place.kind === 'neighbourhood') {
      const near = Object.entries(CITY_KM).some(([name, km]) => {
        const centre = city(name);
        return centre && kilometresBetween(place, centre) <= km;
      });
      expect(near).toBe(true);
    }
  });

  test('have addresses of their own, and spellings of their own within their region', () => {
    expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(PLACES.length);
    const keys = PLACES.flatMap(({ kind, region, keys: its }) =>
      kind === 'landmark' ? [] : its.map((key) => `${region} ${key}`),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('include every town that forms suggest', () => {
    const unknown = REGIONS.flatMap((region) =>
      TOWNS[region].filter((location) => !findPlace({ region, location })),
    );
    expect(unknown).toEqual([]);
  });

  test('include enough neighbourhoods, towns and landmarks', () => {
    const count = (kind: Place['kind']) => PLACES.filter((each) => each.kind === kind).length;
    expect(count('neighbourhood')).toBeGreaterThanOrEqual(150);
    expect(count('town')).toBeGreaterThanOrEqual(150);
    expect(LANDMARKS.length).toBeGreaterThanOrEqual(40);
  });
});

test.each([
  ['Greater Accra', 'Osu', '', 'Osu'],
  ['Greater Accra', 'ɔsu', '', 'Osu'],
  ['Greater Accra', 'EAST LEGON', '', 'East Legon'],
  ['Greater Accra', 'East Legon, Accra', '', 'East Legon'],
  ['Greater Accra', 'Accra, east-legon hills', '', 'East Legon Hills'],
  ['Greater Accra', 'tema comm. 5', '', 'Tema Community 5'],
  ['Greater Accra', 'Tema Community5', '', 'Tema Community 5'],
  ['Greater Accra', 'Medina', '', 'Madina'],
  ['Greater Accra', 'Kasoa', '', 'Kasoa'],
  ['Greater Accra', 'Accra', '12 Oxford Street, Osu', 'Osu'],
  ['Greater Accra', 'Accra', 'Opposite the Accra Mall', 'Accra Mall'],
  ['Greater Accra', 'Accra', 'Kanda Highway 4', 'Accra'],
  ['Greater Accra', 'Accra', 'GA-183-8164', 'Accra'],
  ['Greater Accra', 'Madina', 'Road to Osu', 'Madina'],
  ['Ashanti', 'Tafo', '', 'Old Tafo'],
  ['Eastern', 'Tafo', '', 'New Tafo'],
  ['Northern', 'Aboabo', '', 'Aboabo'],
  ['Oti', 'Busua', '', undefined],
  ['Volta', 'Somewhere else', '', undefined],
  ['Volta', '', '', undefined],
  ['Volta', '🏠', "'; drop table", undefined],
  ['Atlantis', 'Accra', '', undefined],
])('the region %s, town %s and address “%s” lead to %s', (region, location, address, name) => {
  expect(findPlace({ region, location, address })?.name).toBe(name);
});

test('an address of 10 kB is read quickly', () => {
  const started = performance.now();
  findPlace({ region: 'Greater Accra', location: 'x '.repeat(5_000), address: '' });
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('places that share a name are told apart by their region', () => {
  const aboabo = (region: string) => findPlace({ region, location: 'Aboabo' });
  expect([aboabo('Ashanti')?.slug, aboabo('Northern')?.slug]).toEqual([
    'aboabo',
    'aboabo-northern',
  ]);
});

test.each([
  ['madina', 'Madina'],
  ['kotoka-international-airport', 'Kotoka International Airport'],
  ['kia', 'Kotoka International Airport'],
  ['ucc', 'University of Cape Coast'],
  ['atlantis', undefined],
])('the page of %s is about %s', (slug, name) => {
  expect(placeAt(slug)?.name).toBe(name);
});

test('distances follow the globe', () => {
  const [accra, kumasi] = [city('Accra'), city('Kumasi')] as [Place, Place];
  // From great-circle calculators, for these coordinates.
  expect(kilometresBetween(accra, kumasi)).toBeCloseTo(201.6, 0);
  expect(kilometresBetween(accra, accra)).toBe(0);
  const box = boxAround(accra, 50);
  expect(kilometresBetween(accra, { lat: box.north, lng: accra.lng })).toBeGreaterThan(50);
  expect(kilometresBetween(accra, { lat: accra.lat, lng: box.east })).toBeGreaterThan(50);
});

describe('nearby landmarks', () => {
  test('are listed with the nearest first', () => {
    expect(nearbyWords({ lat: 5.67, lng: -0.166, radius: 1_000 })).toEqual([
      'near Madina Market',
      '1 km from UPSA',
    ]);
    expect(nearbyWords({ lat: 5.636, lng: -0.16, radius: 1_000 })[0]).toBe('2 km from Accra Mall');
  });

  test('are left out for a whole city, and where there are none', () => {
    expect(nearbyWords({ lat: 5.556, lng: -0.197, radius: 15_000 })).toEqual([]);
    expect(nearbyWords({ lat: 10.88, lng: -1.98, radius: 500 })).toEqual([]);
  });
});

test.each([
  ['5.67,-0.166', { lat: 5.67, lng: -0.166 }],
  [' 5.67 , -0.166 ', { lat: 5.67, lng: -0.166 }],
  ['51.5,0', { lat: 51.5, lng: 0 }],
  ['5.67', undefined],
  ['91,0', undefined],
  ['0x5,1', undefined],
  ['1e3,1', undefined],
  ['NaN,NaN', undefined],
])('%j is read as the position %j', (text, point) => {
  expect(readCoordinates(text)).toEqual(point);
});

test('a chip says what a list is near', () => {
  expect(nearLabel('madina', '5', 'Madina')).toBe('Within 5 km of Madina');
  expect(nearLabel('east-legon', undefined)).toBe('Within 10 km of East Legon');
  expect(nearLabel('5.67,-0.166', '2')).toBe('Within 2 km of you');
});

test.each([
  ['GA-183-8164', 'GA-183-8164'],
  ['12 Oxford Street, ga-183-8164, Osu', 'GA-183-8164'],
  ['AK 039 5028', 'AK-039-5028'],
  ['gz1234567', 'GZ-123-4567'],
  ['E7-0123-4567', 'E7-0123-4567'],
  ['House 5, 024 412 3456', undefined],
  ['GR 1234-20', undefined],
  ['Oxford Street', undefined],
  ['', undefined],
])('the digital address in %j is %s', (text, address) => {
  expect(digitalAddressIn(text)).toBe(address);
});
