import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceText, kilometresBetween } from '#domain/places/distance.ts';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { seeded } from '#server/testing/seeded.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { placeListingsJob } from '../public.ts';

const COUNT = 2_000;
/** Few at a time: each row fires triggers, and a statement has 30 seconds, on a busy machine too. */
const INSERTED_AT_ONCE = 250;
const MADINA = { lat: 5.67, lng: -0.166 };

const efie = bootTestApp();
let agent: TestPerson;

interface Item {
  _id: string;
  near: { lat: number; lng: number; radius: number } | null;
  distance?: number;
  createdAt: string;
}

const get = async (url: string) => {
  const response = await efie.app.inject(url);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json(),
    items: response.json() as Item[],
  };
};

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  const random = seeded(32);
  // Half around Accra, many of them at the very same place, the others anywhere.
  const rows = Array.from({ length: COUNT }, (_, n) => {
    const inAccra = n % 2 === 0;
    const [lat, lng] =
      n % 7 === 0
        ? [MADINA.lat, MADINA.lng]
        : inAccra
          ? [5.45 + random() * 0.4, -0.4 + random() * 0.5]
          : [4.8 + random() * 6.2, -3 + random() * 4];
    return {
      id: uuid(),
      kind: 'property',
      lister_id: agent.id,
      name: `Listing ${n}`,
      price_pesewas: 100 + n,
      location: 'Somewhere',
      address: '',
      region: 'Greater Accra',
      condition: 'Renovated',
      property_type: 'PropertyRentals',
      subtype: n % 3 === 0 ? 'Houses' : 'Apartments',
      lat,
      lng,
      pin_radius: 1_000,
      created_at: new Date(Date.UTC(2026, 0, 1) - Math.floor(random() * 1e6) * 1000),
    };
  });
  for (let from = 0; from < COUNT; from += INSERTED_AT_ONCE) {
    const some = rows.slice(from, from + INSERTED_AT_ONCE);
    await efie.platform.db.insertInto('listings').values(some).execute();
  }
  await efie.connection.pool.query('analyze listings');
}, 60_000);

const allPages = async (url: string): Promise<Item[]> => {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await get(`${url}&limit=100&page=${page}`);
    found.push(...items);
    if (items.length < 100) return found;
  }
};

