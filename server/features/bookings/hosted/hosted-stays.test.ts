import { beforeEach, describe, expect, test } from 'vitest';
import { HostedStay, ListHostedStaysResponse } from '#domain/bookings/hosted-schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const UNKNOWN = '01919191-9191-7191-9191-919191919191';
const REASON = { reason: 'A pipe has burst.\nThere is no water.' };

let lister: TestPerson;
let esi: TestPerson;
let stay: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  esi = await signedInAs(efie.platform, 'Customer');
  stay = await listedStay(efie, lister);
});

const booked = async (dates: Record<string, unknown> = {}, guest = esi, property = stay) =>
  (await book(efie, bookingForm(property, dates), guest.headers)).json().booking as { _id: string };
const list = (headers: Record<string, string> = {}, query = '') =>
  efie.app.inject({ url: `/api/User/stays${query}`, headers });
const cancel = (id: string, headers: Record<string, string> = {}, payload: object = REASON) =>
  efie.app.inject({ method: 'POST', url: `/api/User/stays/${id}/cancel`, headers, payload });
const cancelAsGuest = (id: string) =>
  efie.app.inject({ method: 'POST', url: `/api/bookings/${id}/cancel`, headers: esi.headers });
const mailsTo = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return efie.outbox.to(email);
};

describe('GET /api/User/stays', () => {
  test('requires sign-in', async () => {
    expect((await list()).statusCode).toBe(401);
  });

  // §2.12/23
  test('refuses a Customer', async () => {
    expect((await list(esi.headers)).statusCode).toBe(403);
  });

  test.each(['?when=soon', '?limit=0', '?page=x'])('refuses %s', async (query) => {
    expect((await list(lister.headers, query)).statusCode).toBe(400);
  });

  // §2.12/23
  test('returns the stays at your own properties, with guest, contact, dates and total', async () => {
    const { _id } = await booked();
    const other = await signedInAs(efie.platform, 'Agent');
    await booked({}, esi, await listedStay(efie, other));
    const response = await list(lister.headers, '?when=upcoming');
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-total-count']).toBe('1');
    const [hosted, ...rest] = ListHostedStaysResponse.parse(response.json());
    expect(rest).toEqual([]);
    expect(hosted).toMatchObject({
      _id,
      propertyId: stay,
      fullName: 'Esi Owusu',
      email: 'esi@guests.test',
      phoneNumber: '0245556677',
      checkIn: '2026-12-01',
      checkOut: '2026-12-04',
      nights: 3,
      total: 1351.5,
      status: 'confirmed',
      cancellation: null,
      lister: { userId: lister.id, name: 'Naa Mensah' },
    });
    expect(response.json()[0]).not.toHaveProperty('host');
  });

  test('says that a guest cancelled, and when', async () => {
    const { _id } = await booked();
    efie.setNow('2026-11-22T08:00:00Z');
    expect((await cancelAsGuest(_id)).statusCode).toBe(200);
    const [hosted] = ListHostedStaysResponse.parse(
      (await list(lister.headers, '?when=past')).json(),
    );
    expect(hosted).toMatchObject({
      _id,
      status: 'cancelled',
      cancellation: { by: 'guest', reason: null, at: '2026-11-22T08:00:00.000Z' },
    });
  });

  test('returns every stay to an Admin, and also those at a deleted property', async () => {
    const { _id } = await booked();
    await efie.connection.pool.query('update listings set deleted_at = now() where id = $1', [
      stay,
    ]);
    const admin = await signedInAs(efie.platform, 'Admin');
    for (const { headers } of [admin, lister]) {
      const stays = ListHostedStaysResponse.parse((await list(headers)).json());
      expect(stays.find((each) => each._id === _id)).toMatchObject({ listed: false });
    }
  });
});

