import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedListMessages } from '#domain/favourites/messages.ts';
import { SharedLinkResponse, SharedList } from '#domain/favourites/schema.ts';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let person: TestPerson;
let home: string;
let car: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  home = await uploadedProperty(efie, lister, { name: 'Palm Court' });
  car = await uploadedCar(efie, lister, { name: 'Corolla of Osu' });
});
beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  person = await signedInAs(efie.platform, 'Customer', { firstname: 'Efua' });
  await keep('car', car, 'Ask for the papers.');
  efie.setNow('2026-11-21T10:05:00Z');
  await keep('property', home, 'Near the beach.');
});

type Who = { headers: Record<string, string> };
const VISITOR: Who = { headers: {} };
const keep = (kind: string, id: string, note: string) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/User/favourites/${kind}/${id}`,
    headers: person.headers,
    payload: { note },
  });
const link = (method: 'GET' | 'PUT' | 'DELETE', who: Who = person, payload?: object) =>
  efie.app.inject({ method, url: '/api/User/shared-list', headers: who.headers, payload });
const share = async (withNotes = false) =>
  SharedLinkResponse.parse((await link('PUT', person, { withNotes })).json()).link?.id ?? '';
const open = (id: string, who: Who = VISITOR) =>
  efie.app.inject({ url: `/api/shared-lists/${id}`, headers: who.headers });

describe('/api/User/shared-list', () => {
  test.each(['GET', 'PUT', 'DELETE'] as const)('requires sign-in to %s', async (method) => {
    const response = await link(
      method,
      VISITOR,
      method === 'PUT' ? { withNotes: true } : undefined,
    );
    expect(response.statusCode).toBe(401);
  });

  test('says whether the list is shared', async () => {
    expect((await link('GET')).json()).toEqual({ link: null });
    const id = await share(true);
    expect((await link('GET')).json()).toEqual({ link: { id, withNotes: true } });
    expect((await link('GET', lister)).json()).toEqual({ link: null });
  });

  test('refuses a body that does not say whether notes are shown', async () => {
    expect((await link('PUT', person, {})).statusCode).toBe(400);
  });

  // §2.1/20
  test('keeps one link, even when it is made several times at once', async () => {
    const ids = await Promise.all([share(), share(), share(true)]);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\w-]{22}$/);
  });

  // §2.1/20
  test('switches off your own link for good, and no one else’s', async () => {
    const id = await share();
    await link('DELETE', lister);
    expect((await open(id)).statusCode).toBe(200);
    for (let n = 0; n < 2; n += 1) expect((await link('DELETE')).statusCode).toBe(200);
    const refused = await open(id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      sharedListMessages.notFound,
    ]);
    expect(await share()).not.toBe(id);
  });
});

describe('GET /api/shared-lists/{id}', () => {
  test('shows the list as it is, without notes, to anyone who has the link', async () => {
    const response = await open(await share());
    expect(SharedList.parse(response.json())).toEqual({
      sharedBy: 'Efua',
      favourites: [
        { kind: 'property', listingId: home, name: 'Palm Court', note: '' },
        { kind: 'car', listingId: car, name: 'Corolla of Osu', note: '' },
      ],
    });
    expect(response.headers['cache-control']).toContain('no-store');
  });

  test('shows notes where they are shared, and no longer once that is changed', async () => {
    const id = await share(true);
    const notes = async () =>
      SharedList.parse((await open(id)).json()).favourites.map(({ note }) => note);
    expect(await notes()).toEqual(['Near the beach.', 'Ask for the papers.']);
    await share(false);
    expect(await notes()).toEqual(['', '']);
  });

  test.each(['sold', 'rented'])('still shows a home that was %s', async (status) => {
    const taken = await uploadedProperty(efie, lister, { name: 'Taken Court' });
    await keep('property', taken, '');
    const id = await share();
    await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${taken}/status`,
      headers: lister.headers,
      payload: { status },
    });
    const { favourites } = SharedList.parse((await open(id)).json());
    expect(favourites.map(({ listingId }) => listingId)).toContain(taken);
  });

  test('leaves out a deleted listing', async () => {
    const gone = await uploadedProperty(efie, lister, { name: 'Old Court' });
    await keep('property', gone, '');
    const id = await share();
    expect(SharedList.parse((await open(id)).json()).favourites).toHaveLength(3);
    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${gone}`,
      headers: lister.headers,
    });
    expect(SharedList.parse((await open(id)).json()).favourites).toHaveLength(2);
  });

  test('does not find the list of someone who was suspended', async () => {
    const id = await share();
    await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
      person.id,
    ]);
    expect((await open(id)).statusCode).toBe(404);
  });

  test.each(['unknown', 'a'.repeat(22), '%00'.repeat(22)])('finds nothing for %s', async (id) => {
    expect((await open(id)).statusCode).toBe(404);
  });
});
