import { beforeAll, expect, test } from 'vitest';
import { FILTER_COUNTS_AMONG } from '#domain/filter-counts/counts.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const EXTRA = 60;
const SIZE = 24;
/** The last page that the count of a list leads to. */
const LAST_COUNTED = Math.ceil((LIST_COUNTED + 1) / SIZE);

const efie = bootTestApp({ keepsResponses: true });

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  // All but a few of one region.
  await efie.connection.pool.query(
    `insert into listings (id, kind, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype, created_at)
     select gen_random_uuid(), 'property', $1, 'Home ' || n, 100000 + n, 'Osu', 'Ring Road',
       case when n <= $2 then 'Volta' else 'Ashanti' end, 'Renovated', 'PropertyRentals', 'Apartments', now() - n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [id, EXTRA - 10, LIST_COUNTED + EXTRA],
  );
  await efie.connection.pool.query('analyze listings');
}, 120_000);

const get = async (query: string) => {
  const response = await efie.app.inject({ url: `/api/properties${query}` });
  expect(response.statusCode, response.body).toBe(200);
  const link = String(response.headers.link);
  return {
    names: response.json<{ name: string }[]>().map(({ name }) => name),
    total: Number(response.headers['x-total-count']),
    next: linked(link, 'next'),
    last: linked(link, 'last'),
  };
};

const linked = (link: string, rel: string) =>
  new RegExp(`<([^>]*)>; rel="${rel}"`).exec(link)?.[1]?.replace('/api/properties', '');

/** The names on a page, and on all pages that Next leads to from there. */
async function walk(query: string): Promise<string[]> {
  let page = await get(query);
  const names = [...page.names];
  while (page.next) {
    page = await get(page.next);
    expect(page.names).not.toEqual([]);
    names.push(...page.names);
  }
  return names;
}

/** The names of the homes from one to another. */
const homes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => `Home ${first + n}`);

// §7/35
test('a list of more than 10,000 gives a total of one more than that, and a smaller one its exact total', async () => {
  expect((await get(`?limit=${SIZE}`)).total).toBe(LIST_COUNTED + 1);
  expect((await get(`?limit=${SIZE}&minPrice=1000&sort=price-asc`)).total).toBe(LIST_COUNTED + 1);
  expect((await get(`?limit=${SIZE}&region=Volta`)).total).toBe(EXTRA - 10);
  expect((await get(`?limit=${SIZE}&region=Ashanti`)).total).toBe(LIST_COUNTED + 1);
});

// §7/35
test('Next leads to the very end of a list, beyond what is counted', async () => {
  const first = (LAST_COUNTED - 1) * SIZE + 1;
  expect(await walk(`?limit=${SIZE}&page=${LAST_COUNTED}`)).toEqual(
    homes(first, LIST_COUNTED + EXTRA),
  );
});

// §7/35
test('Next leads to the very end by best match too, and in a search of two letters', async () => {
  expect(await walk(`?search=home&limit=25&page=${LIST_COUNTED / 25}`)).toEqual(
    homes(LIST_COUNTED - 25 + 1, LIST_COUNTED + EXTRA),
  );
  const pairs = '?search=ho&exact=1&maxPrice=1010.60&limit=100';
  expect((await get(pairs)).total).toBe(1_000 + EXTRA);
  expect(await walk(`${pairs}&page=10`)).toEqual(homes(901, 1_000 + EXTRA));
});

test('the last page by number gives the same total as the others', async () => {
  const last = await get(`?limit=${SIZE}&page=${Math.ceil((LIST_COUNTED + EXTRA) / SIZE)}`);
  expect(last.names).toEqual(homes(10_057, 10_060));
  expect(last.total).toBe(LIST_COUNTED + 1);
});

test('the last page is linked only where all listings are counted', async () => {
  expect((await get(`?limit=${SIZE}`)).last).toBeUndefined();
  expect((await get(`?limit=${SIZE}&page=5000`)).last).toBeUndefined();
  expect((await get(`?limit=${SIZE}&region=Volta`)).last).toBe('?limit=24&region=Volta&page=3');
});

// §7/35
test('Next never leads to an empty page', async () => {
  const full = (LIST_COUNTED + EXTRA) / 20;
  expect((await get(`?limit=20&page=${full - 1}`)).next).toBeDefined();
  const last = await get(`?limit=20&page=${full}`);
  expect(last.names).toHaveLength(20);
  expect(last.next).toBeUndefined();
});

const countedFiltersOf = async (query: string, headers = {}) => {
  const response = await efie.app.inject({ url: `/api/properties/facets${query}`, headers });
  return {
    status: response.statusCode,
    counts: response.statusCode === 200 ? response.json() : undefined,
    atLeast: response.headers['x-counts-at-least'],
    etag: String(response.headers.etag),
  };
};

// §5/61
test('filter counts use the newest of more than 5,000, and a header says for which filters', async () => {
  const all = await countedFiltersOf('');
  expect(all.counts.region).toMatchObject({
    Volta: EXTRA - 10,
    Ashanti: FILTER_COUNTS_AMONG + 1 - (EXTRA - 10),
  });
  expect(all.atLeast).toBe(Object.keys(all.counts).join(', '));
  // Again from memory, and for a client that has it already.
  const known = await countedFiltersOf('', { 'if-none-match': all.etag });
  expect([known.status, known.atLeast]).toEqual([304, all.atLeast]);

  // A few match; more miss it than are counted.
  const few = await countedFiltersOf('?region=Volta');
  expect(few.counts.condition).toMatchObject({ Renovated: EXTRA - 10 });
  expect(few.counts.region).toMatchObject({ Volta: EXTRA - 10, Ashanti: FILTER_COUNTS_AMONG });
  expect(few.atLeast).toBe('region');

  const exact = await countedFiltersOf('?minPrice=1000&maxPrice=1020');
  expect(exact.counts.region).toMatchObject({ Volta: EXTRA - 10, Ashanti: 1_950 });
  expect(exact.atLeast).toBeUndefined();
});
