import { beforeEach, describe, expect, test } from 'vitest';
import { changeMessages } from '#domain/bookings/change-messages.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let host: TestPerson;
let esi: TestPerson;
let property: string;
let id: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  host = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  esi = await signedInAs(efie.platform, 'Customer');
  property = await listedStay(efie, host);
  id = await booked(esi, '2026-12-01', '2026-12-04');
});

const booked = async (guest: TestPerson, checkIn: string, checkOut: string): Promise<string> =>
  (await book(efie, bookingForm(property, { checkIn, checkOut }), guest.headers)).json().booking
    ._id;
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const send = (method: Method, url: string, person?: TestPerson, payload?: object) =>
  efie.app.inject({ method, url, headers: person?.headers ?? {}, ...(payload && { payload }) });
const LATER = { checkIn: '2026-12-02', checkOut: '2026-12-06' };
const preview = (dates: { checkIn: string; checkOut: string } = LATER, person = host) =>
  send(
    'GET',
    `/api/User/stays/${id}/change?checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`,
    person,
  );
const offer = (body: object = { ...LATER, expectedTotal: 1802 }, person = host) =>
  send('PUT', `/api/User/stays/${id}/change`, person, body);
const answer = (accept: boolean, total = 1802, person = esi) =>
  send('POST', `/api/bookings/${id}/change`, person, { accept, total });
const seen = async () => (await send('GET', `/api/bookings/${id}`, esi)).json();
const mailsTo = async ({ email }: TestPerson) => {
  await efie.runJobs();
  return efie.outbox.to(email);
};
const setUnits = (units: number) =>
  send('PUT', `/api/properties/${property}/stay-rules`, host, {
    rules: { ...PLAIN_RULES, units },
    version: 0,
  });

describe('a host offers other dates', () => {
  // §2.12/47
  test('with what the guest pays more, before anything changes', async () => {
    expect((await preview()).json()).toMatchObject({
      ...LATER,
      total: 1802,
      difference: 450.5,
      lines: [{ kind: 'nights', label: '4 nights × ₵450.50', amount: 1802 }],
    });
    expect((await seen()).change).toBeNull();
  });

  test('only for stays at their own properties', async () => {
    const other = await signedInAs(efie.platform, 'Agent');
    for (const call of [preview, (_: unknown, person: TestPerson) => offer(undefined, person)]) {
      expect((await call(LATER, other)).statusCode).toBe(403);
      expect((await call(LATER, esi)).statusCode).toBe(403);
    }
    expect((await send('DELETE', `/api/User/stays/${id}/change`, other)).statusCode).toBe(403);
    expect((await answer(true, 1802, other)).statusCode).toBe(403);
  });

  test('not on nights that someone else has, nor at another sum', async () => {
    await booked(await signedInAs(efie.platform, 'Customer'), '2026-12-05', '2026-12-08');
    const taken = await preview();
    expect([taken.statusCode, taken.json().code]).toEqual([422, 'DATES_TAKEN']);
    const elsewhere = { checkIn: '2026-12-10', checkOut: '2026-12-11' };
    const dearer = await offer({ ...elsewhere, expectedTotal: 400 });
    expect(dearer.json().code).toBe('PRICE_CHANGED');
    expect((await seen()).change).toBeNull();
  });

  test('and the guest is mailed, and sees them until they answer', async () => {
    expect((await offer()).json().message).toBe(changeMessages.offered);
    expect((await seen()).change).toMatchObject({ ...LATER, difference: 450.5 });
    const [mail] = (await mailsTo(esi)).filter((each) => /offers a change/.test(each));
    expect(mail).toContain('450.50 more');
    // Nothing is held until they agree.
    const other = await signedInAs(efie.platform, 'Customer');
    expect(await booked(other, '2026-12-04', '2026-12-06')).toBeTruthy();
    const late = await answer(true);
    expect([late.statusCode, late.json().message]).toEqual([422, changeMessages.taken]);
    expect(await seen()).toMatchObject({ checkIn: '2026-12-01', checkOut: '2026-12-04' });
  });

  test('and may withdraw them', async () => {
    await offer();
    await send('DELETE', `/api/User/stays/${id}/change`, host);
    expect((await answer(true)).json().message).toBe(changeMessages.noOffer);
  });
});

describe('a guest', () => {
  // §2.12/47
  test('accepts: the booking moves, its old nights are free, and both are mailed', async () => {
    await offer();
    const accepted = await answer(true);
    expect(accepted.json()).toMatchObject({
      message: changeMessages.accepted,
      booking: { ...LATER, total: 1802, nights: 4, status: 'confirmed', change: null },
    });
    const other = await signedInAs(efie.platform, 'Customer');
    expect(await booked(other, '2026-12-01', '2026-12-02')).toBeTruthy();
    const mail = (await mailsTo(esi)).find((each) => /is changed/.test(each));
    expect(mail).toMatch(/SEQUENCE:1/);
    expect((await mailsTo(host)).some((each) => /accepted the change/.test(each))).toBe(true);
    expect((await answer(true)).statusCode).toBe(409);
    const money = (await send('GET', `/api/bookings/${id}/money`, esi)).json();
    expect(money).toMatchObject({ due: 1802, toPay: 1802, paid: 0 });
  });

  test('declines: nothing changes, and the host is mailed', async () => {
    await offer();
    expect((await answer(false)).json().message).toBe(changeMessages.declined);
    expect(await seen()).toMatchObject({ checkIn: '2026-12-01', total: 1351.5, change: null });
    expect((await mailsTo(host)).some((each) => /keeps the stay as it is/.test(each))).toBe(true);
  });

  test('answers exactly the offer they were shown, within 48 hours', async () => {
    await offer();
    expect((await answer(true, 900)).json().message).toBe(changeMessages.differentOffer);
    efie.setNow('2026-11-23T10:00:00Z');
    expect((await answer(true)).json().message).toBe(changeMessages.noOffer);
  });

  test('accepts twice at once, and the booking changes once', async () => {
    await offer();
    const answers = await Promise.all([answer(true), answer(true)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('cannot accept after cancelling', async () => {
    await offer();
    await send('POST', `/api/bookings/${id}/cancel`, esi);
    expect((await answer(true)).statusCode).toBe(409);
    expect((await preview()).json().message).toBe(changeMessages.settled);
  });
});

test('a longer stay fits where another can move to the other unit', async () => {
  await setUnits(2);
  const kofi = await signedInAs(efie.platform, 'Customer');
  const abena = await signedInAs(efie.platform, 'Customer');
  // Esi and Kofi have a unit each; Abena follows Esi in hers, so Esi can only stay longer if Abena moves to Kofi's.
  await booked(kofi, '2026-12-02', '2026-12-03');
  await booked(abena, '2026-12-04', '2026-12-07');
  await offer({ checkIn: '2026-12-01', checkOut: '2026-12-06', expectedTotal: 2252.5 });
  expect((await answer(true, 2252.5)).statusCode).toBe(200);
  const { rows } = await efie.connection.pool.query(
    `select count(*)::int as pairs from held_nights one join held_nights other
     on one.listing_id = other.listing_id and one.unit = other.unit and one.id < other.id and one.nights && other.nights`,
  );
  expect(rows).toEqual([{ pairs: 0 }]);
});
