import { beforeEach, describe, expect, test } from 'vitest';
import { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const UNKNOWN = '01919191-9191-7191-9191-919191919191';
const DATES = { checkIn: '2026-12-01', checkOut: '2026-12-05' };

let lister: TestPerson;
let esi: TestPerson;
let kofi: TestPerson;
let stay: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  [lister, esi, kofi] = await Promise.all([
    signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' }),
    signedInAs(efie.platform, 'Customer'),
    signedInAs(efie.platform, 'Customer'),
  ]);
  stay = await listedStay(efie, lister);
});

const post = (url: string, by?: TestPerson, payload: object = {}) =>
  efie.app.inject({ method: 'POST', url, headers: by?.headers ?? {}, payload });
const say = (what: string, id: string, by: TestPerson | undefined = lister, payload?: object) =>
  post(`/api/User/stays/${id}/${what}`, by, payload);
const get = async (url: string, by = lister) =>
  (await efie.app.inject({ url, headers: by.headers })).json();
const bookAs = (guest: TestPerson, dates: object = DATES) =>
  book(efie, bookingForm(stay, { ...dates }), guest.headers);
const booked = async (dates: object = DATES): Promise<string> =>
  (await bookAs(esi, dates)).json().booking._id;
const setRules = (rules: Partial<StayRules>) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${stay}/stay-rules`,
    headers: lister.headers,
    payload: { rules: { ...PLAIN_RULES, ...rules }, version: 0 },
  });
const mailsTo = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return efie.outbox.to(email);
};

describe.each([
  ['arrived', {}],
  ['no-show', {}],
  ['left-early', { on: '2026-12-02' }],
])('POST /api/User/stays/{id}/%s', (what, body) => {
  test('is for the lister of the property and Admins', async () => {
    const id = await booked();
    efie.setNow('2026-12-02T10:00:00Z');
    expect((await post(`/api/User/stays/${id}/${what}`, undefined, body)).statusCode).toBe(401);
    expect((await say(what, id, esi, body)).statusCode).toBe(403);
    expect((await say(what, id, await signedInAs(efie.platform, 'Agent'), body)).statusCode).toBe(
      403,
    );
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await say(what, id, admin, body)).statusCode).toBe(200);
  });

  test.each([UNKNOWN, 'no-id'])('does not find %s', async (id) => {
    expect((await say(what, id, lister, body)).statusCode).toBe(404);
  });
});

describe('a guest who has arrived', () => {
  // §2.12/45
  test('is noted from check-in on, once, and did come', async () => {
    const id = await booked();
    expect((await say('arrived', id)).json().message).toBe('This stay hasn’t started yet.');
    efie.setNow('2026-12-01T15:00:00Z');
    const response = await say('arrived', id);
    expect(HostedStay.parse(response.json().stay)).toMatchObject({
      status: 'confirmed',
      arrivedAt: '2026-12-01T15:00:00.000Z',
      ended: null,
    });
    efie.setNow('2026-12-02T15:00:00Z');
    expect((await say('arrived', id)).json().stay.arrivedAt).toBe('2026-12-01T15:00:00.000Z');
    const late = await say('no-show', id);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'You said that this guest has arrived.',
    ]);
  });
});

// §2.12/52
describe('DELETE /api/User/stays/{id}/arrived', () => {
  const undo = (id: string, by: TestPerson | undefined = lister) =>
    efie.app.inject({
      method: 'DELETE',
      url: `/api/User/stays/${id}/arrived`,
      headers: by?.headers ?? {},
    });

  test('is for the lister of the property and Admins', async () => {
    const id = await booked();
    efie.setNow('2026-12-01T15:00:00Z');
    await say('arrived', id);
    expect((await undo(id, { ...esi, headers: {} as never })).statusCode).toBe(401);
    for (const other of [esi, await signedInAs(efie.platform, 'Agent')]) {
      expect((await undo(id, other)).statusCode).toBe(403);
    }
    expect((await undo(UNKNOWN)).statusCode).toBe(404);
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await undo(id, admin)).json().stay.arrivedAt).toBeNull();
  });

  test('takes the arrival back until check-out, so that the guest can be a no-show', async () => {
    const id = await booked();
    expect((await undo(id)).json().message).toBe('This stay hasn’t started yet.');
    efie.setNow('2026-12-01T15:00:00Z');
    await say('arrived', id);
    efie.setNow('2026-12-02T15:00:00Z');
    const response = await undo(id);
    expect(response.json().message).toBe('Undone: your guest hasn’t arrived yet.');
    expect(HostedStay.parse(response.json().stay).arrivedAt).toBeNull();
    expect((await undo(id)).statusCode).toBe(200);
    expect((await say('no-show', id)).statusCode).toBe(200);
    const ended = await undo(id);
    expect([ended.statusCode, ended.json().message]).toEqual([409, 'This stay has already ended.']);
  });

  test('is refused once the stay is over', async () => {
    const id = await booked();
    efie.setNow('2026-12-05T15:00:00Z');
    await say('arrived', id);
    efie.setNow('2026-12-06T00:00:00Z');
    expect((await undo(id)).statusCode).toBe(409);
  });
});

describe('a guest who never came', () => {
  // §2.12/45
  test('owes all, gets an email, and the nights that are left can be booked at once', async () => {
    const id = await booked();
    efie.setNow('2026-12-01T23:00:00Z');
    expect((await say('no-show', id)).statusCode).toBe(409);
    efie.setNow('2026-12-02T10:00:00Z');
    const rest = { checkIn: '2026-12-02', checkOut: '2026-12-05' };
    expect((await bookAs(kofi, rest)).statusCode).toBe(422);
    const before = (await mailsTo(esi)).length;
    const response = await say('no-show', id);
    expect(HostedStay.parse(response.json().stay)).toMatchObject({
      ...DATES,
      status: 'completed',
      ended: { how: 'no-show', on: '2026-12-02' },
    });
    expect((await mailsTo(esi)).slice(before)).toEqual([
      expect.stringContaining('that you didn’t come'),
    ]);
    expect(await get(`/api/User/stays/${id}/money`)).toMatchObject({ due: 1802, toPay: 1802 });
    expect((await bookAs(kofi, rest)).statusCode).toBe(201);
    expect((await say('no-show', id)).json().message).toBe('This stay has already ended.');
    expect(await get('/api/User/stays?state=past')).toMatchObject([{ _id: id }]);
    expect(await get('/api/User/stays?state=under-way')).toMatchObject([{ fullName: 'Esi Owusu' }]);
  });

  test('may book the property again', async () => {
    const id = await booked();
    efie.setNow('2026-12-02T10:00:00Z');
    await say('no-show', id);
    expect((await bookAs(esi, { checkIn: '2026-12-03', checkOut: '2026-12-05' })).statusCode).toBe(
      201,
    );
  });
});

describe('a guest who left early', () => {
  // §2.12/45
  test.each([
    [null, '2026-12-02', [1802, 0]],
    ['flexible', '2026-12-02', [901, 901]],
    ['moderate', '2026-12-02', [1351.5, 450.5]],
  ] as const)(
    'under the policy %s on %s gets back what the policy says, and frees the nights',
    async (cancellation, on, [due, toRefund]) => {
      await setRules({ cancellation });
      const id = await booked();
      const payment = { kind: 'payment', amount: 1802, method: 'cash' };
      expect((await say('payments', id, lister, payment)).statusCode).toBe(201);
      efie.setNow('2026-12-03T10:00:00Z');
      const before = (await mailsTo(esi)).length;
      const response = await say('left-early', id, lister, { on });
      expect(response.json().stay).toMatchObject({ ...DATES, ended: { how: 'left-early', on } });
      expect(await get(`/api/User/stays/${id}/money`)).toMatchObject({ due, toRefund });
      expect((await mailsTo(esi)).slice(before)).toEqual([
        expect.stringContaining('that you left'),
      ]);
      expect(
        (await bookAs(kofi, { checkIn: '2026-12-03', checkOut: '2026-12-05' })).statusCode,
      ).toBe(201);
    },
  );

  test('keeps the nights that are kept free after each stay', async () => {
    await setRules({ preparationNights: 1 });
    const id = await booked();
    efie.setNow('2026-12-02T10:00:00Z');
    expect((await say('left-early', id, lister, { on: '2026-12-02' })).statusCode).toBe(200);
    expect((await bookAs(kofi, { checkIn: '2026-12-02', checkOut: '2026-12-04' })).statusCode).toBe(
      422,
    );
    expect((await bookAs(kofi, { checkIn: '2026-12-03', checkOut: '2026-12-05' })).statusCode).toBe(
      201,
    );
  });

  test.each([
    ['2026-11-30', 'Please choose a day of the stay, before check-out.'],
    ['2026-12-03', 'Please choose today or an earlier day.'],
    ['2026-02-30', 'Please enter a valid date.'],
  ])('did not leave on %s', async (on, message) => {
    const id = await booked();
    efie.setNow('2026-12-02T10:00:00Z');
    const response = await say('left-early', id, lister, { on });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, fields: { on: message } });
  });

  test('is not said of a stay that is cancelled, or twice at once', async () => {
    const id = await booked();
    efie.setNow('2026-12-02T10:00:00Z');
    const both = await Promise.all([
      say('left-early', id, lister, { on: '2026-12-02' }),
      say('cancel', id, lister, { reason: 'Rain.' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
