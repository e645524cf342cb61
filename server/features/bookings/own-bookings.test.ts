import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ListBookingsResponse } from '#domain/bookings/schema.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { longMember, signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { BookedDates } from '../../../domain/bookings/schema.ts';

const efie = bootTestApp();
let lister: TestPerson;
let esi: TestPerson;
let kofi: TestPerson;
let stay: string;

const UNKNOWN = '0197a000-0000-7000-8000-000000000000';

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent');
});
beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  esi = await signedInAs(efie.platform, 'Customer');
  kofi = await signedInAs(efie.platform, 'Customer');
  stay = await listedStay(efie, lister);
});

type Headers = Record<string, string>;
const booked = async (details: Record<string, unknown> = {}, person = esi, place = stay) =>
  (await book(efie, bookingForm(place, details), person.headers)).json().booking;
const list = (query = '', headers?: Headers) =>
  efie.app.inject({ url: `/api/bookings${query}`, headers });
const cancel = (id: string, headers?: Headers) =>
  efie.app.inject({ method: 'POST', url: `/api/bookings/${id}/cancel`, headers });
const taken = async (id = stay) => {
  const response = await efie.app.inject(`/api/properties/${id}/booked-dates`);
  return response.statusCode === 200 ? BookedDates.parse(response.json()) : response.statusCode;
};

/** Deletes a property the old way, without cancelling its upcoming stays. */
const takeOff = (property: string) =>
  efie.connection.pool.query('update listings set deleted_at = now() where id = $1', [property]);

describe('GET /api/bookings', () => {
  test('requires sign-in', async () => {
    expect((await list()).statusCode).toBe(401);
  });

  test('returns your own bookings, the newest first, in pages', async () => {
    const first = await booked();
    efie.setNow('2026-11-21T11:00:00Z');
    const second = await booked({}, esi, await listedStay(efie, lister));
    await booked({ checkIn: '2027-01-01', checkOut: '2027-01-02' }, kofi);
    const all = await list('', esi.headers);
    expect(ListBookingsResponse.parse(all.json())).toEqual([second, first]);
    expect(all.headers['x-total-count']).toBe('2');
    const page = await list('?limit=1&page=2', esi.headers);
    expect(page.json()).toEqual([first]);
    expect(page.headers.link).toContain('</api/bookings?limit=1&page=1>; rel="prev"');
  });

  test('shows the place, its photo and how to reach the host', async () => {
    await booked();
    expect((await list('', esi.headers)).json()).toMatchObject([
      {
        propertyId: stay,
        location: 'Osu',
        region: 'Greater Accra',
        photo: null,
        listed: true,
        host: {
          name: `${lister.firstname} Mensah`,
          phoneNumber: lister.phoneNumber,
        },
      },
    ]);
    const photo = await jpegPhoto();
    const pictured = await listedStay(efie, lister, [photo]);
    await booked({ checkIn: '2027-02-01', checkOut: '2027-02-02' }, esi, pictured);
    const [newest] = (await list('?limit=1', esi.headers)).json();
    expect(newest.photo).toMatchObject({
      alt: 'Villa, Osu; "Sea", photo 1',
      width: 1200,
      height: 900,
    });
    await takeOff(pictured);
    expect((await list('?limit=1', esi.headers)).json()).toMatchObject([
      { propertyId: pictured, listed: false, photo: null },
    ]);
  });

  test('lists stays to come, the next first, apart from past and cancelled ones', async () => {
    const places = await Promise.all([1, 2, 3, 4, 5].map(() => listedStay(efie, lister)));
    const stays = [
      { checkIn: '2026-12-20', checkOut: '2026-12-21' },
      { checkIn: '2026-11-21', checkOut: '2026-11-22' },
      { checkIn: '2026-12-10', checkOut: '2026-12-12' },
      { checkIn: '2026-11-21', checkOut: '2026-11-23' },
      { checkIn: '2027-01-10', checkOut: '2027-01-12' },
    ];
    const made: { _id: string }[] = [];
    for (const [n, dates] of stays.entries()) made.push(await booked(dates, esi, places[n]));
    const [christmas, over, advent, underWay, cancelled] = made.map(({ _id }) => _id);
    await cancel(cancelled ?? '', esi.headers);
    efie.setNow('2026-11-22T09:00:00Z');

    const idsOf = async (query: string) =>
      ListBookingsResponse.parse((await list(query, esi.headers)).json()).map(({ _id }) => _id);
    expect(await idsOf('?when=upcoming')).toEqual([underWay, advent, christmas]);
    expect(await idsOf('?when=past')).toEqual([cancelled, over]);
    const page = await list('?when=upcoming&limit=2&page=2', esi.headers);
    expect(page.json()).toMatchObject([{ _id: christmas }]);
    expect(page.headers['x-total-count']).toBe('3');
    expect((await list('?when=soon', esi.headers)).statusCode).toBe(400);
  });

  test('calls a stay completed from its check-out day on', async () => {
    await booked({ checkIn: '2026-11-21', checkOut: '2026-11-22' });
    expect((await list('', esi.headers)).json()).toMatchObject([{ status: 'confirmed' }]);
    efie.setNow('2026-11-22T00:00:00Z');
    expect((await list('', esi.headers)).json()).toMatchObject([{ status: 'completed' }]);
  });
});

