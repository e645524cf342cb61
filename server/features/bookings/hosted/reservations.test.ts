import { beforeEach, describe, expect, test } from 'vitest';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let esi: TestPerson;
let stay: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner');
  esi = await signedInAs(efie.platform, 'Customer');
  stay = await listedStay(efie, lister);
});

type Dates = { checkIn: string; checkOut: string; fullName?: string };
async function booked(dates: Dates, property = stay): Promise<{ _id: string; reference: string }> {
  const guest = await signedInAs(efie.platform, 'Customer');
  return (await book(efie, bookingForm(property, dates), guest.headers)).json().booking;
}
const get = (url: string, { headers }: { headers?: Record<string, string> } = {}) =>
  efie.app.inject({ url, headers: headers ?? {} });
const cancel = (id: string, { headers } = lister) =>
  efie.app.inject({
    method: 'POST',
    url: `/api/User/stays/${id}/cancel`,
    headers,
    payload: { reason: 'A pipe has burst.' },
  });

describe('GET /api/User/stays by state and search', () => {
  test('puts each stay in one state, which changes with the days', async () => {
    const toCome = await booked({ checkIn: '2026-11-23', checkOut: '2026-11-25' });
    const underWay = await booked({ checkIn: '2026-11-21', checkOut: '2026-11-22' });
    const gone = await booked({ checkIn: '2026-12-01', checkOut: '2026-12-02' });
    await cancel(gone._id);
    const states = async () =>
      Promise.all(
        ['to-come', 'under-way', 'past', 'cancelled'].map(async (state) =>
          (await get(`/api/User/stays?state=${state}`, lister))
            .json()
            .map(({ _id }: { _id: string }) => _id),
        ),
      );
    expect(await states()).toEqual([[toCome._id], [underWay._id], [], [gone._id]]);
    efie.setNow('2026-11-23T10:00:00Z');
    expect(await states()).toEqual([[], [toCome._id], [underWay._id], [gone._id]]);
    expect((await get('/api/User/stays?state=soon', lister)).statusCode).toBe(400);
  });

  test.each([
    ['stays to come', 'the next to arrive', '?state=to-come', '2026-11-21', [1, 0, 2]],
    ['current stays', 'the next to leave', '?state=under-way', '2026-12-05', [0, 2, 1]],
    ['past stays', 'the latest', '?state=past', '2026-12-15', [2, 0, 1]],
    ['cancelled stays', 'the latest', '?state=cancelled', '2026-11-21', [2, 0, 1]],
    ['stays that are not over', 'the next to arrive', '?when=upcoming', '2026-11-21', [1, 0, 2]],
    ['stays that are over', 'the latest', '?when=past', '2026-12-15', [2, 0, 1]],
    ['all stays', 'the last booked', '', '2026-11-21', [2, 1, 0]],
  ])('lists %s with %s first', async (_what, _first, query, today, order) => {
    const ids: string[] = [];
    for (const [checkIn, checkOut] of [
      ['2026-12-03', '2026-12-07'],
      ['2026-12-02', '2026-12-09'],
      ['2026-12-04', '2026-12-08'],
    ] as const) {
      const { _id } = await booked({ checkIn, checkOut }, await listedStay(efie, lister));
      if (query === '?state=cancelled') await cancel(_id);
      ids.push(_id);
    }
    efie.setNow(`${today}T12:00:00Z`);
    const stays: { _id: string }[] = (await get(`/api/User/stays${query}`, lister)).json();
    expect(stays.map(({ _id }) => ids.indexOf(_id))).toEqual(order);
  });

  test('finds guests, properties and references, and nothing of other hosts', async () => {
    const kofi = await booked({
      fullName: 'Kofi 100% Boateng',
      checkIn: '2026-12-01',
      checkOut: '2026-12-02',
    });
    const other = await signedInAs(efie.platform, 'Agent');
    await booked({ checkIn: '2026-12-01', checkOut: '2026-12-02' }, await listedStay(efie, other));
    await booked({ checkIn: '2026-12-05', checkOut: '2026-12-06' });
    const found = async (search: string) =>
      (await get(`/api/User/stays?search=${encodeURIComponent(search)}`, lister)).json();
    expect(await found('kofi 100%')).toMatchObject([{ _id: kofi._id }]);
    expect(await found(kofi.reference)).toMatchObject([{ _id: kofi._id }]);
    expect(await found('villa')).toHaveLength(2);
    expect(await found('%')).toHaveLength(1);
    expect(await found('nobody')).toEqual([]);
  });
});

