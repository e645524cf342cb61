import { beforeEach, describe, expect, test } from 'vitest';
import { StaysToCome } from '#domain/bookings/hosted-schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const UNKNOWN = '01919191-9191-7191-9191-919191919191';
let lister: TestPerson;
let esi: TestPerson;
let kofi: TestPerson;
let property: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner');
  esi = await signedInAs(efie.platform, 'Customer');
  kofi = await signedInAs(efie.platform, 'Customer');
  property = await listedStay(efie, lister);
});

const booked = (guest: TestPerson, details: Record<string, unknown> = {}) =>
  book(efie, bookingForm(property, details), guest.headers);
const LATER = { fullName: 'Kofi Boateng', checkIn: '2026-12-10', checkOut: '2026-12-12' };
const look = (headers: Record<string, string> = {}, id = property) =>
  efie.app.inject({ url: `/api/properties/${id}/stays-to-come`, headers });
const remove = (headers: Record<string, string> = {}, confirmation?: string) =>
  efie.app.inject({
    method: 'DELETE',
    url: `/api/properties/${property}`,
    headers,
    query: confirmation === undefined ? {} : { confirmation },
  });
const isListed = async () =>
  (await efie.app.inject({ url: `/api/properties/${property}` })).statusCode === 200;
const statuses = async () =>
  (
    await efie.connection.pool.query(
      'select status from bookings where listing_id = $1 order by check_in',
      [property],
    )
  ).rows.map(({ status }) => status);
const confirmation = async () => (await look(lister.headers)).json().confirmation as string;

describe('GET /api/properties/{id}/stays-to-come', () => {
  test('requires sign-in', async () => {
    expect((await look()).statusCode).toBe(401);
  });

  test('refuses anyone who may not delete it', async () => {
    const other = await signedInAs(efie.platform, 'Agent');
    for (const { headers } of [esi, other]) expect((await look(headers)).statusCode).toBe(403);
  });

  test.each([[UNKNOWN], ['no-id']])('does not find %s', async (id) => {
    expect((await look(lister.headers, id)).statusCode).toBe(404);
  });

  test('names the stays to come or under way, the next first', async () => {
    await booked(kofi, LATER);
    await booked(esi);
    await booked(await signedInAs(efie.platform, 'Customer'), {
      checkIn: '2026-11-21',
      checkOut: '2026-11-22',
    });
    efie.setNow('2026-11-22T10:00:00Z');
    const admin = await signedInAs(efie.platform, 'Admin');
    for (const { headers } of [lister, admin]) {
      const { stays } = StaysToCome.parse((await look(headers)).json());
      expect(stays).toMatchObject([
        { fullName: 'Esi Owusu', checkIn: '2026-12-01', checkOut: '2026-12-04', total: 1351.5 },
        LATER,
      ]);
    }
  });
});

