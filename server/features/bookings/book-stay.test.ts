import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BookingResponse } from '#domain/bookings/schema.ts';
import { SESSION_COOKIE } from '#server/platform/http/security/session.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { longMember, signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let esi: TestPerson;
let kofi: TestPerson;
let stay: string;

const UNKNOWN = '0197a000-0000-7000-8000-000000000000';

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Abena' });
});
beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
  kofi = await signedInAs(efie.platform, 'Customer', { firstname: 'Kofi' });
  await longMember(efie.platform, kofi);
  stay = await listedStay(efie, lister);
});

const bookings = async () =>
  (await efie.connection.pool.query('select count(*) from bookings where listing_id = $1', [stay]))
    .rows[0].count;

describe('POST /api/bookings asks who you are', () => {
  const claims = (token: string) => token.split('.')[1] ?? '';
  const unsigned = (token: string) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims(token)}.`;
  const forged = (token: string) =>
    new SignJWT(JSON.parse(Buffer.from(claims(token), 'base64url').toString()))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another secret of thirty-two bytes'));

  // §6/13
  test('requires sign-in', async () => {
    const response = await book(efie, bookingForm(stay));
    expect(response.statusCode).toBe(401);
  });

  test.each([
    ['no token at all', () => 'nonsense'],
    ['a token without a signature', () => unsigned(esi.token)],
    ['a token signed by someone else', () => forged(esi.token)],
    ['a token with another signature', () => `${esi.token.slice(0, -8)}AAAAAAAA`],
  ])('refuses %s', async (_what, token) => {
    for (const header of ['authorization', 'atoken', 'cookie']) {
      const value = await token();
      const text = {
        authorization: `Bearer ${value}`,
        atoken: value,
        cookie: `${SESSION_COOKIE}=${value}`,
      };
      const response = await book(efie, bookingForm(stay), {
        [header]: text[header as keyof typeof text],
        'sec-fetch-site': 'same-origin',
      });
      expect(response.statusCode, header).toBe(401);
    }
    expect(await bookings()).toBe(0);
  });

  test('refuses a token that has expired', async () => {
    efie.setNow('2027-01-29T10:00:01Z');
    expect((await book(efie, bookingForm(stay), { atoken: esi.token })).statusCode).toBe(401);
  });

  test('refuses a token after logout', async () => {
    const gone = await signedInAs(efie.platform, 'Customer');
    await efie.app.inject({ method: 'POST', url: '/api/auth/logout', headers: gone.headers });
    expect((await book(efie, bookingForm(stay), { atoken: gone.token })).statusCode).toBe(401);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{}],
  ])('refuses a cookie without a token from another site: %o', async (headers) => {
    const response = await book(efie, bookingForm(stay), {
      cookie: `${SESSION_COOKIE}=${esi.token}`,
      ...headers,
    });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('FOREIGN_ORIGIN');
    expect(await bookings()).toBe(0);
  });

  // §6/13
  test('accepts the header atoken, a bearer token, and the cookie from our own site', async () => {
    const own = { cookie: `${SESSION_COOKIE}=${esi.token}`, 'sec-fetch-site': 'same-origin' };
    for (const headers of [{ atoken: esi.token }, esi.headers, own]) {
      const place = await listedStay(efie, lister);
      expect((await book(efie, bookingForm(place), headers)).statusCode).toBe(201);
    }
  });
});

describe('POST /api/bookings for your own listing', () => {
  // §2.12/16
  test.each(['Agent', 'Property Owner', 'Admin'] as const)(
    'is refused to the role %s too',
    async (role) => {
      const own = await signedInAs(efie.platform, role);
      const theirs = await listedStay(efie, own);
      const response = await book(efie, bookingForm(theirs), own.headers);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'OWN_LISTING',
        message: 'This is your own listing, so you can’t book it.',
      });
      expect((await book(efie, bookingForm(stay), own.headers)).statusCode).toBe(201);
      expect((await book(efie, bookingForm(theirs), esi.headers)).statusCode).toBe(201);
    },
  );
});

describe('POST /api/bookings checks the form in the order of the specification', () => {
  test.each<[what: string, details: Record<string, unknown>, message: string]>([
    ['a missing name', { fullName: undefined, phoneNumber: 'x' }, 'All fields are required.'],
    ['a blank email', { email: '  ', checkOut: '2026-11-01' }, 'All fields are required.'],
    ['a missing check-out', { phoneNumber: 'x', checkOut: undefined }, 'All fields are required.'],
    ['a phone that is no text', { phoneNumber: 244_555_667 }, 'All fields are required.'],
    ['a name that is a list', { fullName: ['Esi'] }, 'All fields are required.'],
    [
      'a phone of letters',
      { phoneNumber: 'call me', checkOut: '2026-11-01' },
      'Invalid phone number format.',
    ],
    ['a phone of 16 digits', { phoneNumber: '1234567890123456' }, 'Invalid phone number format.'],
    [
      'check-out on check-in',
      { checkOut: '2026-12-01', email: 'x' },
      'Check-out date must be later than check-in date.',
    ],
    [
      'check-out before check-in',
      { checkOut: '2026-11-30' },
      'Check-out date must be later than check-in date.',
    ],
    ['check-in yesterday', { checkIn: '2026-11-20' }, 'Check-in date can’t be before today.'],
    ['a day that does not exist', { checkIn: '2026-11-31' }, 'Please enter a valid date.'],
    ['a moment for a day', { checkIn: '2026-12-01T00:00:00Z' }, 'Please enter a valid date.'],
    ['91 nights', { checkOut: '2027-03-02' }, 'A stay can be up to 90 nights.'],
    ['an email that is none', { email: 'esi' }, 'Invalid email address'],
    [
      'NUL in the name',
      { fullName: 'Esi\0' },
      'This text has characters we can’t read. Please type it again.',
    ],
    ['a name without end', { fullName: 'x'.repeat(100_000) }, 'Please use 60 characters or fewer.'],
    [
      'a property that cannot be one',
      { propertyId: '1' },
      'We couldn’t find what you’re looking for.',
    ],
  ])('refuses %s', async (_what, details, message) => {
    const response = await book(efie, bookingForm(stay, details), esi.headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', message });
    expect(await bookings()).toBe(0);
  });

  test.each([['null'], ['[]'], ['"text"'], ['{'], ['']])('refuses the body %s', async (body) => {
    expect((await book(efie, body, esi.headers)).statusCode).toBe(400);
  });

  test('refuses a body larger than any form', async () => {
    const response = await book(
      efie,
      bookingForm(stay, { more: 'x'.repeat(300_000) }),
      esi.headers,
    );
    expect(response.statusCode).toBe(413);
  });
});

describe('POST /api/bookings', () => {
  test('does not find a property that is unknown or deleted', async () => {
    const unknown = await book(efie, bookingForm(UNKNOWN), esi.headers);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().message).toBe('Property not found or unavailable.');
    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${stay}`,
      headers: lister.headers,
    });
    expect((await book(efie, bookingForm(stay), esi.headers)).statusCode).toBe(404);
  });

  test('refuses a property that is not a Short-Stay, and a stay that is not available', async () => {
    const rental = await uploadedProperty(efie, lister, {
      propertyType: 'PropertyRentals',
      rentalType: 'Condos',
    });
    await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${stay}/status`,
      headers: lister.headers,
      payload: { status: 'Rented' },
    });
    for (const id of [rental, stay]) {
      const response = await book(efie, bookingForm(id), esi.headers);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'NOT_BOOKABLE',
        message: 'This property can’t be booked.',
      });
    }
  });

  // §7/18, §8/39
  test('books at the price of the property, whatever else is sent', async () => {
    const response = await book(
      efie,
      bookingForm(stay, { total: 1, nightlyPrice: 1, status: 'completed', user_id: kofi.id }),
      { atoken: esi.token },
    );
    expect(response.statusCode).toBe(201);
    expect(BookingResponse.parse(response.json())).toMatchObject({
      message: 'Booking confirmed! Check your email for confirmation.',
      booking: {
        propertyId: stay,
        propertyName: 'Villa, Osu; "Sea"',
        fullName: 'Esi Owusu',
        phoneNumber: '0245556677',
        checkIn: '2026-12-01',
        checkOut: '2026-12-04',
        nights: 3,
        nightlyPrice: 450.5,
        total: 1351.5,
        status: 'confirmed',
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    });
    const { rows } = await efie.connection.pool.query(
      'select user_id, total_pesewas, nightly_pesewas from bookings where listing_id = $1',
      [stay],
    );
    expect(rows).toEqual([{ user_id: esi.id, total_pesewas: 135_150, nightly_pesewas: 45_050 }]);
  });

  test('ignores spaces around what is typed', async () => {
    const form = bookingForm(stay, { email: 'esi@guests.test' });
    const { propertyId, ...typed } = form;
    const spaced = Object.entries(typed).map(([name, text]) => [name, ` ${text} `]);
    const response = await book(efie, { propertyId, ...Object.fromEntries(spaced) }, esi.headers);
    expect(response.statusCode).toBe(201);
    expect(response.json().booking).toMatchObject({
      fullName: 'Esi Owusu',
      email: 'esi@guests.test',
      phoneNumber: '0245556677',
      checkIn: '2026-12-01',
      checkOut: '2026-12-04',
    });
  });

  test('books only at the total that was shown', async () => {
    const stale = await book(efie, bookingForm(stay, { expectedTotal: 1350 }), esi.headers);
    expect(stale.statusCode).toBe(422);
    expect(stale.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      message:
        'The price of this stay has changed. Please check the new total, then confirm again.',
    });
    expect(await bookings()).toBe(0);
    const shown = await book(efie, bookingForm(stay, { expectedTotal: 1351.5 }), esi.headers);
    expect(shown.statusCode).toBe(201);
  });

  test('accepts a check-in today', async () => {
    const response = await book(efie, bookingForm(stay, { checkIn: '2026-11-21' }), esi.headers);
    expect(response.statusCode).toBe(201);
  });

  // §8/37
  test('refuses a second active booking by the same guest, whatever its dates', async () => {
    await book(efie, bookingForm(stay), esi.headers);
    for (const dates of [{}, { checkIn: '2027-03-01', checkOut: '2027-03-02' }]) {
      const response = await book(efie, bookingForm(stay, dates), esi.headers);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'ALREADY_BOOKED',
        message: 'You already have an active booking for this property.',
      });
    }
    expect(
      (await book(efie, bookingForm(await listedStay(efie, lister)), esi.headers)).statusCode,
    ).toBe(201);
  });

  test.each([
    ['the same dates', '2026-12-01', '2026-12-04', 422],
    ['a night within', '2026-12-02', '2026-12-03', 422],
    ['all around', '2026-11-25', '2026-12-25', 422],
    ['the first night', '2026-11-30', '2026-12-02', 422],
    ['the last night', '2026-12-03', '2026-12-10', 422],
    ['check-out on its check-in', '2026-11-28', '2026-12-01', 201],
    ['check-in on its check-out', '2026-12-04', '2026-12-05', 201],
  ])('allows another guest only free nights: %s', async (_what, checkIn, checkOut, status) => {
    await book(efie, bookingForm(stay), esi.headers);
    const response = await book(efie, bookingForm(stay, { checkIn, checkOut }), kofi.headers);
    expect(response.statusCode).toBe(status);
    if (status === 422) {
      expect(response.json()).toMatchObject({
        code: 'DATES_TAKEN',
        message: 'These dates are no longer available.',
      });
    }
  });

  test('lets a guest come again once the stay is over, from check-out day on', async () => {
    const guest = await signedInAs(efie.platform, 'Customer');
    const first = await book(
      efie,
      bookingForm(stay, { checkIn: '2026-11-21', checkOut: '2026-11-23' }),
      guest.headers,
    );
    const again = bookingForm(stay, { checkIn: '2026-11-23', checkOut: '2026-11-24' });
    efie.setNow('2026-11-22T23:59:59Z');
    expect((await book(efie, again, guest.headers)).statusCode).toBe(409);
    efie.setNow('2026-11-23T00:00:00Z');
    expect((await book(efie, again, guest.headers)).statusCode).toBe(201);
    const { rows } = await efie.connection.pool.query('select status from bookings where id = $1', [
      first.json().booking._id,
    ]);
    expect(rows).toEqual([{ status: 'completed' }]);
  });
});