describe('GET /api/User/stays.csv', () => {
  test('gives listers only their own stays, and contains no formula', async () => {
    await booked({ fullName: 'Ama Ofori', checkIn: '2026-12-01', checkOut: '2026-12-02' });
    await efie.connection.pool.query(
      `update bookings set full_name = '=HYPERLINK("http://x")' where listing_id = $1`,
      [stay],
    );
    const other = await signedInAs(efie.platform, 'Agent');
    await booked(
      { fullName: 'Not Yours', checkIn: '2026-12-01', checkOut: '2026-12-02' },
      await listedStay(efie, other),
    );
    expect((await get('/api/User/stays.csv')).statusCode).toBe(401);
    expect((await get('/api/User/stays.csv', esi)).statusCode).toBe(403);
    const file = await get('/api/User/stays.csv?state=to-come', lister);
    expect(file.headers['content-disposition']).toBe('attachment; filename="stays.csv"');
    expect(file.payload).toContain(`,"'=HYPERLINK(""http://x"")",`);
    expect(file.payload).not.toContain('Not Yours');
    expect(file.payload.trim().split('\r\n')).toHaveLength(2);
  });

  // §2.12/51
  test('says until when a request waits', async () => {
    await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${stay}/stay-rules`,
      headers: lister.headers,
      payload: { rules: { ...PLAIN_RULES, booking: 'on-request' }, version: 0 },
    });
    await booked({ checkIn: '2026-12-01', checkOut: '2026-12-02' });
    expect((await get('/api/User/stays.csv', lister)).payload).toContain(
      '2026-11-21T10:00:00.000Z,2026-11-22T10:00:00.000Z,,',
    );
  });

  test('gives an Admin everyone’s stays, which the audit log records', async () => {
    await booked({ fullName: 'Ama Ofori', checkIn: '2026-12-01', checkOut: '2026-12-02' });
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await get('/api/User/stays.csv', admin)).payload).toContain('Ama Ofori');
    const [entry] = (await get('/api/admin/audit-log?event=exported', admin)).json();
    expect(entry).toMatchObject({ actor: { userId: admin.id }, reason: 'stays' });
  });
});

describe('a guest whose stay was cancelled', () => {
  test('sees that it was cancelled, and other stays that are free on the same dates', async () => {
    const other = await signedInAs(efie.platform, 'Agent');
    const osu = await listedStay(efie, other);
    const ofTheSameHost = await listedStay(efie, lister);
    const { _id } = (await book(efie, bookingForm(stay), esi.headers)).json().booking;
    const taken = await listedStay(efie, other);
    await booked({ checkIn: '2026-12-02', checkOut: '2026-12-05' }, taken);
    await cancel(_id);
    const path = `/api/bookings/${_id}`;
    expect((await get(path)).statusCode).toBe(401);
    expect((await get(path, lister)).statusCode).toBe(403);
    expect((await get(`${path}/instead`, lister)).statusCode).toBe(403);
    expect((await get('/api/bookings/no-id', esi)).statusCode).toBe(404);
    expect((await get(path, esi)).json()).toMatchObject({
      _id,
      status: 'cancelled',
      cancellation: { by: 'host', reason: 'A pipe has burst.' },
    });
    const instead = (await get(`${path}/instead`, esi))
      .json()
      .map((one: { _id: string }) => one._id);
    expect(instead).toContain(osu);
    expect(instead).not.toContain(taken);
    expect(instead).not.toContain(stay);
    expect(instead).not.toContain(ofTheSameHost);
    await efie.runJobs();
    expect((await efie.outbox.to(esi.email)).at(-1)).toContain(`/bookings/${_id}/cancelled`);
    efie.setNow('2026-12-02T10:00:00Z');
    expect((await get(`${path}/instead`, esi)).json()).toEqual([]);
  });
});
