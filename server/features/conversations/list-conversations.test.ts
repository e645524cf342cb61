import { beforeAll, describe, expect, test } from 'vitest';
import { ListConversationsResponse } from '#domain/conversations/schema.ts';
import { listed } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { begun, enquire, read, write } from './testing/conversations.ts';

const efie = bootTestApp();
let owner: TestPerson;
let esi: TestPerson;
let property: string;
let car: string;
let aboutProperty: string;

beforeAll(async () => {
  owner = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  const other = await signedInAs(efie.platform, 'Agent');
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
  property = await listed(efie, owner, 'property');
  car = await listed(efie, owner, 'car');
  const theirs = await listed(efie, other, 'property');
  efie.setNow('2026-11-21T10:00:00Z');
  aboutProperty = await begun(efie, property, esi);
  for (const [hour, listing] of [car, theirs].entries()) {
    efie.setNow(`2026-11-21T1${hour + 1}:00:00Z`);
    await enquire(efie, listing, esi);
  }
});

const list = (headers: Record<string, string> = {}, query = '') =>
  efie.app.inject({ url: `/api/User/enquiries${query}`, headers });
const listingsOf = async (person: TestPerson, query = '') =>
  ListConversationsResponse.parse((await list(person.headers, query)).json()).map(
    ({ listing }) => listing.name,
  );

describe('GET /api/User/enquiries', () => {
  test('requires sign-in', async () => {
    expect((await list()).statusCode).toBe(401);
  });

  test.each(['?limit=0', '?limit=101', '?page=x', '?direction=lost'])(
    'refuses %s',
    async (query) => {
      expect((await list(owner.headers, query)).statusCode).toBe(400);
    },
  );

  test('returns those about your own listings, the newest first', async () => {
    const response = await list(owner.headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-total-count']).toBe('2');
    const common = {
      _id: expect.any(String),
      sender: { userId: esi.id, name: 'Esi Mensah', email: esi.email },
      lister: { userId: owner.id, name: 'Naa Mensah' },
      phoneNumber: '0245556677',
      unread: 1,
    };
    const lastMessage = { authorId: esi.id, text: 'Is it free in May?' };
    expect(ListConversationsResponse.parse(response.json())).toEqual([
      {
        ...common,
        listing: {
          kind: 'car',
          _id: car.split('/').at(-1),
          name: 'Corolla of Osu',
          listed: true,
          propertyType: null,
        },
        createdAt: '2026-11-21T11:00:00.000Z',
        lastMessage: { ...lastMessage, sentAt: '2026-11-21T11:00:00.000Z' },
      },
      {
        ...common,
        listing: {
          kind: 'property',
          _id: property.split('/').at(-1),
          name: 'Palm Court',
          listed: true,
          propertyType: 'Short-Stay',
        },
        createdAt: '2026-11-21T10:00:00.000Z',
        lastMessage: { ...lastMessage, sentAt: '2026-11-21T10:00:00.000Z' },
      },
    ]);
  });

  test('returns those that you began, to no one else', async () => {
    expect(await listingsOf(esi, '?direction=sent')).toEqual([
      'Palm Court',
      'Corolla of Osu',
      'Palm Court',
    ]);
    expect(await listingsOf(esi)).toEqual([]);
    expect(await listingsOf(owner, '?direction=sent')).toEqual([]);
  });

  test('shows an Admin only reported ones, and those to no one else', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    expect(await listingsOf(admin)).toEqual([]);
    expect(await listingsOf(admin, '?direction=reported')).toEqual([]);
    expect((await list(owner.headers, '?direction=reported')).statusCode).toBe(403);
    await efie.app.inject({
      method: 'POST',
      url: `${aboutProperty}/reports`,
      headers: esi.headers,
      payload: { reason: 'payment' },
    });
    const response = await list(admin.headers, '?direction=reported');
    expect(response.json()).toMatchObject([{ listing: { name: 'Palm Court' }, unread: 0 }]);
  });

  test('comes in pages', async () => {
    const response = await list(owner.headers, '?limit=1&page=2');
    expect(response.json()).toMatchObject([{ listing: { name: 'Palm Court' } }]);
    expect(response.headers.link).toContain('page=1>; rel="prev"');
  });

  test('puts the latest message first, with its text, its author and whether it is read', async () => {
    await read(efie, aboutProperty, owner.headers, 1);
    efie.setNow('2026-11-21T15:00:00Z');
    await write(efie, aboutProperty, owner.headers, 'Yes, from 3 May.');
    const lastMessage = { authorId: owner.id, text: 'Yes, from 3 May.' };
    expect((await list(owner.headers)).json()).toMatchObject([
      { listing: { kind: 'property' }, lastMessage, unread: 0 },
      { listing: { kind: 'car' }, unread: 1 },
    ]);
    expect((await list(esi.headers, '?direction=sent&limit=1')).json()).toMatchObject([
      { lastMessage, unread: 1 },
    ]);
  });

  test.each([
    ['corolla', ['Corolla of Osu']],
    ['esi MEN', ['Palm Court', 'Corolla of Osu']],
    ['from 3 may', ['Palm Court']],
    ['100%', []],
    ['_', []],
    ["'", []],
  ])('finds %s in names and messages', async (words, found) => {
    const search = new URLSearchParams({ search: words });
    expect(await listingsOf(owner, `?${search}`)).toEqual(found);
    const { headers } = await list(owner.headers, `?${search}`);
    expect(headers['x-total-count']).toBe(String(found.length));
  });

  test('keeps those about a deleted listing', async () => {
    await efie.app.inject({ method: 'DELETE', url: car, headers: owner.headers });
    expect((await list(owner.headers)).json()).toMatchObject([
      { listing: { kind: 'property', listed: true } },
      { listing: { kind: 'car', listed: false } },
    ]);
  });
});
