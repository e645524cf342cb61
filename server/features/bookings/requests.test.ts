import { beforeEach, describe, expect, test } from 'vitest';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const REASON = { reason: 'My sister needs the room.' };

let lister: TestPerson;
let esi: TestPerson;
let kofi: TestPerson;
let stay: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
  kofi = await signedInAs(efie.platform, 'Customer', { firstname: 'Kofi' });
  stay = await listedStay(efie, lister);
  await setRules('on-request');
});

const setRules = async (booking: 'instant' | 'on-request', version = 0) => {
  const response = await efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${stay}/stay-rules`,
    headers: lister.headers,
    payload: { rules: { ...PLAIN_RULES, booking }, version },
  });
  expect(response.statusCode).toBe(200);
};
const send = (url: string, headers: Record<string, string> = {}, payload: object = {}) =>
  efie.app.inject({ method: 'POST', url, headers, payload });
const accept = (id: string, { headers } = lister) => send(`/api/User/stays/${id}/accept`, headers);
const decline = (id: string, { headers } = lister, payload: object = REASON) =>
  send(`/api/User/stays/${id}/decline`, headers, payload);
const withdraw = (id: string, { headers } = esi) => send(`/api/bookings/${id}/cancel`, headers);
const ask = (guest = esi, dates: Record<string, unknown> = {}) =>
  book(efie, bookingForm(stay, dates), guest.headers);
const requested = async (guest = esi, dates = {}) =>
  (await ask(guest, dates)).json().booking as { _id: string };
const read = async (id: string) =>
  (await efie.app.inject({ url: `/api/bookings/${id}`, headers: esi.headers })).json();
const booked = async () =>
  (await efie.app.inject({ url: `/api/properties/${stay}/booked-dates` })).json();
const mailsTo = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return (await efie.outbox.to(email)).join();
};
const hosted = async (state: string) =>
  (
    await efie.app.inject({ url: `/api/User/stays?state=${state}`, headers: lister.headers })
  ).json();

// §2.12/40
describe('a request', () => {
  test('is sent to the host, and holds its nights until they answer', async () => {
    const response = await ask();
    expect(response.statusCode).toBe(201);
    const { message, booking } = response.json();
    expect(message).toBe('Request sent. Naa has until Sun 22 Nov 2026, 10:00 to answer.');
    expect(booking).toMatchObject({
      status: 'requested',
      request: { because: 'host', answerBy: '2026-11-22T10:00:00.000Z', acceptedAt: null },
    });
    expect(await booked()).toEqual([{ checkIn: '2026-12-01', checkOut: '2026-12-04' }]);
    expect((await ask(kofi)).json().code).toBe('DATES_TAKEN');
    expect((await ask(esi, { checkIn: '2027-01-01', checkOut: '2027-01-02' })).statusCode).toBe(
      409,
    );
    expect(await hosted('requests')).toMatchObject([{ _id: booking._id, status: 'requested' }]);
    expect(await hosted('to-come')).toEqual([]);
    expect(await mailsTo(esi)).toContain('We sent your request');
    expect(await mailsTo(lister)).toContain('You have a request');
  });

  test('lapses when the day of check-in begins, or ends for a stay that starts today', async () => {
    const soon = await ask(esi, { checkIn: '2026-11-22', checkOut: '2026-11-23' });
    expect(soon.json().booking.request.answerBy).toBe('2026-11-22T00:00:00.000Z');
    const now = await ask(kofi, { checkIn: '2026-11-21', checkOut: '2026-11-22' });
    expect(now.json().booking.request.answerBy).toBe('2026-11-22T00:00:00.000Z');
  });

  test('counts for the limits of a guest', async () => {
    await requested(esi, { checkIn: '2026-12-01', checkOut: '2026-12-21' });
    const other = await listedStay(efie, lister);
    const form = bookingForm(other, { checkIn: '2027-01-01', checkOut: '2027-01-03' });
    expect((await book(efie, form, esi.headers)).statusCode).toBe(422);
  });

  test('becomes a booking when its host accepts, twice if need be', async () => {
    const { _id } = await requested();
    await efie.runJobs();
    const { stay } = (await accept(_id)).json();
    expect(stay.status).toBe('confirmed');
    expect(stay.toPay).toBe(stay.total);
    expect((await accept(_id)).statusCode).toBe(200);
    expect((await decline(_id)).statusCode).toBe(409);
    expect(await read(_id)).toMatchObject({
      status: 'confirmed',
      request: { acceptedAt: '2026-11-21T10:00:00.000Z' },
    });
    expect(await mailsTo(esi)).toContain('Your stay is confirmed');
    expect(await mailsTo(lister)).toContain('You have a new booking');
    expect(await efie.outbox.to(esi.email)).toHaveLength(2);
    expect((await ask(kofi)).statusCode).toBe(422);
  });

  test('is declined with a reason, and frees its nights', async () => {
    const { _id } = await requested();
    expect((await decline(_id, lister, { reason: ' ' })).statusCode).toBe(400);
    expect((await decline(_id)).json()).toMatchObject({ stay: { status: 'declined' } });
    expect((await decline(_id)).statusCode).toBe(200);
    expect((await accept(_id)).json().message).toBe('This request is already declined.');
    expect(await read(_id)).toMatchObject({
      status: 'declined',
      cancellation: { by: 'host', reason: REASON.reason },
    });
    expect(await mailsTo(esi)).toContain(REASON.reason);
    expect((await ask(kofi)).statusCode).toBe(201);
  });

  test('is withdrawn by its guest, and frees its nights', async () => {
    const { _id } = await requested();
    expect((await withdraw(_id)).json().message).toBe('Request withdrawn.');
    expect((await accept(_id)).statusCode).toBe(409);
    expect(await mailsTo(lister)).toContain('A request was withdrawn');
    expect((await ask(kofi)).statusCode).toBe(201);
  });

  test.each([
    ['accepting', accept],
    ['declining', decline],
  ])('is not for others to answer: %s', async (_what, answer) => {
    const { _id } = await requested();
    const other = await signedInAs(efie.platform, 'Agent');
    expect((await answer(_id, esi)).statusCode).toBe(403);
    expect((await answer(_id, other)).statusCode).toBe(403);
    expect((await answer('01919191-9191-7191-9191-919191919191')).statusCode).toBe(404);
    expect((await answer(_id, { headers: {} } as TestPerson)).statusCode).toBe(401);
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await answer(_id, admin)).statusCode).toBe(200);
  });

  test('cannot be cancelled like a booking by its host', async () => {
    const { _id } = await requested();
    const response = await send(`/api/User/stays/${_id}/cancel`, lister.headers, REASON);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('This is still a request. Please decline it instead.');
  });
});

// §2.12/53
describe('a withdrawal that comes after the acceptance', () => {
  const end = (id: string, payload?: object) =>
    efie.app.inject({
      method: 'POST',
      url: `/api/bookings/${id}/cancel`,
      headers: esi.headers,
      ...(payload && { payload }),
    });

  test('leaves the booking as it is, and says so', async () => {
    const { _id } = await requested();
    await accept(_id);
    const late = await end(_id, { seen: 'requested' });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Your host has just accepted this request, so it’s a booking now. To give it up, cancel the booking.',
    ]);
    expect((await read(_id)).status).toBe('confirmed');
    expect((await end(_id, { seen: 'maybe' })).statusCode).toBe(400);
    expect((await end(_id, { seen: 'confirmed' })).json().message).toBe('Booking cancelled.');
  });

  test('withdraws what is still a request; calls that do not say what they saw work as before', async () => {
    const first = await requested();
    expect((await end(first._id, { seen: 'requested' })).json().message).toBe('Request withdrawn.');
    const second = await requested();
    await accept(second._id);
    expect((await end(second._id)).json().message).toBe('Booking cancelled.');
  });
});

// §2.12/41
describe('a request that nobody answers', () => {
  test('expires at its hour for everyone, before any job has run', async () => {
    const { _id } = await requested();
    efie.setNow('2026-11-22T09:59:59Z');
    expect((await read(_id)).status).toBe('requested');
    efie.setNow('2026-11-22T10:00:00Z');
    expect((await read(_id)).status).toBe('expired');
    expect(await booked()).toEqual([]);
    expect(await hosted('requests')).toEqual([]);
    expect(await hosted('cancelled')).toMatchObject([{ _id, status: 'expired' }]);
    for (const answer of [accept, decline, withdraw]) {
      expect((await answer(_id)).json()).toMatchObject({
        code: 'CONFLICT',
        message: 'This request has expired.',
      });
    }
  });

  test('makes room at once for another guest, and for the same one', async () => {
    await requested();
    efie.setNow('2026-11-22T10:00:00Z');
    expect((await ask(kofi)).statusCode).toBe(201);
    expect((await ask(esi, { checkIn: '2027-01-01', checkOut: '2027-01-02' })).statusCode).toBe(
      201,
    );
    expect(await mailsTo(esi)).toContain('Your request has expired');
  });

  test('makes room for a block of its host', async () => {
    await requested();
    efie.setNow('2026-11-22T10:00:00Z');
    const block = {
      from: '2026-12-01',
      to: '2026-12-03',
      reason: 'not-available',
      name: '',
      phoneNumber: '',
      note: '',
    };
    const response = await send(`/api/properties/${stay}/blocks`, lister.headers, block);
    expect(response.statusCode).toBe(201);
  });
});

// §2.12/40
describe('at the same moment', () => {
  test('one answer wins, and a withdrawal that comes after it withdraws nothing', async () => {
    for (let round = 0; round < 8; round += 1) {
      efie.setNow('2026-11-21T10:00:00Z');
      const { _id } = await requested(esi, { checkIn: '2026-12-01', checkOut: '2026-12-02' });
      const turns = [() => accept(_id), () => decline(_id), () => withdraw(_id)];
      const sent = turns.map((_, index) => turns[(index + round) % turns.length]?.());
      const responses = await Promise.all(sent);
      const said = responses
        .filter((response) => response?.statusCode === 200)
        .map((response) => response?.json().message);
      // What the guest sends after an acceptance cancels a booking.
      expect([
        ['Request accepted. We’ll email your guest.'],
        ['Request declined. We’ll email your guest.'],
        ['Request withdrawn.'],
        ['Booking cancelled.', 'Request accepted. We’ll email your guest.'],
      ]).toContainEqual(said.sort());
      if (said.length === 1 && (await read(_id)).status === 'confirmed') await withdraw(_id);
    }
  });

  test('two requests never hold the same nights', async () => {
    const guests = await Promise.all(
      Array.from({ length: 6 }, () => signedInAs(efie.platform, 'Customer')),
    );
    const responses = await Promise.all(guests.map((guest) => ask(guest)));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  test('of accepting and booking after the hour, the guest who books wins', async () => {
    const { _id } = await requested();
    efie.setNow('2026-11-22T10:00:00Z');
    const [accepted, other] = await Promise.all([accept(_id), ask(kofi)]);
    expect([accepted.statusCode, other.statusCode]).toEqual([409, 201]);
  });
});

// §2.12/42
test('a booking becomes a request while a calendar of another site cannot be read', async () => {
  await setRules('instant', 1);
  let isInReach = true;
  efie.platform.fetchPublic = async () =>
    isInReach
      ? { ok: true, text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', etag: null }
      : { ok: false, problem: 'slow' };
  const feed = { name: 'Airbnb', channel: 'airbnb', url: 'https://airbnb.test/a.ics' };
  const added = await send(`/api/properties/${stay}/calendar-feeds`, lister.headers, feed);
  expect(added.statusCode).toBe(201);
  isInReach = false;
  efie.setNow('2026-11-21T10:14:00Z');
  expect((await ask(kofi, { checkIn: '2027-02-01', checkOut: '2027-02-02' })).json()).toMatchObject(
    { booking: { status: 'confirmed' } },
  );
  efie.setNow('2026-11-21T11:00:00Z');
  const { message, booking } = (await ask()).json();
  expect(message).toContain(
    'We couldn’t check the host’s other calendars, so the host confirms this booking first.',
  );
  expect(booking).toMatchObject({ status: 'requested', request: { because: 'calendars' } });
  expect(await mailsTo(lister)).toContain('your calendars of other sites');
  isInReach = true;
  expect((await accept(booking._id)).json()).toMatchObject({ stay: { status: 'confirmed' } });
});

test('a stay that is booked at once stays as it was', async () => {
  await setRules('instant', 1);
  const { message, booking } = (await ask()).json();
  expect(message).toBe('Booking confirmed! Check your email for confirmation.');
  expect(booking).toMatchObject({ status: 'confirmed', request: null });
  expect((await accept(booking._id)).json().message).toBe('This request is already accepted.');
});
