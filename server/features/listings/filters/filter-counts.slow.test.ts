import { beforeAll, describe, expect, test } from 'vitest';
import { CAR_COUNTED_FILTERS } from '#domain/cars/counted-filters.ts';
import { ListCarsQuery } from '#domain/cars/schema.ts';
import type { FilterCountsResponse } from '#domain/filter-counts/schema.ts';
import { PROPERTY_COUNTED_FILTERS } from '#domain/properties/counted-filters.ts';
import { ListPropertiesQuery } from '#domain/properties/schema.ts';
import { carLists } from '#server/features/cars/public.ts';
import { propertyLists } from '#server/features/properties/public.ts';
import { carRow, photographed, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { randomCar, randomProperty } from '#server/testing/random-listings.ts';
import { randomList } from '#server/testing/random-lists.ts';
import { oneOf } from '#server/testing/random-searches.ts';
import { seeded } from '#server/testing/seeded.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const LISTINGS = 250;
const FILTERS = 500;

const efie = bootTestApp();
const random = seeded(31);

beforeAll(async () => {
  const listers = [
    await signedInAs(efie.platform, 'Agent'),
    await signedInAs(efie.platform, 'Property Owner'),
    await signedInAs(efie.platform, 'Admin'),
  ];
  for (let n = 0; n < LISTINGS; n += 1) {
    const { id } = oneOf(random, listers);
    const property = await propertyRow(efie.platform, id, randomProperty(random));
    const car = await carRow(efie.platform, id, randomCar(random));
    if (random() < 0.5) await photographed(efie.platform, { property, car });
  }
});

const get = async <Body>(url: string) => {
  const response = await efie.app.inject({ url });
  expect(response.statusCode, `${url} ${response.body}`).toBe(200);
  return { body: response.json<Body>(), total: Number(response.headers['x-total-count']) };
};

// §5/61, §5/63
test('each count is what the list has with that option, for any filters', {
  timeout: 60_000,
}, async () => {
  let some = 0;
  for (let n = 0; n < FILTERS; n += 1) {
    const { list, query: filters } = randomList(random);
    const query: Record<string, string> = { ...filters, exact: '1' };
    const { body: counts } = await get<FilterCountsResponse>(
      `${list}/facets?${new URLSearchParams(query)}`,
    );
    const all = list === '/api/cars' ? CAR_COUNTED_FILTERS : PROPERTY_COUNTED_FILTERS;
    expect(Object.keys(counts)).toEqual(all.map(({ parameter }) => parameter));
    // One filter that is set, and one that is not.
    const set = all.filter(({ parameter }) => parameter in query);
    for (const { parameter } of [
      oneOf(random, all),
      ...(set.length > 0 ? [oneOf(random, set)] : []),
    ]) {
      const options = Object.entries(counts[parameter] ?? {});
      if (options.length === 0) continue;
      const [option, count] = oneOf(random, options);
      const total = await totalOf(list, { ...query, [parameter]: option });
      expect(count, `${parameter}=${option} of ${list} ${JSON.stringify(query)}`).toBe(total);
      some += total > 0 ? 1 : 0;
    }
  }
  // Otherwise the test would prove nothing.
  expect(some).toBeGreaterThan(FILTERS / 4);
});

test('each count among too many listings is a lower bound, and is marked as one', {
  timeout: 60_000,
}, async () => {
  const seen = { exact: 0, lower: 0 };
  for (let n = 0; n < FILTERS / 2; n += 1) {
    const { list, query: filters } = randomList(random);
    const query: Record<string, string> = { ...filters, exact: '1' };
    const { counts, atLeast, countedFilters } = await countedAmong(list, query, 20);
    const set = countedFilters.filter(({ parameter }) => parameter in query);
    for (const { parameter } of [
      oneOf(random, countedFilters),
      ...(set.length > 0 ? [oneOf(random, set)] : []),
    ]) {
      const { [parameter]: value, ...others } = query;
      const all = await totalOf(list, query);
      const without = value === undefined ? all : await totalOf(list, others);
      const isAtLeast = all > 20 || without - all > 20;
      const label = `${parameter} of ${list} ${JSON.stringify(query)}`;
      expect(atLeast.includes(parameter), label).toBe(isAtLeast);
      const options = Object.entries(counts[parameter] ?? {});
      if (options.length === 0) continue;
      const [option, count] = oneOf(random, options);
      const total = await totalOf(list, { ...query, [parameter]: option });
      if (isAtLeast) expect(count, label).toBeLessThanOrEqual(total);
      else expect(count, label).toBe(total);
      if (count > 0) seen[isAtLeast ? 'lower' : 'exact'] += 1;
    }
  }
  // Otherwise the test would prove nothing.
  expect(Math.min(seen.exact, seen.lower)).toBeGreaterThan(FILTERS / 20);
});

/** Counts a list by only this many of its newest listings. */
async function countedAmong(list: string, query: Record<string, string>, among: number) {
  if (list === '/api/cars') {
    const counted = await carLists.countFilterOptions(efie.platform, ListCarsQuery.parse(query), {
      among,
    });
    return { ...counted, countedFilters: CAR_COUNTED_FILTERS };
  }
  const asked = ListPropertiesQuery.parse(query);
  return {
    ...(await propertyLists.countFilterOptions(efie.platform, asked, { among })),
    countedFilters: PROPERTY_COUNTED_FILTERS,
  };
}

async function totalOf(list: string, query: Record<string, string>): Promise<number> {
  const asked = new URLSearchParams({ ...query, limit: '1' });
  return (await get(`${list}?${asked}`)).total;
}

describe('a filter with several values', () => {
  const counts = async (query: string) =>
    (await get<FilterCountsResponse>(`/api/cars/facets?${query}`)).body;

  test('counts each of its own options by itself, and the other filters under all its values', async () => {
    const all = await counts('');
    const both = await counts('region=Ashanti,Ahafo');
    expect(both.region).toEqual(all.region);
    const { total } = await get('/api/cars?region=Ahafo,Ashanti&limit=1');
    const used = both.condition ?? {};
    expect(Object.values(used).reduce((a, b) => a + b)).toBe(total);
    expect(total).toBe((all.region?.Ashanti ?? 0) + (all.region?.Ahafo ?? 0));
  });

  test('gives zero for options that nothing has', async () => {
    const { condition, fuelType } = await counts('minYear=9000');
    expect(condition).toEqual({ New: 0, Used: 0, Fair: 0 });
    expect(fuelType).toEqual({ Petrol: 0, Diesel: 0, Electric: 0, Hybrid: 0 });
  });
});

test.each([
  ['region=Volta,Lagos', 'region'],
  ['condition=Mint', 'condition'],
  ['lister=nobody', 'lister'],
  ['photos=no', 'photos'],
  ['minMileage=far', 'minMileage'],
  [`brand=${Array.from({ length: 21 }, (_, n) => `B${n}`)}`, 'brand'],
  ['region=Volta&region=Oti', 'region'],
])('%s is refused by lists and filter counts alike', async (query, field) => {
  for (const path of ['/api/cars', '/api/cars/facets']) {
    const response = await efie.app.inject({ url: `${path}?${query}` });
    expect(response.statusCode, path).toBe(400);
    expect(response.json().fields, path).toHaveProperty(field);
  }
});
