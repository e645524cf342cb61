import { beforeEach, describe, expect, test } from 'vitest';
import { Today } from '#domain/workspace/today-schema.ts';
import { carRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let stay: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner');
  stay = await listedStay(efie, lister);
});

const get = (headers: Record<string, string> = {}) =>
  efie.app.inject({ url: '/api/User/today', headers });
const today = async ({ headers }: TestPerson) => Today.parse((await get(headers)).json());
const query = (text: string, values: unknown[]) => efie.connection.pool.query(text, values);
const post = (url: string, { headers }: TestPerson, payload = {}) =>
  efie.app.inject({ method: 'POST', url, headers, payload });

async function booked(checkIn: string, checkOut: string) {
  const guest = await signedInAs(efie.platform, 'Customer');
  const form = bookingForm(stay, { checkIn, checkOut });
  const { _id } = (await book(efie, form, guest.headers)).json().booking;
  return { _id: _id as string, guest };
}
const ids = (stays: readonly { _id: string }[]) => stays.map(({ _id }) => _id);

test('requires sign-in and is empty for someone without listings', async () => {
  expect((await get()).statusCode).toBe(401);
  expect(await today(await signedInAs(efie.platform, 'Customer'))).toEqual({
    unread: 0,
    toAnswer: [],
    requests: [],
    arrivals: [],
    departures: [],
    cancelled: [],
    clashes: [],
    listings: [],
    reports: [],
    hasListings: false,
  });
  expect(await today(lister)).toMatchObject({ listings: [], hasListings: true });
});

test('lists who arrives and leaves today and tomorrow, on no other day and for no other host', async () => {
  const now = await booked('2026-11-21', '2026-11-22');
  const tomorrow = await booked('2026-11-22', '2026-11-23');
  const later = await booked('2026-11-23', '2026-11-24');
  const seen = await today(lister);
  expect(ids(seen.arrivals)).toEqual([now._id, tomorrow._id]);
  expect(ids(seen.departures)).toEqual([now._id]);
  efie.setNow('2026-11-23T10:00:00Z');
  const next = await today(lister);
  expect(ids(next.arrivals)).toEqual([later._id]);
  expect(ids(next.departures)).toEqual([tomorrow._id, later._id]);
  const other = await today(await signedInAs(efie.platform, 'Agent'));
  expect([other.arrivals, other.departures]).toEqual([[], []]);
});

test('lists what guests cancelled until the host has looked', async () => {
  const { _id, guest } = await booked('2026-12-01', '2026-12-03');
  await post(`/api/bookings/${_id}/cancel`, guest);
  expect(ids((await today(lister)).cancelled)).toEqual([_id]);
  await efie.app.inject({
    method: 'PUT',
    url: '/api/User/news/hostedStays',
    headers: lister.headers,
    payload: { lookedAt: '2026-11-21T10:00:00.000Z' },
  });
  expect((await today(lister)).cancelled).toEqual([]);
});

test('leaves out what the host cancelled', async () => {
  const { _id } = await booked('2026-11-22', '2026-11-23');
  await post(`/api/User/stays/${_id}/cancel`, lister, { reason: 'A pipe has burst.' });
  expect(await today(lister)).toMatchObject({ arrivals: [], departures: [], cancelled: [] });
});

test('counts unread conversations', async () => {
  const guest = await signedInAs(efie.platform, 'Customer');
  await post(`/api/properties/${stay}/enquiries`, guest, {
    message: 'Is it free?',
    phoneNumber: '0245556677',
  });
  expect((await today(lister)).unread).toBe(1);
});

