import { beforeAll, describe, expect, test } from 'vitest';
import { ListEnquiriesResponse } from '#domain/enquiries/schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { enquire, listed } from './testing/listings.ts';

const efie = bootTestApp();
let owner: TestPerson;
let esi: TestPerson;
let property: string;
let car: string;

beforeAll(async () => {
  owner = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  const other = await signedInAs(efie.platform, 'Agent');
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
  property = await listed(efie, owner, 'property');
  car = await listed(efie, owner, 'car');
  const theirs = await listed(efie, other, 'property');
  for (const [hour, listing] of [property, car, theirs].entries()) {
    efie.setNow(`2026-11-21T1${hour}:00:00Z`);
    await enquire(efie, listing, esi.headers);
  }
});

const received = (headers: Record<string, string> = {}, query = '') =>
  efie.app.inject({ url: `/api/User/enquiries${query}`, headers });

describe('GET /api/User/enquiries', () => {
  test('requires sign-in', async () => {
    expect((await received()).statusCode).toBe(401);
  });

  test.each(['?limit=0', '?limit=101', '?page=x', '?direction=lost'])(
    'refuses %s',
    async (query) => {
      expect((await received(owner.headers, query)).statusCode).toBe(400);
    },
  );

  test('returns those about one’s own listings, the newest first', async () => {
    const answer = await received(owner.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-total-count']).toBe('2');
    const sender = { userId: esi.id, name: 'Esi Mensah', email: esi.email };
    const lister = { userId: owner.id, name: 'Naa Mensah' };
    const common = { lister, sender, phoneNumber: '0245556677', message: 'Is it free in May?' };
    expect(ListEnquiriesResponse.parse(answer.json())).toEqual([
      {
        ...common,
        _id: expect.any(String),
        listing: {
          kind: 'car',
          _id: car.split('/').at(-1),
          name: 'Corolla of Osu',
          listed: true,
        },
        createdAt: '2026-11-21T11:00:00.000Z',
      },
      {
        ...common,
        _id: expect.any(String),
        listing: {
          kind: 'property',
          _id: property.split('/').at(-1),
          name: 'Palm Court',
          listed: true,
        },
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  test('returns its sender nothing, and an Admin everything', async () => {
    expect((await received(esi.headers)).json()).toEqual([]);
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await received(admin.headers)).json()).toHaveLength(3);
  });

  test('returns those that one sent, to nobody else', async () => {
    const sent = ListEnquiriesResponse.parse(
      (await received(esi.headers, '?direction=sent')).json(),
    );
    expect(sent.map(({ listing }) => listing.name)).toEqual([
      'Palm Court',
      'Corolla of Osu',
      'Palm Court',
    ]);
    expect(sent.every(({ sender }) => sender.userId === esi.id)).toBe(true);
    const admin = await signedInAs(efie.platform, 'Admin');
    for (const { headers } of [owner, admin]) {
      const answer = await received(headers, '?direction=sent');
      expect(answer.json()).toEqual([]);
      expect(answer.headers['x-total-count']).toBe('0');
    }
  });

  test('comes in pages', async () => {
    const answer = await received(owner.headers, '?limit=1&page=2');
    expect(answer.json()).toMatchObject([{ listing: { name: 'Palm Court' } }]);
    expect(answer.headers.link).toContain('page=1>; rel="prev"');
  });

  test('keeps those about a listing that was taken off', async () => {
    await efie.app.inject({ method: 'DELETE', url: car, headers: owner.headers });
    expect((await received(owner.headers)).json()).toMatchObject([
      { listing: { kind: 'car', listed: false } },
      { listing: { kind: 'property', listed: true } },
    ]);
  });
});
