import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeCursor } from '#domain/paging/cursor.ts';
import { pagingMessages } from '#domain/paging/messages.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;

/** The number of listings before anyone begins to read, and on a page. */
const LISTED = 60;
const SIZE = 7;
const ARRIVE = 30;
const OSU = { lat: 5.5571, lng: -0.1818 };

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  for (let n = 0; n < LISTED; n += 1) await list(n);
});
afterEach(async () => {
  await efie.connection.pool.query('delete from listings where created_at > now()');
});

/** Listings that share moments except for microseconds, prices, years and places. */
async function list(n: number): Promise<void> {
  const { rows } = await efie.connection.pool.query<{ at: string }>(
    `select (now() - interval '1 day' + $1 * interval '0.4 millisecond')::text as at`,
    [n % 9],
  );
  const shared = {
    created_at: rows[0]?.at ?? '',
    lat: OSU.lat + (n % 4) * 0.01,
    lng: OSU.lng,
    region: 'Greater Accra',
  };
  await propertyRow(efie.platform, lister.id, {
    ...shared,
    name: n % 3 === 0 ? `Villa ${n}` : `House ${n}, a villa`,
    price_pesewas: 100_000 + (n % 5) * 1000,
    ...rated(n),
  });
  await carRow(efie.platform, lister.id, {
    ...shared,
    name: `Corolla ${n}`,
    price_pesewas: 100_000 + (n % 5) * 1000,
    year: 2010 + (n % 4),
    ...(n % 6 === 0 && { car_type: 'Pickup' }),
  });
}

/** Many equal ratings, and none for every other listing. */
const rated = (n: number) =>
  n % 2 ? { rating_total: (2 + (n % 4)) * (1 + (n % 3)), rating_count: 1 + (n % 3) } : {};

/** New listings arrive, everywhere in every order. */
async function arrive(): Promise<void> {
  for (let n = 0; n < ARRIVE; n += 1) {
    const shared = {
      name: n % 2 ? 'Villa New' : 'New, a villa',
      price_pesewas: 95_000 + n * 1000,
      lat: OSU.lat + (n % 5) * 0.008,
      lng: OSU.lng,
      created_at: new Date(Date.now() + 3_600_000 + n),
    };
    await propertyRow(efie.platform, lister.id, { ...shared, ...rated(n) });
    await carRow(efie.platform, lister.id, { ...shared, year: 2009 + (n % 6) });
  }
}

const get = (url: string) => efie.app.inject({ url });
const linkOf = (link: unknown, rel: string) =>
  new RegExp(`<([^>]*)>; rel="${rel}"`).exec(String(link))?.[1];
const idsOf = (body: { _id: string }[]) => body.map(({ _id }) => _id);

/** The ids of all pages from one on, by following links. */
async function walk(from: string, rel: 'next' | 'prev', between = async () => {}) {
  const pages: string[][] = [];
  let url: string | undefined = from;
  while (url) {
    const response = await get(url);
    expect(response.statusCode, url).toBe(200);
    pages.push(idsOf(response.json()));
    url = linkOf(response.headers.link, rel);
    if (pages.length === 2) await between();
    expect(pages.length).toBeLessThan(60);
  }
  return pages;
}

const NEAR = `near=${OSU.lat},${OSU.lng}&within=10`;
const LISTS = [
  ...['newest', 'oldest', 'price-asc', 'price-desc', 'rating'].map(
    (sort) => `properties?sort=${sort}`,
  ),
  ...['newest', 'oldest', 'price-asc', 'price-desc', 'year-asc', 'year-desc'].map(
    (sort) => `cars?sort=${sort}`,
  ),
  `properties?${NEAR}`,
  `cars?${NEAR}&sort=distance`,
  'properties?search=villa',
  'properties?search=villa&sort=price-asc',
  'cars?search=corolla&sort=best',
  'properties?region=Greater%20Accra&sort=price-desc&maxPrice=100000',
];

