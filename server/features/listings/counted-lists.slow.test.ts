import { beforeAll, expect, test } from 'vitest';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const EXTRA = 60;
const SIZE = 24;
/** The last page that the count of a list leads to. */
const LAST_COUNTED = Math.ceil((LIST_COUNTED + 1) / SIZE);

const efie = bootTestApp();

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
    next: /<([^>]*)>; rel="next"/.exec(link)?.[1]?.replace('/api/properties', ''),
  };
};

test('a list of more than 10,000 is told as one more than these, a smaller one exactly', async () => {
  expect((await get(`?limit=${SIZE}`)).total).toBe(LIST_COUNTED + 1);
  expect((await get(`?limit=${SIZE}&minPrice=1000&sort=price-asc`)).total).toBe(LIST_COUNTED + 1);
  expect((await get(`?limit=${SIZE}&region=Volta`)).total).toBe(EXTRA - 10);
  expect((await get(`?limit=${SIZE}&region=Ashanti`)).total).toBe(LIST_COUNTED + 1);
});

test('Next leads on to its very end, behind what is counted', async () => {
  let page = await get(`?limit=${SIZE}&page=${LAST_COUNTED}`);
  const names = [...page.names];
  while (page.next) {
    page = await get(page.next);
    names.push(...page.names);
  }
  const first = (LAST_COUNTED - 1) * SIZE + 1;
  const rest = Array.from(
    { length: LIST_COUNTED + EXTRA - first + 1 },
    (_, n) => `Home ${first + n}`,
  );
  expect(names).toEqual(rest);
});

test('an option that more than 10,000 have is told as one more than these', async () => {
  const response = await efie.app.inject({ url: '/api/properties/facets' });
  expect(response.json().region).toMatchObject({ Volta: EXTRA - 10, Ashanti: LIST_COUNTED + 1 });
});
