import { beforeAll, describe, expect, test } from 'vitest';
import { Property } from '#domain/properties/schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { getPropertySummary } from './public.ts';
import { listedProperty } from './testing/property-factory.ts';

const efie = bootTestApp();
let lister: TestPerson;
let id: string;
let deleted: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent', {
    firstname: 'Esi',
    phoneNumber: '0244123456',
  });
  await efie.connection.pool.query('update users set company_logo_key = $1 where id = $2', [
    '0123456789abcdef0123456789abcdef',
    lister.id,
  ]);
  id = await listedProperty(efie.platform, lister.id);
  deleted = await listedProperty(efie.platform, lister.id, { deleted_at: new Date() });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  efie.app.inject({ url: `/api/properties/${path}`, headers });

const UNKNOWN = '0197a000-0000-7000-8000-000000000000';
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Property not found or unavailable.' };

describe('GET /api/properties/{id}', () => {
  test.each([UNKNOWN, 'no-id', '%00', `${UNKNOWN}'`, 'x'.repeat(400)])(
    'does not find %s',
    async (unknown) => {
      const response = await get(unknown);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(NOT_FOUND);
    },
  );

  test('does not find a deleted one', async () => {
    expect((await get(deleted)).statusCode).toBe(404);
  });

  // §3/1
  test('returns the property with its lister and logo', async () => {
    const response = await get(id);
    expect(response.statusCode).toBe(200);
    const property = response.json();
    expect(Property.strict().parse(property)).toEqual(property);
    expect(property).toMatchObject({
      _id: id,
      price: 1250.5,
      companyLogo: `${efie.platform.config.appUrl}/media/profiles/0123456789abcdef0123456789abcdef.webp`,
      lister: { userId: lister.id, name: 'Esi Mensah', role: 'Agent' },
    });
  });

  test('accepts an id in capitals, and sends an unchanged property without its bytes', async () => {
    const response = await get(id.toUpperCase());
    expect(response.statusCode).toBe(200);
    const again = await get(id, { 'if-none-match': `"x", ${response.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('GET /api/properties/{id}/contact', () => {
  test('requires sign-in', async () => {
    expect((await get(`${id}/contact`)).statusCode).toBe(401);
  });

  // §2.10/20, §6/11
  test.each(['Customer', 'Admin'] as const)('refuses %s', async (role) => {
    const person = await signedInAs(efie.platform, role);
    expect((await get(`${id}/contact`, person.headers)).statusCode).toBe(403);
  });

  // §2.10/24
  test('refuses the listing’s own lister', async () => {
    const response = await get(`${id}/contact`, lister.headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'OWN_LISTING',
      message: 'This is your own listing.',
    });
  });

  test('does not find an unknown or deleted property', async () => {
    for (const unknown of [UNKNOWN, 'no-id', deleted]) {
      const response = await get(`${unknown}/contact`, lister.headers);
      expect([response.statusCode, response.json()]).toEqual([404, NOT_FOUND]);
    }
  });

  test.each(['Agent', 'Property Owner'] as const)(
    'reveals the lister’s name, phone and WhatsApp to %s',
    async (role) => {
      const person = await signedInAs(efie.platform, role);
      const response = await get(`${id}/contact`, person.headers);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        name: 'Esi Mensah',
        phoneNumber: '0244123456',
        whatsapp: 'https://wa.me/233244123456',
      });
      expect(response.headers['cache-control']).toBe('private, no-store');
    },
  );

  // §2.10/19
  test('has no WhatsApp link without a phone number', async () => {
    const quiet = await signedInAs(efie.platform, 'Property Owner', { phoneNumber: '' });
    const theirs = await listedProperty(efie.platform, quiet.id);
    expect((await get(`${theirs}/contact`, lister.headers)).json()).toEqual({
      name: 'Ama Mensah',
      phoneNumber: null,
      whatsapp: null,
    });
  });
});

test('other features get a summary of a property', async () => {
  expect(await getPropertySummary(efie.platform.db, id)).toMatchObject({
    id,
    name: 'Palm Court',
    location: 'Osu',
    propertyType: 'Short-Stay',
    subtype: 'Guest House',
    status: 'available',
    pricePesewas: 125_050,
    listerId: lister.id,
  });
  for (const unknown of [UNKNOWN, 'no-id', deleted]) {
    expect(await getPropertySummary(efie.platform.db, unknown)).toBeUndefined();
  }
});