describe('conversations to answer', () => {
  const begun = async (sender: TestPerson) => {
    const payload = { message: 'Is it free in May?', phoneNumber: '0245556677' };
    const enquiry = await post(`/api/properties/${stay}/enquiries`, sender, payload);
    return `/api/User/enquiries/${enquiry.json().conversationId}`;
  };
  const put = (url: string, { headers }: TestPerson, payload = {}) =>
    efie.app.inject({ method: 'PUT', url, headers, payload });
  const toAnswer = async () =>
    (await today(lister)).toAnswer.map(({ sender, unread }) => [sender.name, unread]);

  test('are listed until they are answered, read or not', async () => {
    const esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
    const conversation = await begun(esi);
    expect(await toAnswer()).toEqual([['Esi Mensah', 1]]);
    await put(`${conversation}/read`, lister, { upTo: 1 });
    expect(await today(lister)).toMatchObject({
      unread: 0,
      toAnswer: [{ unread: 0, lastMessage: { text: 'Is it free in May?' } }],
    });
    expect((await today(esi)).toAnswer).toEqual([]);
    await post(`${conversation}/messages`, lister, { text: 'Yes, it is.' });
    expect(await toAnswer()).toEqual([]);
    await post(`${conversation}/messages`, esi, { text: 'Thank you.' });
    expect(await toAnswer()).toEqual([['Esi Mensah', 1]]);
  });

  test('are listed for 14 days after they were read, and indefinitely while unread', async () => {
    const [esi, yaw] = [
      await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' }),
      await signedInAs(efie.platform, 'Customer', { firstname: 'Yaw' }),
    ];
    const conversation = await begun(esi);
    efie.setNow('2026-11-21T11:00:00Z');
    await begun(yaw);
    await put(`${conversation}/read`, lister, { upTo: 1 });
    efie.setNow('2026-12-05T09:59:00Z');
    expect(await toAnswer()).toEqual([
      ['Yaw Mensah', 1],
      ['Esi Mensah', 0],
    ]);
    efie.setNow('2026-12-05T11:01:00Z');
    expect(await toAnswer()).toEqual([['Yaw Mensah', 1]]);
  });

  test.each(['lister', 'guest'])(
    'are not listed once the %s has blocked the other',
    async (who) => {
      const esi = await signedInAs(efie.platform, 'Customer');
      const conversation = await begun(esi);
      const blocked = await put(`${conversation}/block`, who === 'lister' ? lister : esi);
      expect(blocked.statusCode).toBe(200);
      expect(await toAnswer()).toEqual([]);
    },
  );

  test('are not listed when the other person has left or is suspended', async () => {
    for (const column of ['suspended_at', 'erased_at']) {
      const esi = await signedInAs(efie.platform, 'Customer');
      await begun(esi);
      expect(await toAnswer()).toHaveLength(1);
      await query(`update users set ${column} = now() where id = $1`, [esi.id]);
      expect(await toAnswer()).toEqual([]);
    }
  });
});

test('lists listings that are paused, questioned or have a failed photo', async () => {
  const car = await carRow(efie.platform, lister.id);
  await query(`update listings set updated_at = $2, confirmed_at = null where id = $1`, [
    stay,
    '2026-10-01T00:00:00Z',
  ]);
  await query(
    `insert into availability_questions (listing_id, kind, token, asked_at) values ($1, 'property', $2, $3)`,
    [stay, `token-${stay}`, '2026-11-01T00:00:00Z'],
  );
  await query(`update listings set paused_at = now(), pause_reason = 'unanswered' where id = $1`, [
    car,
  ]);
  await query(
    `insert into photos (key, mime, width, height, bytes, status) values ($1, 'image/jpeg', 10, 10, 10, 'failed')`,
    [car.replaceAll('-', '')],
  );
  await query(`insert into listing_photos (listing_id, photo_key, position) values ($1, $2, 9)`, [
    car,
    car.replaceAll('-', ''),
  ]);
  const { listings } = await today(lister);
  expect(listings).toHaveLength(2);
  expect(listings.find(({ _id }) => _id === stay)).toMatchObject({
    kind: 'property',
    pausedBy: null,
    asked: true,
    failedPhotos: 0,
  });
  expect(listings.find(({ _id }) => _id === car)).toMatchObject({
    kind: 'car',
    pausedBy: 'unanswered',
    asked: false,
    failedPhotos: 1,
  });
  await query(`update listings set confirmed_at = now() where id = $1`, [stay]);
  expect(ids((await today(lister)).listings)).toEqual([car]);
});

