import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { asRefusal } from './refusal.ts';
import { bookings } from './repository.ts';

const efie = bootTestApp();
let guests: TestPerson[];
let lister: TestPerson;
let stay: string;

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent');
  guests = await Promise.all(
    Array.from({ length: 20 }, () => signedInAs(efie.platform, 'Customer')),
  );
});
beforeEach(async () => {
  stay = await listedStay(efie, lister);
});

const statuses = (responses: { statusCode: number }[]) =>
  responses.map((response) => response.statusCode).sort();

describe('bookings at the same moment', () => {
  test('go to one of 20 guests when their dates overlap', async () => {
    const responses = await Promise.all(
      guests.map((guest, index) => {
        const nights = { checkIn: `2026-12-0${1 + (index % 3)}`, checkOut: '2026-12-05' };
        return book(efie, bookingForm(stay, nights), guest.headers);
      }),
    );
    expect(statuses(responses)).toEqual([201, ...Array(19).fill(422)]);
    const refused = responses.find((response) => response.statusCode === 422);
    expect(refused?.json().code).toBe('DATES_TAKEN');
    const { rows } = await efie.connection.pool.query(
      'select count(*) from bookings where listing_id = $1',
      [stay],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('all succeed when their dates follow one another', async () => {
    const responses = await Promise.all(
      guests
        .slice(0, 8)
        .map((guest, index) =>
          book(
            efie,
            bookingForm(stay, { checkIn: `2026-12-1${index}`, checkOut: `2026-12-1${index + 1}` }),
            guest.headers,
          ),
        ),
    );
    expect(statuses(responses)).toEqual(Array(8).fill(201));
  });

  test.each([
    ['the same dates', {}],
    ['other dates', { checkIn: '2027-01-01', checkOut: '2027-01-02' }],
  ])('succeed only once for a guest who books twice, with %s', async (_what, dates) => {
    const headers = guests[0]?.headers;
    const responses = await Promise.all([
      book(efie, bookingForm(stay), headers),
      book(efie, bookingForm(stay, dates), headers),
    ]);
    expect(statuses(responses)).toEqual([201, 409]);
  });

  // §2.12/18
  test('stop at the limit of stays when one guest books many properties', async () => {
    const guest = await signedInAs(efie.platform, 'Customer');
    const stays = await Promise.all(Array.from({ length: 9 }, () => listedStay(efie, lister)));
    const responses = await Promise.all(
      stays.map((id) => book(efie, bookingForm(id), guest.headers)),
    );
    expect(statuses(responses)).toEqual([...Array(5).fill(201), ...Array(4).fill(422)]);
    const refused = responses.find((response) => response.statusCode === 422);
    expect(refused?.json().message).toBe(
      'You can have up to 5 upcoming stays. Cancel one to book another.',
    );
  });

  test('are cancelled once when cancelled three times at once, with one email each', async () => {
    const headers = guests[0]?.headers;
    const { booking } = (await book(efie, bookingForm(stay), headers)).json();
    await efie.runJobs();
    const cancel = () =>
      efie.app.inject({ method: 'POST', url: `/api/bookings/${booking._id}/cancel`, headers });
    expect(statuses(await Promise.all([cancel(), cancel(), cancel()]))).toEqual([200, 409, 409]);
    const { rows } = await efie.connection.pool.query('select count(*) from graphile_worker.jobs');
    expect(rows).toEqual([{ count: 2 }]);
  });
});

describe('the database itself', () => {
  const insert = (guest: TestPerson | undefined, checkIn: string, checkOut: string) =>
    efie.platform.db
      .transaction()
      .execute((tx) =>
        bookings.insert(tx, {
          id: crypto.randomUUID(),
          listing_id: stay,
          user_id: guest?.id ?? '',
          full_name: 'Esi',
          email: 'esi@guests.test',
          phone_number: '0245556677',
          check_in: checkIn,
          check_out: checkOut,
          nightly_pesewas: 0,
          total_pesewas: 0,
        }),
      )
      .catch((error: unknown) => {
        throw asRefusal(error);
      });

  test('refuses two stays that overlap', async () => {
    await insert(guests[0], '2026-12-01', '2026-12-04');
    await expect(insert(guests[1], '2026-12-03', '2026-12-05')).rejects.toMatchObject({
      code: 'DATES_TAKEN',
    });
    await insert(guests[1], '2026-12-04', '2026-12-05');
  });

  test('refuses a second active booking by the same guest', async () => {
    await insert(guests[0], '2026-12-01', '2026-12-04');
    await expect(insert(guests[0], '2027-01-01', '2027-01-02')).rejects.toMatchObject({
      code: 'ALREADY_BOOKED',
    });
  });
});
