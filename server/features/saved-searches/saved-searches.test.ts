import { beforeAll, describe, expect, test } from 'vitest';
import { savedSearchMessages } from '#domain/saved-searches/messages.ts';
import { SavedSearch } from '#domain/saved-searches/schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { postSearch, SEARCH, savedSearch } from './testing/alerted.ts';

const efie = bootTestApp();
let ama: TestPerson;
let kojo: TestPerson;

beforeAll(async () => {
  ama = await signedInAs(efie.platform, 'Customer');
  kojo = await signedInAs(efie.platform, 'Agent');
});

const post = (search: Record<string, unknown>, headers: Record<string, string> = ama.headers) =>
  postSearch(efie, headers, search);
const list = async ({ headers }: TestPerson) =>
  (await efie.app.inject({ url: '/api/saved-searches', headers })).json<SavedSearch[]>();
const patch = (id: string, payload: object, headers: Record<string, string> = ama.headers) =>
  efie.app.inject({ method: 'PATCH', url: `/api/saved-searches/${id}`, headers, payload });
const remove = (id: string, { headers }: TestPerson) =>
  efie.app.inject({ method: 'DELETE', url: `/api/saved-searches/${id}`, headers });

describe('saving a search', () => {
  test('requires sign-in', async () => {
    expect((await post({}, {})).statusCode).toBe(401);
    expect((await efie.app.inject({ url: '/api/saved-searches' })).statusCode).toBe(401);
  });

  test.each([
    [{ query: { region: 'Lagos' } }, 'query.region'],
    [{ query: { propertyType: 'PropertySales' } }, 'query'],
    [{ query: { brand: 'Toyota' } }, 'query'],
    [{ query: { status: 'sold' } }, 'query.status'],
    [{ query: { minPrice: 'much' } }, 'query.minPrice'],
    [{ query: { minBedrooms: 'two' } }, 'query.minBedrooms'],
    [{ query: { guests: '2', from: '2026-12-12' } }, 'query.from'],
    [{ query: { guests: '2', to: '2026-12-15' } }, 'query.to'],
    [{ query: { guests: '61' } }, 'query.guests'],
    [{ query: {} }, 'query'],
    [{ query: { region: ' ' } }, 'query'],
    [{ path: '/', query: { region: 'Volta' } }, 'query'],
    [{ path: '/profile' }, 'path'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ alerts: 'hourly' }, 'alerts'],
  ])('refuses %j', async (search, field) => {
    const response = await post(search);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test('stores it with its filters and lists the newest first', async () => {
    const first = await post({ query: { region: 'Volta', search: ' pool ' } });
    expect(first.statusCode).toBe(201);
    expect(SavedSearch.parse(first.json())).toMatchObject({
      ...SEARCH,
      query: { region: 'Volta', search: 'pool' },
      paused: false,
    });
    await post({ path: '/cars', query: { brand: 'Kia', minYear: '2015' }, name: 'Kia' });
    expect((await list(ama)).map(({ name }) => name)).toEqual(['Kia', SEARCH.name]);
    expect(await list(kojo)).toEqual([]);
  });

  test('with the same filters again renames the existing search', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const [one, two] = await Promise.all([
      savedSearch(efie, person, { query: { region: 'Oti', maxPrice: '900' } }),
      savedSearch(efie, person, { query: { maxPrice: '900', region: 'Oti' } }),
    ]);
    expect(two._id).toBe(one._id);
    const again = await savedSearch(efie, person, {
      query: { region: 'Oti', maxPrice: '900' },
      name: 'Cheap in Oti',
      alerts: 'none',
    });
    expect(await list(person)).toEqual([again]);
    expect(again).toMatchObject({ _id: one._id, name: 'Cheap in Oti', alerts: 'none' });
  });

  // §2.9/19
  test('is refused beyond fifty, even at the same moment', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const save = (maxPrice: number) =>
      postSearch(efie, person.headers, { query: { maxPrice: String(maxPrice) } });
    for (let n = 1; n < 50; n += 1) await save(n);
    const responses = await Promise.all([60, 61, 62, 63].map(save));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      savedSearchMessages.tooMany,
    );
    expect(await list(person)).toHaveLength(50);
    // An existing one needs no room.
    expect((await save(7)).statusCode).toBe(201);
  });
});

describe('a saved search', () => {
  test('is renamed, paused and set to fewer emails, and keeps what is left out', async () => {
    const { _id } = await savedSearch(efie, ama, { query: { region: 'Bono' } });
    expect((await patch(_id, { name: 'Bono' })).json()).toMatchObject({
      name: 'Bono',
      alerts: 'at-once',
      paused: false,
    });
    expect((await patch(_id, { paused: true })).json()).toMatchObject({
      name: 'Bono',
      paused: true,
    });
    expect((await patch(_id, { alerts: 'daily', paused: false })).json()).toMatchObject({
      alerts: 'daily',
      paused: false,
    });
    expect((await patch(_id, { alerts: 'often' })).statusCode).toBe(400);
    expect((await patch(_id, { name: '' })).statusCode).toBe(400);
  });

  test('can be deleted', async () => {
    const { _id } = await savedSearch(efie, ama, { query: { region: 'Ahafo' } });
    expect((await remove(_id, ama)).statusCode).toBe(200);
    expect((await remove(_id, ama)).statusCode).toBe(404);
    expect((await list(ama)).map((search) => search._id)).not.toContain(_id);
  });

  test('is not found by anyone else', async () => {
    const { _id } = await savedSearch(efie, ama, { query: { region: 'Central' } });
    expect((await patch(_id, { name: 'Mine' }, kojo.headers)).statusCode).toBe(404);
    expect((await remove(_id, kojo)).statusCode).toBe(404);
    expect((await patch('1', {})).statusCode).toBe(404);
    expect((await list(ama)).find((search) => search._id === _id)?.name).toBe(SEARCH.name);
  });
});
