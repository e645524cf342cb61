import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_BOOKING_LIMITS } from '#domain/bookings/limits.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { longMember, signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { BOOKINGS } from './limits.ts';

const efie = bootTestApp();
let lister: TestPerson;
let guest: TestPerson;
let stays: string[];

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent');
  stays = await Promise.all(Array.from({ length: 7 }, () => listedStay(efie, lister)));
});
beforeEach(async () => {
  guest = await signedInAs(efie.platform, 'Customer');
  await longMember(efie.platform, guest);
});

const DATES = { checkIn: '2027-01-10', checkOut: '2027-01-12' };
/** Tests stay out of each other's way: each books a year of its own. */
const bookStay = (index: number, dates: Record<string, unknown> = DATES) =>
  book(efie, bookingForm(stays[index] ?? '', dates), guest.headers);
const cancel = (id: string) =>
  efie.app.inject({
    method: 'POST',
    url: `/api/bookings/${id}/cancel`,
    headers: guest.headers,
  });
const bookAndCancel = async () => {
  const booked = await bookStay(6);
  return booked.statusCode === 201 ? cancel(booked.json().booking._id) : booked;
};
const clear = () => efie.connection.pool.query('delete from bookings');
beforeEach(clear);

describe('a stay', () => {
  // §2.12/18
  test.each([
    [
      '91 nights',
      { checkIn: '2026-12-01', checkOut: '2027-03-02' },
      'checkOut',
      'A stay can be up to 90 nights.',
    ],
    [
      '19 months ahead',
      { checkIn: '2028-05-22', checkOut: '2028-05-23' },
      'checkIn',
      'You can book up to 18 months ahead.',
    ],
  ])('of %s is refused', async (_what, dates, field, message) => {
    const response = await bookStay(0, dates);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { [field]: message } });
  });

  test('may be 90 nights long and begin 18 months ahead', async () => {
    const longest = { checkIn: '2028-05-21', checkOut: '2028-08-19' };
    expect((await bookStay(0, longest)).statusCode).toBe(201);
  });

  test('is refused in a name with a web address', async () => {
    const response = await bookStay(0, { fullName: 'Cheap rooms: evil.com/x' });
    const message = 'Please use a name without a web address, with a space after each dot.';
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { fullName: message } });
  });
});

describe('an account', () => {
  // §2.12/18
  test('has at most five stays to come, and room for another once one is cancelled or over', async () => {
    const first = await bookStay(0);
    for (const index of [1, 2, 3]) expect((await bookStay(index)).statusCode).toBe(201);
    const short = { checkIn: '2026-11-21', checkOut: '2026-11-22' };
    expect((await bookStay(4, short)).statusCode).toBe(201);

    const refused = await bookStay(5);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'UNPROCESSABLE',
      message: 'You can have up to 5 upcoming stays. Cancel one to book another.',
    });
    await cancel(first.json().booking._id);
    expect((await bookStay(5)).statusCode).toBe(201);
    expect((await bookStay(6)).statusCode).toBe(422);
    efie.setNow('2026-11-22T00:00:00Z');
    expect((await bookStay(6)).statusCode).toBe(201);
    efie.setNow('2026-11-21T10:00:00Z');
  });

  // §2.12/19
  test('books ten times a day at most, and emails no one beyond that', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await bookAndCancel()).statusCode).toBe(200);
    }
    await efie.runJobs();
    const mails = (await efie.outbox.mails()).length;
    const refused = await bookAndCancel();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(
      'You’ve reached the daily booking limit. Please try again tomorrow.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    await efie.runJobs();
    expect(await efie.outbox.mails()).toHaveLength(mails);
  });

  // §2.12/19
  test('cancels ten times a day at most', async () => {
    for (let round = 0; round < 10; round += 1) {
      await bookAndCancel();
      // Here it may make any number of bookings.
      await efie.platform.limits.of(BOOKINGS).clear(guest.id);
    }
    const refused = await bookAndCancel();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(
      'You’ve reached the daily limit for cancellations. Please call your host or try again tomorrow.',
    );
  });

  // §2.12/19
  test('does not use up its limits with refused attempts', async () => {
    const other = await signedInAs(efie.platform, 'Customer');
    const theirs = await book(efie, bookingForm(stays[1] ?? '', DATES), other.headers);
    for (let round = 0; round < 11; round += 1) {
      const clash = await book(efie, bookingForm(stays[1] ?? '', DATES), guest.headers);
      expect(clash.statusCode).toBe(422);
      expect((await cancel(theirs.json().booking._id)).statusCode).toBe(403);
    }
    expect((await bookAndCancel()).statusCode).toBe(200);
  });
});

describe('an Admin', () => {
  const save = async (bookingLimits: object) => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const payload = { ...DEFAULT_SITE_SETTINGS, bookingLimits };
    return efie.app.inject({ method: 'PUT', url: '/api/site-settings', headers, payload });
  };

  // §2.21/8
  test('sets how often people may book and cancel in a day, and a higher limit counts at once', async () => {
    const allow = (maxBookingsADay: number, maxCancellationsADay: number) =>
      save({ ...DEFAULT_BOOKING_LIMITS, maxBookingsADay, maxCancellationsADay });
    expect((await allow(2, 2)).statusCode).toBe(200);
    for (let round = 0; round < 2; round += 1) await bookAndCancel();
    for (let round = 0; round < 3; round += 1) {
      expect((await bookStay(6)).statusCode).toBe(429);
    }
    await allow(3, 2);
    const third = await bookStay(6);
    expect(third.statusCode).toBe(201);
    expect((await cancel(third.json().booking._id)).statusCode).toBe(429);
    await allow(3, 3);
    expect((await cancel(third.json().booking._id)).statusCode).toBe(200);
    expect((await bookStay(6)).statusCode).toBe(429);
    await efie.connection.pool.query('delete from site_settings');
  });

  test.each([
    [{ maxNights: 0, maxMonthsAhead: 18, maxStaysToCome: 5 }],
    [{ maxNights: 90, maxMonthsAhead: 25, maxStaysToCome: 5 }],
    [{ maxNights: 90, maxMonthsAhead: 18, maxStaysToCome: 1.5 }],
    [{ maxNights: '90', maxMonthsAhead: 18, maxStaysToCome: 5 }],
    [{ maxNights: 90 }],
    [{ ...DEFAULT_BOOKING_LIMITS, maxBookingsADay: 101 }],
    [{ ...DEFAULT_BOOKING_LIMITS, maxCancellationsADay: 0 }],
  ])('cannot set %j', async (limits) => {
    expect((await save(limits)).statusCode).toBe(400);
  });

  // §2.12/18
  test('sets how long, how far ahead and how many stays people may book', async () => {
    const limits = { maxNights: 2, maxMonthsAhead: 1, maxStaysToCome: 1 };
    expect((await save(limits)).statusCode).toBe(200);
    const dates = { checkIn: '2026-12-21', checkOut: '2026-12-23' };
    expect((await bookStay(0, { ...dates, checkOut: '2026-12-24' })).json().message).toBe(
      'A stay can be up to 2 nights.',
    );
    expect(
      (await bookStay(0, { checkIn: '2026-12-22', checkOut: '2026-12-23' })).json().message,
    ).toBe('You can book up to 1 month ahead.');
    expect((await bookStay(0, dates)).statusCode).toBe(201);
    expect((await bookStay(1, dates)).json().message).toBe(
      'You can have up to 1 upcoming stay. Cancel one to book another.',
    );
  });
});
