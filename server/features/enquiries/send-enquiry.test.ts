import { beforeAll, describe, expect, test } from 'vitest';
import { EnquiryResponse, OwnEnquiry } from '#domain/enquiries/schema.ts';
import { LISTING_KINDS } from '#domain/listing-kinds.ts';
import { SESSION_COOKIE } from '#server/platform/http/security/session.ts';
import { listed } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { ENQUIRIES } from './limits.ts';
import { ENQUIRY, enquire, lookAt } from './testing/listings.ts';

const efie = bootTestApp();
const UNKNOWN = '0197a000-0000-7000-8000-000000000000';
let lister: TestPerson;
let property: string;
let car: string;

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner', {
    firstname: 'Naa',
    phoneNumber: '0244000121',
  });
  property = await listed(efie, lister, 'property');
  car = await listed(efie, lister, 'car');
});

const stored = async (listing: string) =>
  (
    await efie.connection.pool.query(
      'select message, phone_number, sender_id, lister_id from enquiries where listing_id = $1',
      [listing.split('/').at(-1)],
    )
  ).rows;

/** A new person each time, because limits count by person. */
const customer = () => signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });

describe('an enquiry is refused', () => {
  test.each(LISTING_KINDS)('without sign-in: %s', async (kind) => {
    const listing = kind === 'property' ? property : car;
    expect((await enquire(efie, listing)).statusCode).toBe(401);
    expect((await lookAt(efie, listing)).statusCode).toBe(401);
    expect(await stored(listing)).toEqual([]);
  });

  test('from another site with the cookie alone', async () => {
    const { token } = await customer();
    const response = await enquire(efie, property, {
      cookie: `${SESSION_COOKIE}=${token}`,
      'sec-fetch-site': 'cross-site',
    });
    expect([response.statusCode, response.json().code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  test('about your own listing, by the database too', async () => {
    for (const listing of [property, car]) {
      const response = await enquire(efie, listing, lister.headers);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'FORBIDDEN',
        message: 'This listing is yours.',
      });
    }
    const insert = efie.connection.pool.query(
      `insert into enquiries (id, listing_id, lister_id, sender_id, message, phone_number)
        values ($1, $2, $3, $3, 'Hello', '0245556677')`,
      [UNKNOWN, property.split('/').at(-1), lister.id],
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'not_to_oneself' });
  });

  test.each<[what: string, change: object, field: string, message: string]>([
    ['without a message', { message: undefined }, 'message', 'Please write a message.'],
    ['with a blank message', { message: ' \n ' }, 'message', 'Please write a message.'],
    ['with a message nobody can see', { message: '\u200b' }, 'message', 'Please write a message.'],
    [
      'with a message without end',
      { message: 'x'.repeat(1001) },
      'message',
      'Please use 1000 characters or fewer.',
    ],
    [
      'with NUL in the message',
      { message: 'Hello\0' },
      'message',
      'This text has characters we can’t read. Please type it again.',
    ],
    ['with a message that is a list', { message: ['Hello'] }, 'message', 'Please write a message.'],
    ['without a phone', { phoneNumber: '' }, 'phoneNumber', 'Please enter your phone number.'],
    [
      'with a phone of words',
      { phoneNumber: 'ask' },
      'phoneNumber',
      'Invalid phone number format.',
    ],
  ])('%s', async (_what, change, field, message) => {
    const { headers } = await customer();
    const response = await enquire(efie, property, headers, { ...ENQUIRY, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { [field]: message } });
    expect(await stored(property)).toEqual([]);
  });

  test('when it is larger than any form', async () => {
    const { headers } = await customer();
    const response = await enquire(efie, property, headers, { message: 'x'.repeat(300_000) });
    expect(response.statusCode).toBe(413);
  });

  test('about a listing that is unknown, deleted or of the other kind', async () => {
    const { headers } = await customer();
    const gone = {
      property: await listed(efie, lister, 'property'),
      car: await listed(efie, lister, 'car'),
    };
    for (const url of Object.values(gone)) {
      await efie.app.inject({ method: 'DELETE', url, headers: lister.headers });
    }
    const sentences = {
      property: 'Property not found or unavailable.',
      car: 'Car not found.',
    };
    for (const [listing, message] of [
      [gone.property, sentences.property],
      [gone.car, sentences.car],
      [`/api/properties/${UNKNOWN}`, sentences.property],
      [`/api/cars/${UNKNOWN}`, sentences.car],
      ['/api/properties/1', sentences.property],
      [car.replace('cars', 'properties'), sentences.property],
      [property.replace('properties', 'cars'), sentences.car],
    ] as const) {
      for (const response of [
        await enquire(efie, listing, headers),
        await lookAt(efie, listing, headers),
      ]) {
        expect(response.statusCode, listing).toBe(404);
        expect(response.json().message).toBe(message);
      }
    }
  });
});

describe('an enquiry', () => {
  test('about a property is stored and reveals its lister, then and on later visits', async () => {
    const { headers, id } = await customer();
    const before = await lookAt(efie, property, headers);
    expect([before.statusCode, before.json()]).toEqual([
      200,
      { sentAt: null, contact: null, conversationId: null },
    ]);

    const response = await enquire(efie, property, headers, {
      message: '  Is it free in May?\r\nI can come on Sunday. ',
      phoneNumber: '024 555 6677',
      lister_id: id,
    });
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const contact = {
      name: 'Naa Mensah',
      phoneNumber: '0244000121',
      whatsapp:
        'https://wa.me/233244000121?text=Hello%2C%20I%20sent%20you%20an%20enquiry%20on%20Efie%20about%20Palm%20Court.',
    };
    expect(EnquiryResponse.parse(response.json())).toEqual({
      message: 'Your enquiry was sent. You can now call or message the lister.',
      sentAt: '2026-11-21T10:00:00.000Z',
      contact,
      conversationId: expect.any(String),
    });
    expect(await stored(property)).toEqual([
      {
        message: 'Is it free in May?\nI can come on Sunday.',
        phone_number: '0245556677',
        sender_id: id,
        lister_id: lister.id,
      },
    ]);
    const later = await lookAt(efie, property, headers);
    expect(later.headers['cache-control']).toBe('private, no-store');
    expect(OwnEnquiry.parse(later.json())).toEqual({
      sentAt: '2026-11-21T10:00:00.000Z',
      contact,
      conversationId: response.json().conversationId,
    });
  });

  test('about a car reveals the seller that the car names', async () => {
    const { headers } = await customer();
    const response = await enquire(efie, car, headers);
    expect(response.json().contact).toEqual({
      name: 'Mensah Motors',
      phoneNumber: '0302223344',
      whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/233302223344\?text=.*Corolla%20of%20Osu/),
    });
  });

  test('reveals the lister only to its sender, and only for that listing', async () => {
    const esi = await customer();
    const kofi = await customer();
    await enquire(efie, property, esi.headers);
    const nothing = { sentAt: null, contact: null, conversationId: null };
    expect((await lookAt(efie, property, kofi.headers)).json()).toEqual(nothing);
    expect((await lookAt(efie, car, esi.headers)).json()).toEqual(nothing);
  });

  test.each(['Customer', 'Agent', 'Property Owner', 'Admin'] as const)(
    'can be sent by the role %s',
    async (role) => {
      const { headers } = await signedInAs(efie.platform, role);
      expect((await enquire(efie, property, headers)).statusCode).toBe(201);
    },
  );

  test('has no links where the lister gave no phone number', async () => {
    const quiet = await signedInAs(efie.platform, 'Agent', { phoneNumber: '' });
    const { headers } = await customer();
    const response = await enquire(efie, await listed(efie, quiet, 'property'), headers);
    expect(response.json()).toMatchObject({
      message: 'Your enquiry was sent. The lister can call you or answer by email.',
      contact: { name: 'Ama Mensah', phoneNumber: null, whatsapp: null },
    });
  });
});

describe('enquiries are limited', () => {
  test('to 10 a day about one listing', async () => {
    const { headers } = await customer();
    const responses = [];
    for (let n = 1; n <= 11; n += 1) {
      responses.push(await enquire(efie, property, headers, { ...ENQUIRY, message: `Call ${n}` }));
    }
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429]);
    const wait = Number(responses.at(-1)?.headers['retry-after']);
    expect(wait).toBeGreaterThan(86_000);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect((await enquire(efie, car, headers)).statusCode).toBe(201);
  });

  test('to 20 an hour for one person', async () => {
    const { headers, id } = await customer();
    for (let n = 1; n <= 20; n += 1) await efie.platform.limits.of(ENQUIRIES).take(id);
    const response = await enquire(efie, property, headers);
    expect(response.statusCode).toBe(429);
    expect(response.json().message).toBe('Too many requests. Please wait a moment and try again.');
    const wait = Number(response.headers['retry-after']);
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect((await enquire(efie, property, (await customer()).headers)).statusCode).toBe(201);
  });
});
