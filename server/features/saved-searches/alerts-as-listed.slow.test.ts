import { beforeAll, expect, test } from 'vitest';
import { familyByPath } from '#domain/properties/families.ts';
import { paths } from '#domain/site/paths.ts';
import { carRow, photographed, propertyRow } from '#server/testing/listed-rows.ts';
import { actorOf, signedInAs, type TestPerson } from '#server/testing/people.ts';
import { randomCar, randomProperty } from '#server/testing/random-listings.ts';
import { oneOf, type RandomSearch, randomSearch } from '#server/testing/random-searches.ts';
import { seeded } from '#server/testing/seeded.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { noteForAlerts } from './public.ts';
import { saveSearch } from './save-search.ts';
import { findAlerts } from './testing/alerted.ts';

const SEARCHES = 500;
const LISTINGS = 250;

const efie = bootTestApp();
const random = seeded(22);
const searches = new Map<string, RandomSearch>();
const listings: { kind: 'property' | 'car'; id: string }[] = [];

beforeAll(async () => {
  const listers = [
    await signedInAs(efie.platform, 'Agent'),
    await signedInAs(efie.platform, 'Property Owner'),
    await signedInAs(efie.platform, 'Admin'),
  ];
  for (let n = 0; n < LISTINGS; n += 1) {
    const lister = oneOf(random, listers).id;
    const property = await propertyRow(efie.platform, lister, randomProperty(random));
    const car = await carRow(efie.platform, lister, randomCar(random));
    if (random() < 0.5) await photographed(efie.platform, { property, car });
    listings.push({ kind: 'property', id: property }, { kind: 'car', id: car });
  }
  let seeker: TestPerson | undefined;
  for (let n = 0; n < SEARCHES; n += 1) {
    if (n % 50 === 0) seeker = await signedInAs(efie.platform, 'Customer');
    if (!seeker) continue;
    const search = randomSearch(random);
    const actor = actorOf(seeker);
    const body = { name: 'Search', alerts: 'daily', ...search } as const;
    searches.set((await saveSearch(efie.platform, actor, body))._id, search);
  }
});

/** The lists that a page shows for a typed search, requested as any client would. */
async function listedFor({ path, query }: RandomSearch): Promise<string[]> {
  const family = familyByPath(path);
  const kind: Record<string, string> = !family
    ? {}
    : family.subtype
      ? { subtype: family.subtype }
      : { propertyType: family.propertyType };
  const calls = [
    ...(path === paths.cars
      ? []
      : [`properties?${new URLSearchParams({ ...query, ...kind, status: 'available' })}`]),
    ...(family ? [] : [`cars?${new URLSearchParams(query)}`]),
  ];
  const lists = await Promise.all(
    calls.map(async (call) => {
      const read = (url: string) => efie.app.inject({ url });
      const asked = await read(`/api/${call}`);
      // Words that were taken for others are not what was saved.
      const isInstead = asked.headers['x-search-instead'] !== undefined;
      const response = isInstead ? await read(`/api/${call}&exact=1`) : asked;
      expect(response.statusCode, call).toBe(200);
      return response.json<{ _id: string }[]>().map(({ _id }) => _id);
    }),
  );
  return lists.flat();
}

// §2.9/20
test('a saved search reports exactly the listings that its list shows', async () => {
  for (const listing of listings) await noteForAlerts(efie.platform.db, listing);
  await findAlerts(efie);
  const { rows } = await efie.connection.pool.query<{ search_id: string; listings: string[] }>(
    'select search_id, array_agg(listing_id::text) as listings from search_alerts group by search_id',
  );
  const found = new Map(rows.map(({ search_id, listings }) => [search_id, listings]));
  let pairs = 0;
  let searchesWithSome = 0;
  for (const [id, search] of searches) {
    const shown = await listedFor(search);
    expect((found.get(id) ?? []).toSorted(), JSON.stringify(search)).toEqual(shown.toSorted());
    pairs += shown.length;
    searchesWithSome += shown.length > 0 ? 1 : 0;
  }
  // Else it would prove nothing.
  expect(pairs).toBeGreaterThan(2_000);
  expect(searchesWithSome).toBeGreaterThan(SEARCHES / 3);
});