describe.each(LISTS)('the list %s', (list) => {
  const path = `/api/${list}&limit=${SIZE}`;

  // §2.9/23
  test('has each old listing once when followed by next, whatever arrives meanwhile', async () => {
    const old = idsOf((await get(`/api/${list}`)).json());
    expect(old).toHaveLength(LISTED);
    const walked = (await walk(path, 'next', arrive)).flat();
    expect(new Set(walked).size).toBe(walked.length);
    const known = new Set(old);
    // In the previous order, too: no listing that stays moves.
    expect(walked.filter((id) => known.has(id))).toEqual(old);
  });

  // §2.9/23
  test('has the same pages when followed back by prev', async () => {
    const there = await walk(path, 'next');
    expect(there.flat()).toHaveLength(LISTED);
    const last = linkOf((await get(path)).headers.link, 'last') ?? '';
    const back = (await walk(last, 'prev')).reverse();
    expect(back.flat()).toEqual(there.flat());
  });
});

test('a page goes on from its links, and keeps the number that it would have', async () => {
  const first = await get(`/api/properties?limit=${SIZE}`);
  const next = linkOf(first.headers.link, 'next') ?? '';
  expect(next).toMatch(/^\/api\/properties\?limit=7&page=2&after=[\w-]+$/);
  expect(linkOf(first.headers.link, 'prev')).toBeUndefined();
  const second = await get(next);
  expect(second.json()).toEqual((await get(`/api/properties?limit=${SIZE}&page=2`)).json());
  expect(second.headers['x-total-count']).toBe(String(LISTED));
  expect(linkOf(second.headers.link, 'prev')).toMatch(/page=1&before=[\w-]+$/);
  expect(linkOf(second.headers.link, 'last')).toBe('/api/properties?limit=7&page=9');
  const filtered = await get(`${next}&search=villa&sort=newest`);
  expect(filtered.headers['x-total-count']).toBe(String(LISTED));
});

test('your own list goes on by cursors too', async () => {
  const url = `/api/User/properties?limit=${SIZE}`;
  const own = (from: string) => efie.app.inject({ url: from, headers: lister.headers });
  const next = linkOf((await own(url)).headers.link, 'next') ?? '';
  expect(next).toContain('after=');
  expect((await own(next)).json()).toEqual((await own(`${url}&page=2`)).json());
});

const NEWEST = ['2026-11-22T10:00:00.123456Z', '0192f0c4-7e8b-7000-8000-000000000001'];
test.each<[string, string]>([
  ['properties?after=nonsense', pagingMessages.wrongCursor],
  [`properties?after=${'x'.repeat(500)}`, pagingMessages.wrongCursor],
  [`properties?sort=oldest&after=${of('newest', NEWEST)}`, pagingMessages.wrongCursor],
  [`properties?after=${of('newest', NEWEST.slice(0, 1))}`, pagingMessages.wrongCursor],
  [
    `properties?after=${of('newest', ['2026-02-30T10:00:00.123456Z', NEWEST[1] ?? ''])}`,
    pagingMessages.wrongCursor,
  ],
  [`properties?after=${of('newest', ['infinity', NEWEST[1] ?? ''])}`, pagingMessages.wrongCursor],
  [`properties?after=${of('newest', [NEWEST[0] ?? '', "'; drop"])}`, pagingMessages.wrongCursor],
  [
    `properties?sort=price-asc&after=${of('price-asc', ['1e9', NEWEST[1] ?? ''])}`,
    pagingMessages.wrongCursor,
  ],
  [`properties?search=villa&before=${of('best', ['yesterday'])}`, pagingMessages.wrongCursor],
  [
    `properties?after=${of('newest', NEWEST)}&before=${of('newest', NEWEST)}`,
    pagingMessages.oneCursor,
  ],
  ['cars?before=nonsense', pagingMessages.wrongCursor],
])('%s is refused with a message', async (list, sentence) => {
  const response = await get(`/api/${list}`);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(sentence);
});

function of(sort: string, values: string[]): string {
  return writeCursor({ sort, values });
}