describe('lists near somewhere', () => {
  test.each([
    [MADINA, 1],
    [MADINA, 2],
    [MADINA, 5],
    [MADINA, 10],
    [{ lat: 6.688, lng: -1.624 }, 25],
    [{ lat: 9.4, lng: -0.84 }, 50],
    [{ lat: 11.1, lng: -0.2 }, 50],
  ])('contain exactly what lies around %j within %s km', async (near, within) => {
    const everything = await allPages('/api/properties?subtype=Apartments');
    const expected = everything.filter(
      (each) => each.near && kilometresBetween(near, each.near) <= within,
    );
    const url = `/api/properties?subtype=Apartments&near=${near.lat},${near.lng}&within=${within}`;
    const found = await allPages(url);
    expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(expected.map(({ _id }) => _id)));
    expect((await get(url)).headers['x-total-count']).toBe(String(expected.length));
  });

  test('show the nearest first, then the newest, and pages neither skip nor repeat', async () => {
    const found = await allPages('/api/properties?near=madina&within=25');
    expect(found.length).toBeGreaterThan(500);
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(found.length);
    const far = (each: Item) => (each.near ? kilometresBetween(MADINA, each.near) : Number.NaN);
    for (const [at, each] of found.entries()) {
      const next = found[at + 1];
      if (!next) continue;
      expect(far(next) - far(each)).toBeGreaterThan(-1e-6);
      if (Math.abs(far(next) - far(each)) < 1e-9)
        expect(next.createdAt <= each.createdAt).toBe(true);
    }
    expect(found.at(-1)?.distance).toBe(Math.round(far(found.at(-1) as Item)));
  });

  test('can be in another order, and combined with other filters and with words', async () => {
    const cheap = await get('/api/properties?near=madina&within=5&sort=price-asc&subtype=Houses');
    const prices = (cheap.body as { price: number }[]).map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const { items } = await get(
      '/api/properties?near=madina&within=2&search=listing&sort=distance',
    );
    expect(items.length).toBeGreaterThan(10);
    expect(items[0]?.distance).toBe(0.1);
  });

  test('name the place, and reach 10 km unless told otherwise', async () => {
    const { headers, items } = await get('/api/properties?near=kia');
    expect(decodeURIComponent(String(headers['x-near']))).toBe('Kotoka International Airport');
    expect(Math.max(...items.map(({ distance = 0 }) => distance))).toBeLessThanOrEqual(10);
    expect((await get('/api/properties?near=5.6,-0.2')).headers['x-near']).toBeUndefined();
  });

  test.each([
    ['madina mar', 'Madina Market'],
    ['madna market', 'Madina Market'],
    ['East Legn', 'East Legon'],
    ['kotoka', 'Kotoka International Airport'],
  ])(
    'take a beginning or a misspelling for the only place that it can be: “%s”',
    async (typed, name) => {
      const { status, headers } = await get(`/api/properties?near=${encodeURIComponent(typed)}`);
      expect([status, decodeURIComponent(String(headers['x-near']))]).toEqual([200, name]);
    },
  );

  test.each([
    [
      'near=madin',
      'near',
      'We can’t find a place called “madin”. Did you mean Madina or Madina Market?',
    ],
    [
      'near=tema+comm',
      'near',
      'Did you mean Tema Community 1, Tema Community 2 or Tema Community 3?',
    ],
    ['near=ma', 'near', '“ma”. Try another town or landmark'],
    ['near=tema+community+26', 'near', '“tema community 26”. Try another'],
    ['near=atlantis', 'near', 'We can’t find a place called “atlantis”.'],
    ['near=51.5,-0.12', 'near', 'That location is outside Ghana.'],
    ['near=5.6', 'near', 'We can’t find a place called'],
    ['near=999,999', 'near', 'We can’t find a place called'],
    ['near=%F0%9F%8F%A0', 'near', 'Give a place'],
    [`near=${'a'.repeat(3_000)}`, 'near', 'Give a place'],
    ['near=madina&within=3', 'within', 'Please choose from'],
    ['near=madina&within=-5', 'within', 'Please choose from'],
    ['near=madina&within=NaN', 'within', 'Please choose from'],
  ])('refuse %s', async (query, name, sentence) => {
    for (const kind of ['properties', 'cars']) {
      const { status, body } = await get(`/api/${kind}?${query}`);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(name);
      expect(JSON.stringify(body)).toContain(sentence);
    }
  });

  test('show the newest first when sorted by distance without a place', async () => {
    const { status, items } = await get('/api/properties?sort=distance&limit=50');
    expect(status).toBe(200);
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('the pin of a listing', () => {
  test('is its town’s when it is listed and when it moves, and visitors see it to some 500 m', async () => {
    const id = await uploadedProperty(efie, agent, { location: 'East Legon' });
    const pin = async () =>
      (await efie.connection.pool.query('select lat, lng from listings where id = $1', [id]))
        .rows[0];
    expect(await pin()).toEqual({ lat: 5.636, lng: -0.16 });
    const { body } = await get(`/api/properties/${id}`);
    expect(body.near).toEqual({ lat: 5.635, lng: -0.16, radius: 1_000 });
    expect(JSON.stringify(body)).not.toContain('5.636');
    expect(body.nearby).toEqual(['2 km from Accra Mall', expect.stringMatching(/ km from /)]);

    const form = { name: 'Palm Court', price: 1_250, location: 'Busua', region: 'Western' };
    const rest = { address: '1 Beach', condition: 'Renovated', propertyType: 'Short-Stay' };
    const edited = await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${id}`,
      headers: agent.headers,
      payload: { ...form, ...rest, shortStayType: 'Guest House' },
    });
    expect(edited.statusCode).toBe(200);
    expect(await pin()).toEqual({ lat: 4.807, lng: -1.936 });
    expect(
      (await get('/api/properties?near=busua&within=1')).items.map(({ _id }) => _id),
    ).toContain(id);
  });

  test('of a car is that of the town where it can be seen', async () => {
    const id = await uploadedCar(efie, agent, { location: 'Tech', region: 'Ashanti' });
    const { items } = await get('/api/cars?near=knust&within=2');
    expect(items.map(({ _id, distance }) => [_id, distance])).toEqual([[id, 1.1]]);
  });

  test('is missing where the place is unknown, and the listing works all the same', async () => {
    const id = await uploadedProperty(efie, agent, {
      location: 'Behind the mango tree',
      address: 'Third house',
    });
    const { status, body } = await get(`/api/properties/${id}`);
    expect([status, body.near, body.nearby]).toEqual([200, null, []]);
  });

  test('is added later to listings from before places were known', async () => {
    const id = await uploadedProperty(efie, agent, { location: 'Osu' });
    await efie.connection.pool.query(
      'update listings set lat = null, lng = null, pin_radius = null, place_edition = null where id = $1',
      [id],
    );
    expect((await get(`/api/properties/${id}`)).body.near).toBeNull();
    await placeListingsJob(efie.platform).run({}, undefined as never);
    expect((await get(`/api/properties/${id}`)).body.near).toMatchObject({
      lat: 5.555,
      lng: -0.185,
    });
  });
});

test('distances are given as people say them', () => {
  expect([0.04, 0.44, 0.96, 2.44, 9.96, 17.3].map(distanceText)).toEqual([
    'under 1 km',
    'under 1 km',
    '1 km',
    '2.4 km',
    '10 km',
    '17 km',
  ]);
});