describe('reports', () => {
  const reported = async (by: TestPerson, kind: string, id: string) => {
    const reason = kind === 'person' ? 'offensive' : 'viewing-fee';
    const response = await post('/api/reports', by, { kind, id, reason, details: 'GHS 50.' });
    expect(response.statusCode).toBe(201);
  };
  const settled = async (admin: TestPerson, thingId: string, action: string, note: string) => {
    const { rows } = await query(
      'select id from report_cases where thing_id = $1 and settled_at is null',
      [thingId],
    );
    const url = `/api/admin/reports/${rows[0].id}/settle`;
    expect((await post(url, admin, { action, note })).statusCode).toBe(200);
  };

  // §2.21/30
  test('that are open are shown to who made them, and never to the reported person', async () => {
    const guest = await signedInAs(efie.platform, 'Customer');
    await reported(guest, 'property', stay);
    await reported(guest, 'person', lister.id);
    expect((await today(guest)).reports).toMatchObject([
      { kind: 'person', path: `/lister/${lister.id}`, ended: null },
      { kind: 'property', path: `/property/${stay}`, ended: null },
    ]);
    expect(await today(lister)).toMatchObject({ listings: [], reports: [] });
  });

  // §2.21/30
  test('that were settled show the outcome for 14 days, and a lister learns why but not from whom', async () => {
    const [guest, other] = [
      await signedInAs(efie.platform, 'Customer', { firstname: 'Nosy' }),
      await signedInAs(efie.platform, 'Customer'),
    ];
    const admin = await signedInAs(efie.platform, 'Admin');
    await reported(guest, 'property', stay);
    await settled(admin, stay, 'dismiss', 'The fee is for cleaning.');
    expect((await today(guest)).reports).toMatchObject([
      { ended: { action: 'dismiss', note: 'The fee is for cleaning.' } },
    ]);
    expect(await today(lister)).toMatchObject({ listings: [], reports: [] });

    await reported(other, 'property', stay);
    await settled(admin, stay, 'hide', 'A fee to look at it.');
    expect((await today(other)).reports).toMatchObject([{ ended: { action: 'hide', note: '' } }]);
    const seen = await today(lister);
    expect(seen).toMatchObject({
      listings: [
        {
          _id: stay,
          pausedBy: 'moderation',
          moderation: { state: 'hidden', reason: 'A fee to look at it.', reported: true },
        },
      ],
      reports: [],
    });
    expect(JSON.stringify(seen)).not.toContain('Nosy');

    const moderate = (transition: string) =>
      post(`/api/admin/moderation/property/${stay}`, admin, { transition, reason: 'Once more.' });
    expect((await moderate('restore')).statusCode).toBe(200);
    efie.setNow('2026-11-21T10:01:00Z');
    expect((await moderate('hide')).statusCode).toBe(200);
    expect((await today(lister)).listings).toMatchObject([{ moderation: { reported: false } }]);

    efie.setNow('2026-12-05T09:59:00Z');
    expect((await today(guest)).reports).toHaveLength(1);
    efie.setNow('2026-12-05T10:01:00Z');
    expect((await today(guest)).reports).toEqual([]);
  });

  test('of conversations are included', async () => {
    const guest = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
    const enquiry = await post(`/api/properties/${stay}/enquiries`, guest, {
      message: 'Is it free?',
      phoneNumber: '0245556677',
    });
    const id = enquiry.json().conversationId;
    const url = `/api/User/enquiries/${id}/reports`;
    expect((await post(url, lister, { reason: 'rude', details: '' })).statusCode).toBe(201);
    expect((await today(lister)).reports).toMatchObject([
      { kind: 'conversation', name: 'Esi Mensah', path: `/enquiries/${id}`, ended: null },
    ]);
    expect((await today(guest)).reports).toEqual([]);
  });
});