describe('DELETE /api/properties/{id} with stays to come', () => {
  // §2.8/6
  test('names them, and deletes nothing until they are confirmed', async () => {
    await booked(kofi, LATER);
    await booked(esi);
    for (const wrong of [undefined, '', 'yes']) {
      const response = await remove(lister.headers, wrong);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({
        code: 'STAYS_TO_COME',
        message:
          '2 upcoming stays are booked here: Esi Owusu, 1 Dec 2026 to 4 Dec 2026; Kofi Boateng, 10 Dec 2026 to 12 Dec 2026. Deleting the property cancels them. Please confirm.',
      });
    }
    expect(await isListed()).toBe(true);
    expect(await statuses()).toEqual(['confirmed', 'confirmed']);
  });

  // §2.8/6
  test('cancels them once confirmed, and emails each guest', async () => {
    await booked(kofi, LATER);
    await booked(esi);
    await efie.runJobs();
    const before = [esi, kofi].map(({ email }) => efie.outbox.to(email));
    const counts = (await Promise.all(before)).map((mails) => mails.length);
    expect((await remove(lister.headers, await confirmation())).statusCode).toBe(200);
    expect(await isListed()).toBe(false);
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
    await efie.runJobs();
    for (const [n, { email }] of [esi, kofi].entries()) {
      const mails = (await efie.outbox.to(email)).slice(counts[n]);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain('The property is no longer listed.');
    }
    const [own] = (await efie.app.inject({ url: '/api/bookings', headers: esi.headers })).json();
    expect(own.cancellation).toMatchObject({
      by: 'host',
      reason: 'The property is no longer listed.',
    });
  });

  test('names the next five, and says how many more there are', async () => {
    for (const day of [17, 11, 12, 13, 14, 15, 16]) {
      const dates = { checkIn: `2026-12-${day}`, checkOut: `2026-12-${day + 1}` };
      await booked(await signedInAs(efie.platform, 'Customer'), dates);
    }
    const { message } = (await remove(lister.headers)).json();
    expect(message).toContain('7 upcoming stays are booked here: Esi Owusu, 11 Dec 2026 to 12 Dec');
    expect(message).toContain('Esi Owusu, 15 Dec 2026 to 16 Dec 2026; and 2 more. Deleting');
  });

  test('tells the lister too when an Admin deletes it', async () => {
    await booked(esi);
    await efie.runJobs();
    const before = (await efie.outbox.to(lister.email)).length;
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await remove(admin.headers, await confirmation())).statusCode).toBe(200);
    await efie.runJobs();
    const mails = (await efie.outbox.to(lister.email)).slice(before);
    expect(mails).toHaveLength(2);
    expect(mails.join('\n')).toContain('An Admin cancelled a stay');
    expect(mails.join('\n')).toContain('deleted');
  });

  test('asks again when someone has booked since', async () => {
    await booked(esi);
    const seen = await confirmation();
    await booked(kofi, LATER);
    const response = await remove(lister.headers, seen);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('Kofi Boateng');
    expect(await statuses()).toEqual(['confirmed', 'confirmed']);
    expect((await remove(lister.headers, await confirmation())).statusCode).toBe(200);
  });

  test('asks again when another stay has replaced one that was confirmed', async () => {
    const { booking } = (await booked(esi)).json();
    const seen = await confirmation();
    await efie.app.inject({
      method: 'POST',
      url: `/api/bookings/${booking._id}/cancel`,
      headers: esi.headers,
    });
    await booked(kofi, LATER);
    expect((await remove(lister.headers, seen)).statusCode).toBe(409);
    expect(await statuses()).toEqual(['cancelled', 'confirmed']);
  });

  test('needs no confirmation where all stays are over or cancelled', async () => {
    await booked(esi, { checkIn: '2026-11-21', checkOut: '2026-11-22' });
    efie.setNow('2026-11-22T10:00:00Z');
    expect((await remove(lister.headers)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['confirmed']);
  });

  // §2.8/6
  test('deletes the property or names the new stay when a guest books at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      property = await listedStay(efie, lister);
      const guest = await signedInAs(efie.platform, 'Customer');
      const calls = [() => remove(lister.headers), () => booked(guest)];
      if (round % 2) calls.reverse();
      const responses = await Promise.all(calls.map((call) => call()));
      if (round % 2) responses.reverse();
      const outcome = responses.map(({ statusCode }) => statusCode).join(' ');
      expect(['200 404', '409 201']).toContain(outcome);
      expect(await isListed()).toBe(outcome === '409 201');
      expect(await statuses()).toEqual(outcome === '409 201' ? ['confirmed'] : []);
    }
  });

  test('sends no one two emails when a guest cancels at the same time', async () => {
    const { booking } = (await booked(esi)).json();
    await efie.runJobs();
    const before = (await efie.outbox.to(esi.email)).length;
    const seen = await confirmation();
    const [deleted, cancelled] = await Promise.all([
      remove(lister.headers, seen),
      efie.app.inject({
        method: 'POST',
        url: `/api/bookings/${booking._id}/cancel`,
        headers: esi.headers,
      }),
    ]);
    expect(deleted.statusCode).toBe(200);
    expect([200, 409]).toContain(cancelled.statusCode);
    await efie.runJobs();
    expect(await efie.outbox.to(esi.email)).toHaveLength(before + 1);
  });
});