describe('POST /api/bookings/{id}/cancel', () => {
  test('requires sign-in', async () => {
    expect((await cancel((await booked())._id)).statusCode).toBe(401);
  });

  test('refuses anyone but the guest, even the lister and an Admin', async () => {
    const { _id } = await booked();
    const admin = await signedInAs(efie.platform, 'Admin');
    for (const person of [kofi, lister, admin]) {
      const response = await cancel(_id, person.headers);
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toBe('You can only cancel your own bookings.');
    }
  });

  test.each([[UNKNOWN], ['no-id']])('does not find %s', async (id) => {
    const response = await cancel(id, esi.headers);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Booking not found.');
  });

  test('comes too late on the day of check-in', async () => {
    const { _id } = await booked({ checkIn: '2026-11-23', checkOut: '2026-11-25' });
    efie.setNow('2026-11-23T00:00:00Z');
    const response = await cancel(_id, esi.headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('You can cancel a booking until the day before check-in.');
  });

  test('frees the dates at once, even the day before check-in', async () => {
    const { _id } = await booked({ checkIn: '2026-11-23', checkOut: '2026-11-25' });
    efie.setNow('2026-11-22T23:59:59Z');
    const response = await cancel(_id, esi.headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Booking cancelled.',
      booking: { _id, status: 'cancelled' },
    });
    expect((await list('', esi.headers)).json()).toMatchObject([{ _id, status: 'cancelled' }]);
    expect(await taken()).toEqual([]);
    const dates = { checkIn: '2026-11-24', checkOut: '2026-11-25' };
    expect(await booked(dates, kofi)).toMatchObject({ status: 'confirmed' });
    expect(await booked()).toMatchObject({ status: 'confirmed' });
  });

  test('says so when the booking is already cancelled', async () => {
    const { _id } = await booked();
    await cancel(_id, esi.headers);
    const again = await cancel(_id, esi.headers);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('This booking is already cancelled.');
  });

  test('still works when the property is no longer listed', async () => {
    const { _id } = await booked();
    await takeOff(stay);
    expect((await cancel(_id, esi.headers)).statusCode).toBe(200);
  });
});

describe('GET /api/bookings/{id}/calendar', () => {
  const calendar = (id: string, headers?: Headers) =>
    efie.app.inject({ url: `/api/bookings/${id}/calendar`, headers });

  test('requires sign-in', async () => {
    expect((await calendar((await booked())._id)).statusCode).toBe(401);
  });

  test('refuses someone else’s booking', async () => {
    const { _id } = await booked();
    for (const person of [kofi, lister]) {
      const response = await calendar(_id, person.headers);
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toBe('You can only see your own bookings.');
    }
  });

  test('does not find an unknown booking', async () => {
    for (const id of [UNKNOWN, 'no-id']) {
      expect((await calendar(id, esi.headers)).statusCode).toBe(404);
    }
  });

  // §2.12/15
  test('returns a file with the days and the place, and nothing about the guest', async () => {
    const { _id, address } = await booked();
    const response = await calendar(_id, esi.headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="stay.ics"');
    expect(response.headers['cache-control']).toBe('private, no-store');
    const lines = response.body.split('\r\n');
    expect(lines).toContain(`UID:booking-${_id}@efie`);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261201');
    expect(lines).toContain('DTEND;VALUE=DATE:20261204');
    expect(lines).toContain(`LOCATION:${address}\\, Osu\\, Ghana`);
    expect(response.body).not.toContain('Esi');
  });
});

describe('GET /api/properties/{id}/booked-dates', () => {
  test('does not find an unknown property', async () => {
    expect([await taken(UNKNOWN), await taken('no-id')]).toEqual([404, 404]);
  });

  // §2.12/17
  test('tells anyone the booked dates, however far ahead, and nothing about the guests', async () => {
    const ranges = [
      { checkIn: '2026-11-21', checkOut: '2026-11-22' },
      { checkIn: '2026-12-30', checkOut: '2027-01-02' },
      { checkIn: '2026-11-22', checkOut: '2026-11-25' },
      // The latest that can be booked: 18 months ahead, 90 nights.
      { checkIn: '2028-05-21', checkOut: '2028-08-19' },
    ];
    for (const dates of ranges) {
      const guest = await signedInAs(efie.platform, 'Customer');
      await longMember(efie.platform, guest);
      await booked(dates, guest);
    }
    const [over, newYear, next, last] = ranges;
    expect(await taken()).toEqual([over, next, newYear, last]);
    efie.setNow('2026-11-22T08:00:00Z');
    expect(await taken()).toEqual([next, newYear, last]);
  });
});