describe('POST /api/User/stays/{id}/cancel', () => {
  test('requires sign-in', async () => {
    expect((await cancel((await booked())._id)).statusCode).toBe(401);
  });

  test('refuses the guest and other listers', async () => {
    const { _id } = await booked();
    expect((await cancel(_id, esi.headers)).statusCode).toBe(403);
    const other = await signedInAs(efie.platform, 'Property Owner');
    const response = await cancel(_id, other.headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe('You can only cancel stays at your own properties.');
  });

  test.each([[UNKNOWN], ['no-id']])('does not find %s', async (id) => {
    expect((await cancel(id, lister.headers)).statusCode).toBe(404);
  });

  test.each<[string, object, string]>([
    ['no reason', {}, 'Please tell your guest why.'],
    ['a blank one', { reason: ' \n ' }, 'Please tell your guest why.'],
    ['one without end', { reason: 'x'.repeat(501) }, 'Please use 500 characters or fewer.'],
  ])('refuses %s', async (_what, payload, message) => {
    const response = await cancel((await booked())._id, lister.headers, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, fields: { reason: message } });
  });

  // §2.12/31
  test('tells the guest the reason, on the page and by email, and frees the dates', async () => {
    const { _id } = await booked();
    await efie.runJobs();
    const before = { guest: (await mailsTo(esi)).length, host: (await mailsTo(lister)).length };
    const response = await cancel(_id, lister.headers);
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toBe('Stay cancelled. We’ll email your guest.');
    expect(HostedStay.parse(response.json().stay)).toMatchObject({
      _id,
      status: 'cancelled',
      cancellation: { by: 'host', reason: REASON.reason, at: '2026-11-21T10:00:00.000Z' },
    });
    const own = await efie.app.inject({ url: '/api/bookings?when=past', headers: esi.headers });
    expect(own.json()).toMatchObject([{ _id, cancellation: { by: 'host', ...REASON } }]);
    const mails = (await mailsTo(esi)).slice(before.guest);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('A pipe has burst.');
    expect(mails[0]).toContain('invite.ics');
    expect(await mailsTo(lister)).toHaveLength(before.host);
    expect((await booked({}, await signedInAs(efie.platform, 'Customer')))._id).toBeTruthy();
  });

  test('tells the lister too when an Admin cancels', async () => {
    const { _id } = await booked();
    const before = (await mailsTo(lister)).length;
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await cancel(_id, admin.headers)).json().stay.cancellation.by).toBe('site');
    const mails = (await mailsTo(lister)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('An Admin cancelled a stay');
  });

  test('works until check-out, for a guest who never came', async () => {
    const { _id } = await booked({ checkIn: '2026-11-21', checkOut: '2026-11-23' });
    const second = await booked(
      { checkIn: '2026-11-23', checkOut: '2026-11-24' },
      await signedInAs(efie.platform, 'Customer'),
    );
    efie.setNow('2026-11-22T09:00:00Z');
    expect((await cancel(_id, lister.headers)).statusCode).toBe(200);
    efie.setNow('2026-11-24T00:00:00Z');
    const late = await cancel(second._id, lister.headers);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe('This stay is already completed.');
  });

  // §2.12/31
  test('is done once when the host sends it twice, as after a lost response', async () => {
    const { _id } = await booked();
    const before = (await mailsTo(esi)).length;
    const responses = [await cancel(_id, lister.headers), await cancel(_id, lister.headers)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await mailsTo(esi)).toHaveLength(before + 1);
  });

  test('is limited to a hundred times a day, not counting what is refused', async () => {
    const first = await booked();
    expect((await cancel(first._id, lister.headers)).statusCode).toBe(200);
    const { _id } = await booked();
    const used = (points: number) =>
      efie.connection.pool.query(
        `update rate_limits set points = $1 where key like 'hostCancellations:%'`,
        [points],
      );
    await used(99);
    for (let i = 0; i < 3; i += 1) {
      expect((await cancel(UNKNOWN, lister.headers)).statusCode).toBe(404);
    }
    await used(100);
    const refused = await cancel(_id, lister.headers);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(
      'You’ve reached the daily limit for cancelling stays. Please try again tomorrow.',
    );
    await used(99);
    expect((await cancel(_id, lister.headers)).statusCode).toBe(200);
  });

  // §2.12/31
  test('lets only one of host and guest cancel when both try at once, with only that one’s email', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await booked();
      const before = (await mailsTo(esi)).length;
      const [host, guest] = await Promise.all([cancel(_id, lister.headers), cancelAsGuest(_id)]);
      expect([host.statusCode, guest.statusCode].sort()).toEqual([200, 409]);
      const mails = (await mailsTo(esi)).slice(before);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.includes('A pipe has burst.')).toBe(host.statusCode === 200);
    }
  });

  test('is stored together with its email or not at all', async () => {
    const { _id } = await booked();
    await efie.runJobs();
    await efie.connection.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse after update on bookings deferrable initially deferred
        for each row execute function refuse()`);
    const response = await cancel(_id, lister.headers);
    await efie.connection.pool.query('drop function refuse cascade');
    expect(response.statusCode).toBe(500);
    const { rows } = await efie.connection.pool.query('select count(*) from graphile_worker.jobs');
    expect(rows).toEqual([{ count: 0 }]);
    expect((await list(lister.headers, '?when=upcoming')).json()).toMatchObject([{ _id }]);
  });
});

// §2.12/50
describe('what guests are told of a host’s cancelling', () => {
  const told = async () => {
    const response = await efie.app.inject({ url: `/api/properties/${stay}/stay-rules` });
    expect(response.statusCode).toBe(200);
    return response.json().hostCancelled;
  };
  const stayOf = async (month: string, guest = esi) =>
    booked({ checkIn: `${month}-10`, checkOut: `${month}-12` }, guest);

  test('counts bookings made in the last 12 months, and no others', async () => {
    const kofi = await signedInAs(efie.platform, 'Customer');
    const { _id } = await stayOf('2026-12');
    await stayOf('2027-01', kofi);
    expect(await told()).toBeUndefined();
    await cancelAsGuest((await stayOf('2027-02', await signedInAs(efie.platform, 'Agent')))._id);
    await cancelAsGuest(_id);
    expect(await told()).toBeUndefined();
    await cancel((await stayOf('2027-03'))._id, lister.headers);
    const admin = await signedInAs(efie.platform, 'Admin');
    await cancel((await stayOf('2027-03'))._id, admin.headers);
    expect(await told()).toEqual({ cancelled: 1, bookings: 5 });
    efie.setNow('2027-11-22T10:00:00Z');
    expect(await told()).toBeUndefined();
  });

  test('leaves out requests that were never accepted', async () => {
    await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${stay}/stay-rules`,
      headers: lister.headers,
      payload: { rules: { ...PLAIN_RULES, booking: 'on-request' }, version: 0 },
    });
    const answer = (id: string, how: 'accept' | 'decline') =>
      efie.app.inject({
        method: 'POST',
        url: `/api/User/stays/${id}/${how}`,
        headers: lister.headers,
        payload: how === 'decline' ? REASON : {},
      });
    await answer((await stayOf('2026-12'))._id, 'decline');
    await cancelAsGuest((await stayOf('2026-12'))._id);
    const { _id } = await stayOf('2026-12');
    await answer(_id, 'accept');
    await cancel(_id, lister.headers);
    expect(await told()).toEqual({ cancelled: 1, bookings: 1 });
  });
});
