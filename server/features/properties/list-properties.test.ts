import { beforeAll, describe, expect, test } from 'vitest';
import { fieldMessages } from '#domain/field-messages.ts';
import { Property } from '#domain/properties/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { setRating } from './public.ts';
import { listedProperty } from './testing/property-factory.ts';

const efie = bootTestApp();
let agent: TestPerson;
let owner: TestPerson;
let palmCourt: string;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent', { firstname: 'Kofi' });
  owner = await signedInAs(efie.platform, 'Property Owner');
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute));
  palmCourt = await listedProperty(efie.platform, agent.id, {
    name: 'Palm Court',
    description: 'A Family home near the beach',
    created_at: at(1),
  });
  await listedProperty(efie.platform, agent.id, {
    name: '100% clean_flat',
    description: '<b>Bold</b> Ɛno & sons',
    price_pesewas: 300_000,
    region: 'Ashanti',
    location: 'Kumasi',
    condition: 'Newly built',
    status: 'rented',
    property_type: 'PropertyRentals',
    subtype: 'Apartments',
    created_at: at(2),
  });
  await listedProperty(efie.platform, owner.id, {
    name: 'Hill plot',
    price_pesewas: 25_000_000,
    region: 'Volta',
    location: 'Ho',
    condition: 'Virgin Land',
    status: 'sold',
    property_type: 'PropertySales',
    subtype: 'Land',
    created_at: at(3),
  });
  await listedProperty(efie.platform, owner.id, {
    name: 'Gone',
    created_at: at(4),
    deleted_at: at(5),
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  efie.app.inject({ url, headers });

const names = async (query: string, path = '/api/properties', headers = {}) => {
  const response = await get(`${path}?${query}`, headers);
  expect(response.statusCode).toBe(200);
  return response.json<Property[]>().map((property) => property.name);
};

describe('GET /api/properties', () => {
  test.each([
    ['propertyType=Castle', 'propertyType'],
    ['subtype=hotels', 'subtype'],
    ['region=Accra', 'region'],
    ['condition=Old', 'condition'],
    ['status=gone', 'status'],
    ['sort=cheapest', 'sort'],
    ['minPrice=abc', 'minPrice'],
    ['minPrice=NaN', 'minPrice'],
    ['minPrice=-1', 'minPrice'],
    ['maxPrice=1e9', 'maxPrice'],
    ['minPrice=3000&maxPrice=1', 'maxPrice'],
    ['minFloorArea=90&maxFloorArea=20', 'maxFloorArea'],
    ['maxPrice=99999999999999999999', 'maxPrice'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['search=a%00b', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['location=%00', 'location'],
    ['region=Volta&region=Oti', 'region'],
  ])('refuses %s', async (query, field) => {
    const response = await get(`/api/properties?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'BAD_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });

  test.each(['facets', 'without', 'map'])(
    'refuses an impossible range in /api/properties/%s too',
    async (part) => {
      const response = await get(`/api/properties/${part}?minPrice=5000&maxPrice=100`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: fieldMessages.invertedRange,
        fields: { maxPrice: fieldMessages.invertedRange },
      });
    },
  );

  const all = ['Hill plot', '100% clean_flat', 'Palm Court'];
  // §7/1
  test.each([
    ['', all],
    ['search=&propertyType=&subtype=&minPrice=&status=&sort=&page=', all],
    ['utm_source=whatsapp', all],
    ['sort=newest', all],
    ['sort=oldest', [...all].reverse()],
    ['sort=price-asc', ['Palm Court', '100% clean_flat', 'Hill plot']],
    ['sort=price-desc', ['Hill plot', '100% clean_flat', 'Palm Court']],
    // Nobody has rated anything.
    ['sort=rating', all],
    ['propertyType=Short-Stay', ['Palm Court']],
    ['propertyType=PropertyRentals', ['100% clean_flat']],
    ['subtype=Land', ['Hill plot']],
    ['propertyType=PropertySales&subtype=Land', ['Hill plot']],
    ['propertyType=Short-Stay&subtype=Land', []],
    ['region=Ashanti', ['100% clean_flat']],
    ['location=kumasi', ['100% clean_flat']],
    ['location=kum', []],
    ['condition=Virgin%20Land', ['Hill plot']],
    ['status=sold', ['Hill plot']],
    ['status=Rented', ['100% clean_flat']],
    ['minPrice=1250.50&maxPrice=3,000', ['100% clean_flat', 'Palm Court']],
    ['minPrice=1250.51&maxPrice=3000', ['100% clean_flat']],
    ['maxPrice=90000000000', all],
    ['search=FAMILY', ['Palm Court']],
    ['search=hill', ['Hill plot']],
    ['search=%3Cb%3E', ['100% clean_flat']],
    ['search=%C9%9BNO%20%26', ['100% clean_flat']],
    ['search=eno%20%26', ['100% clean_flat']],
    ['search=0%25%20clean_', ['100% clean_flat']],
    ['search=%25', ['100% clean_flat']],
    ['search=P_lm', []],
    ['search=%5C', []],
    ["search='%20or%201=1--", []],
    ['search=palm&region=Volta', []],
  ])('filters and sorts by "%s"', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect(await names(`${query}&limit=10`)).toEqual(expected);
  });

  // §3/1, §7/1
  test('returns what the API document promises, with HTML as plain text', async () => {
    const response = await get('/api/properties?search=clean');
    const [property] = response.json();
    expect(Property.strict().parse(property)).toEqual(property);
    expect(property).toMatchObject({
      description: '<b>Bold</b> Ɛno & sons',
      price: 3000,
      status: 'rented',
      propertyType: 'PropertyRentals',
      shortStayType: null,
      rentalType: 'Apartments',
      saleType: null,
      images: [],
      photos: [],
      video: null,
      companyLogo: null,
      averageRating: null,
      reviewCount: 0,
      lister: { userId: agent.id, name: 'Kofi Mensah', role: 'Agent' },
      createdAt: '2026-11-01T08:02:00.000Z',
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  // §2.9/21
  test('sorts by rating, weighed by the number of reviews, with unrated listings last', async () => {
    const rate = (name: string, total: number, count: number) =>
      efie.connection.pool.query(
        'update listings set rating_total = $2, rating_count = $3 where name = $1',
        [name, total, count],
      );
    await rate('Palm Court', 9, 2);
    expect(await names('sort=rating')).toEqual(['Palm Court', 'Hill plot', '100% clean_flat']);
    await rate('100% clean_flat', 18, 4);
    expect(await names('sort=rating')).toEqual(['100% clean_flat', 'Palm Court', 'Hill plot']);
    await rate('Hill plot', 5, 1);
    expect(await names('sort=rating')).toEqual(['100% clean_flat', 'Palm Court', 'Hill plot']);
    await rate('Hill plot', 15, 3);
    expect(await names('sort=rating')).toEqual(['Hill plot', '100% clean_flat', 'Palm Court']);
    for (const name of all) await rate(name, 0, 0);
  });

  test('gives the total and the addresses of the other pages', async () => {
    const response = await get('/api/properties?limit=1&page=2&sort=oldest');
    expect(response.json<Property[]>().map(({ name }) => name)).toEqual(['100% clean_flat']);
    expect(response.headers['x-total-count']).toBe('3');
    const address = (page: number) => `</api/properties?limit=1&page=${page}&sort=oldest>`;
    const links = String(response.headers.link).replaceAll(/&(after|before)=[\w-]+/g, '');
    expect(links.split(', ')).toEqual([
      `${address(1)}; rel="first"`,
      `${address(1)}; rel="prev"`,
      `${address(3)}; rel="next"`,
      `${address(3)}; rel="last"`,
    ]);
  });

  test('has no next page after the last and no previous page before the first', async () => {
    const rels = async (query: string) =>
      [
        ...String((await get(`/api/properties?${query}`)).headers.link).matchAll(/rel="(\w+)"/g),
      ].map(([, rel]) => rel);
    expect(await rels('limit=2')).toEqual(['first', 'next', 'last']);
    expect(await rels('limit=2&page=2')).toEqual(['first', 'prev', 'last']);
    expect(await rels('limit=100')).toEqual(['first', 'last']);
  });

  test('gives the total beyond the last page and for a filter that finds nothing', async () => {
    const beyond = await get('/api/properties?limit=10&page=1000000');
    expect([beyond.json(), beyond.headers['x-total-count']]).toEqual([[], '3']);
    for (const query of ['search=nowhere', 'propertyType=Short-Stay&subtype=Land']) {
      const none = await get(`/api/properties?limit=10&${query}`);
      expect([none.json(), none.headers['x-total-count']]).toEqual([[], '0']);
    }
  });

  test('gives the total without a limit, too', async () => {
    const all = await get('/api/properties');
    expect(all.json()).toHaveLength(3);
    expect(all.headers['x-total-count']).toBe('3');
  });

  test('sends nothing while unchanged, and shows a change at the next look', async () => {
    const before = await get('/api/properties?limit=5');
    expect(before.headers['cache-control']).toBe('no-cache');
    const etag = String(before.headers.etag);
    const unchanged = await get('/api/properties?limit=5', { 'if-none-match': etag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    await inTransaction(efie.platform.db, (tx) =>
      setRating(tx, palmCourt, { total: 13, count: 3 }),
    );
    const changed = await get('/api/properties?limit=5', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().at(-1)).toMatchObject({ averageRating: 4.3, reviewCount: 3 });
  });

  test('gives simultaneous calls each the response for their own limit', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => get(`/api/properties?limit=${1 + (index % 3)}`)),
    );
    expect(responses.map((response) => response.json().length)).toEqual(
      responses.map((_, index) => 1 + (index % 3)),
    );
  });
});

describe('GET /api/User/properties', () => {
  const mine = '/api/User/properties';

  test('requires sign-in', async () => {
    expect((await get(mine)).statusCode).toBe(401);
  });

  test('refuses an unknown filter value', async () => {
    expect((await get(`${mine}?status=gone`, agent.headers)).statusCode).toBe(400);
  });

  // §2.8/5
  test('returns one’s own listings in any status, and all listings to an Admin', async () => {
    expect(await names('sort=oldest', mine, agent.headers)).toEqual([
      'Palm Court',
      '100% clean_flat',
    ]);
    expect(await names('status=sold', mine, owner.headers)).toEqual(['Hill plot']);
    const customer = await signedInAs(efie.platform, 'Customer');
    expect(await names('', mine, customer.headers)).toEqual([]);
    const admin = await signedInAs(efie.platform, 'Admin');
    expect(await names('', mine, admin.headers)).toHaveLength(3);
  });

  test('comes in pages and is never cached for others', async () => {
    const response = await get(`${mine}?limit=1&page=2`, agent.headers);
    expect(response.json<Property[]>().map(({ name }) => name)).toEqual(['Palm Court']);
    expect(response.headers['x-total-count']).toBe('2');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});
