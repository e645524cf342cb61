import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, LISTING_KINDS } from '#domain/listing-kinds.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { CAR_FORM, PROPERTY_FORM } from '#server/testing/listings.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { readListings } from './read-listings.ts';

const efie = bootTestApp();
let lister: TestPerson;
let other: TestPerson;
let admin: TestPerson;
let home: string;
let car: string;

const FLAT = {
  ...PROPERTY_FORM,
  name: 'Flat',
  description: '2 bedrooms, borehole, no generator.',
  propertyType: 'PropertyRentals',
  rentalType: 'Apartments',
  shortStayType: '',
};

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  other = await signedInAs(efie.platform, 'Agent');
  admin = await signedInAs(efie.platform, 'Admin');
});

beforeEach(async () => {
  await efie.connection.pool.query('update listings set deleted_at = now()');
  home = await propertyRow(efie.platform, lister.id, {
    name: FLAT.name,
    description: FLAT.description,
    property_type: 'PropertyRentals',
    subtype: 'Apartments',
    facts: JSON.stringify({ furnished: 'fully' }),
  });
  car = await carRow(efie.platform, lister.id, { description: 'Duty paid, foreign used.' });
});

async function call(
  who: TestPerson | undefined,
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
) {
  const response = await efie.app.inject({
    method,
    url: `/api/${path}`,
    headers: who?.headers ?? {},
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json() };
}
const property = async () => (await call(undefined, 'GET', `properties/${home}`)).body;
const answer = (who: TestPerson | undefined, body: object, path = `properties/${home}`) =>
  call(who, 'PUT', `${path}/read-details`, body);
const readAll = async (write = true) => {
  const changes: string[] = [];
  const seen = await readListings(efie.platform, {
    write,
    onChange: ({ id }) => changes.push(id),
  });
  return { seen, changes };
};
const found = async (query: string) =>
  (await call(undefined, 'GET', query)).body.map(({ _id }: { _id: string }) => _id);

describe('reading the texts of listings', () => {
  // §2.7/29
  test('fills what is empty, marks it, and has filters find it', async () => {
    expect(await readAll()).toEqual({ seen: 2, changes: [home, car] });
    expect(await property()).toMatchObject({
      facts: { bedrooms: 2, water: ['borehole'], furnished: 'fully' },
      readFromText: ['bedrooms', 'water'],
    });
    expect(await found('properties?minBedrooms=2&water=borehole')).toEqual([home]);
    expect(await found('cars?duty=paid&usage=foreign-used')).toEqual([car]);
    expect(await found('properties?light=generator')).toEqual([]);
  });

  test('changes nothing when it is not to write, nor a second time', async () => {
    expect((await readAll(false)).changes).toEqual([home, car]);
    expect(await property()).not.toHaveProperty('readFromText');
    await readAll();
    expect(await readAll()).toEqual({ seen: 2, changes: [] });
  });

  test('keeps what the lister chose, and facts of another version', async () => {
    const facts = { bedrooms: 3, 'of-tomorrow': 1 };
    await efie.connection.pool.query('update listings set facts = $2 where id = $1', [home, facts]);
    await readAll();
    const { rows } = await efie.connection.pool.query(
      'select facts, facts_read from listings where id = $1',
      [home],
    );
    expect(rows).toEqual([{ facts: { ...facts, water: ['borehole'] }, facts_read: ['water'] }]);
  });

  test('cards do not say what was read', async () => {
    await readAll();
    const [card] = (await call(undefined, 'GET', 'properties?view=card')).body;
    expect(card).not.toHaveProperty('readFromText');
    expect(card.highlights).toContain('2 bedrooms');
  });
});

describe.each(LISTING_KINDS)('details that were read, of a %s', (kind) => {
  const path = () => `${KINDS[kind].list}/${{ property: home, car }[kind]}`;

  test('are answered by its lister or an Admin only', async () => {
    await readAll();
    for (const method of ['GET', 'PUT'] as const) {
      const attempt = (who?: TestPerson) =>
        call(who, method, `${path()}/read-details`, method === 'PUT' ? {} : undefined);
      expect((await attempt()).status).toBe(401);
      expect((await attempt(other)).status).toBe(403);
      expect((await attempt(lister)).status).toBe(200);
      expect((await attempt(admin)).status).toBe(200);
    }
    const unknown = `${KINDS[kind].list}/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`;
    expect((await answer(lister, {}, unknown)).status).toBe(404);
    expect((await answer(lister, { keep: 'all' }, path())).status).toBe(400);
  });
});

describe('an answer', () => {
  beforeEach(() => readAll());

  // §2.7/28
  test('confirms what is right and removes what is not, for good', async () => {
    const kept = await answer(lister, { keep: ['bedrooms'] });
    expect(kept.body).toMatchObject({
      message: 'Thank you. These details are confirmed.',
      property: { readFromText: ['water'] },
    });
    const removed = await answer(lister, { remove: ['water', 'furnished'] });
    expect(removed.body.message).toBe('That detail is removed.');
    expect(removed.body.property.facts).toEqual({ bedrooms: 2, furnished: 'fully' });
    expect(await property()).not.toHaveProperty('readFromText');
    expect((await call(lister, 'GET', `properties/${home}/read-details`)).body).toEqual({
      answered: ['bedrooms=2', 'water=borehole'],
    });
    expect((await readAll()).changes).toEqual([]);
  });

  test('that is repeated changes nothing', async () => {
    await answer(lister, { keep: ['bedrooms', 'water'] });
    const { updatedAt } = await property();
    await answer(lister, { keep: ['bedrooms'], remove: ['water'] });
    expect(await property()).toMatchObject({ updatedAt, facts: { water: ['borehole'] } });
  });

  test('of an Admin who removes something is told to its lister', async () => {
    await answer(admin, { remove: ['water'] });
    const log = await call(admin, 'GET', `admin/audit-log?search=${home}&event=listing-changed`);
    expect(log.body).toMatchObject([{ before: { water: ['borehole'] } }]);
  });

  test('is asked for beside one’s own listings', async () => {
    const rows = (await call(lister, 'GET', 'User/listings')).body;
    const row = rows.find(({ _id }: { _id: string }) => _id === home);
    expect(row.readDetails).toEqual([
      { name: 'bedrooms', text: '2 bedrooms' },
      { name: 'water', text: 'Water: Borehole' },
    ]);
  });
});

describe('a form', () => {
  const save = (form: object) => call(lister, 'PUT', `properties/${home}`, { ...FLAT, ...form });
  const SHOWN = { bedrooms: '2', water: 'borehole', furnished: 'fully' };
  beforeEach(() => readAll());

  test('that leaves read details as they are keeps their mark', async () => {
    const { body } = await save({ ...SHOWN, price: '900' });
    expect(body.property.readFromText).toEqual(['bedrooms', 'water']);
  });

  test('that changes or empties them decides them', async () => {
    const { body } = await save({ ...SHOWN, bedrooms: '3', water: '' });
    expect(body.property).not.toHaveProperty('readFromText');
    expect(body.property.facts).toEqual({ bedrooms: 3, furnished: 'fully' });
    expect((await readAll()).changes).toEqual([]);
  });

  test('with another text takes read details along', async () => {
    const { body } = await save({ ...SHOWN, description: '3 bedrooms, no borehole' });
    expect(body.property.facts).toEqual({ bedrooms: 3, furnished: 'fully' });
    expect(body.property.readFromText).toEqual(['bedrooms']);
  });

  // §2.7/27
  test('of a new listing says what was answered, which is not read again', async () => {
    const response = await postUpload(efie, '/api/properties/upload', {
      fields: { ...FLAT, bedrooms: '2', answered: 'bedrooms=2,water=borehole,<b>' },
      files: [],
      headers: lister.headers,
    });
    expect(response.statusCode).toBe(201);
    const { _id: id, facts } = response.json().property;
    expect(facts).toEqual({ bedrooms: 2 });
    const kept = await call(lister, 'GET', `properties/${id}/read-details`);
    expect(kept.body).toEqual({ answered: ['bedrooms=2', 'water=borehole'] });
    expect((await readAll()).changes).toEqual([]);
  });

  test('of a car keeps its marks too', async () => {
    const form = { ...CAR_FORM, description: 'Duty paid, foreign used.', duty: 'paid' };
    const { body } = await call(lister, 'PUT', `cars/${car}`, form);
    expect(body.car).toMatchObject({ readFromText: ['usage', 'duty'] });
  });
});

test('a copy of one’s own data has the marks', async () => {
  await readAll();
  const data = await efie.app.inject({ url: '/api/User/data', headers: lister.headers });
  const listings: { id: string }[] = data.json().properties;
  expect(listings.find(({ id }) => id === home)).toMatchObject({
    facts_read: ['bedrooms', 'water'],
    facts_answered: [],
  });
});
