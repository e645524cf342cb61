import { beforeEach, describe, expect, test } from 'vitest';
import { News } from '#domain/news/schema.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let host: TestPerson;
let guest: TestPerson;
let property: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  await efie.connection.pool.query('delete from contact_messages');
  host = await signedInAs(efie.platform, 'Property Owner');
  guest = await signedInAs(efie.platform, 'Customer');
  property = await uploadedProperty(efie, host);
});

const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
  efie.app.inject({ method: 'POST', url, headers, payload });
const get = (headers: Record<string, string> = {}) =>
  efie.app.inject({ url: '/api/User/news', headers });
const newsOf = async ({ headers }: TestPerson) => News.parse((await get(headers)).json());
const countsOf = async (person: TestPerson) => {
  const { stays, hostedStays, enquiries, contactMessages } = await newsOf(person);
  return [stays.count, hostedStays.count, enquiries.count, contactMessages.count];
};
const looked = (part: string, headers: Record<string, string>, lookedAt: unknown) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/User/news/${part}`,
    headers,
    payload: { lookedAt } as object,
  });

async function book(by = guest, dates = { checkIn: '2026-12-01', checkOut: '2026-12-04' }) {
  const form = {
    propertyId: property,
    fullName: 'Esi Owusu',
    email: 'esi@guests.test',
    phoneNumber: '0245556677',
    ...dates,
  };
  return (await post('/api/bookings', by.headers, form)).json().booking._id as string;
}
const enquire = (message: string) =>
  post(`/api/properties/${property}/enquiries`, guest.headers, {
    message,
    phoneNumber: '0245556677',
  });
const writeToSite = (message: string) =>
  efie.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Esi', email: 'esi@guests.test', message },
  });

describe('GET /api/User/news', () => {
  test('requires sign-in', async () => {
    expect((await get()).statusCode).toBe(401);
  });

  test('is empty for a new account', async () => {
    expect(await newsOf(guest)).toEqual({
      stays: { count: 0, lookedAt: null },
      hostedStays: { count: 0, lookedAt: null },
      enquiries: { count: 0 },
      answers: { count: 0 },
      contactMessages: { count: 0, lookedAt: null },
    });
  });

  // §2.1/56
  test('counts stays and enquiries for the host, not for anyone else', async () => {
    await book();
    await enquire('Is it free?');
    expect(await countsOf(host)).toEqual([0, 1, 1, 0]);
    expect(await countsOf(guest)).toEqual([0, 0, 0, 0]);
    expect(await countsOf(await signedInAs(efie.platform, 'Agent'))).toEqual([0, 0, 0, 0]);
  });

  test('counts for each side what the other side cancelled', async () => {
    const byGuest = await book();
    await post(`/api/bookings/${byGuest}/cancel`, guest.headers);
    expect(await countsOf(host)).toEqual([0, 1, 0, 0]);
    const byHost = await book();
    await post(`/api/User/stays/${byHost}/cancel`, host.headers, { reason: 'A pipe has burst.' });
    expect(await countsOf(host)).toEqual([0, 1, 0, 0]);
    expect(await countsOf(guest)).toEqual([1, 0, 0, 0]);
  });

  test('counts conversations with unread messages for the person who has to read them', async () => {
    const { conversationId } = (await enquire('Is it free?')).json();
    await enquire('Hello?');
    const path = `/api/User/enquiries/${conversationId}`;
    await post(`${path}/messages`, host.headers, { text: 'Yes, it is.' });
    expect((await newsOf(host)).enquiries.count).toBe(1);
    expect((await newsOf(guest)).answers.count).toBe(1);
    await efie.app.inject({
      method: 'PUT',
      url: `${path}/read`,
      headers: host.headers,
      payload: { upTo: 2 },
    });
    expect((await newsOf(host)).enquiries.count).toBe(0);
    expect((await newsOf(guest)).answers.count).toBe(1);
  });

  test('leaves out stays that are over', async () => {
    await book(guest, { checkIn: '2026-11-21', checkOut: '2026-11-22' });
    expect(await countsOf(host)).toEqual([0, 1, 0, 0]);
    efie.setNow('2026-11-22T00:00:00Z');
    expect(await countsOf(host)).toEqual([0, 0, 0, 0]);
  });

  test('counts messages to the site only for Admins', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    await writeToSite('Hello');
    expect(await countsOf(admin)).toEqual([0, 0, 0, 1]);
    expect(await countsOf(host)).toEqual([0, 0, 0, 0]);
  });
});

describe('PUT /api/User/news/{part}', () => {
  const NOW = '2026-11-21T10:00:00.000Z';

  test('requires sign-in', async () => {
    expect((await looked('stays', {}, NOW)).statusCode).toBe(401);
  });

  test('refuses the messages to the site unless the person is an Admin', async () => {
    expect((await looked('contactMessages', host.headers, NOW)).statusCode).toBe(403);
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await looked('contactMessages', admin.headers, NOW)).statusCode).toBe(200);
  });

  test.each<[string, unknown]>([
    ['everything', NOW],
    ['enquiries', NOW],
    ['stays', undefined],
    ['stays', 'yesterday'],
  ])('refuses to mark %s as looked at with the time %s', async (part, lookedAt) => {
    expect((await looked(part, host.headers, lookedAt)).statusCode).toBe(400);
  });

  // §2.1/56
  test('marks what was there as seen, and counts what comes later as new', async () => {
    await book();
    await enquire('Is it free?');
    efie.setNow('2026-11-21T10:05:00Z');
    await book(await signedInAs(efie.platform, 'Customer'), {
      checkIn: '2026-12-10',
      checkOut: '2026-12-12',
    });
    const response = await looked('hostedStays', host.headers, NOW);
    expect(News.parse(response.json())).toMatchObject({
      hostedStays: { count: 1, lookedAt: NOW },
      enquiries: { count: 1 },
    });
  });

  // §2.1/56
  test('never moves back, nor ahead of now', async () => {
    await looked('hostedStays', host.headers, '2026-11-21T09:00:00Z');
    await looked('hostedStays', host.headers, '2026-11-20T09:00:00Z');
    expect((await newsOf(host)).hostedStays.lookedAt).toBe('2026-11-21T09:00:00.000Z');
    await looked('hostedStays', host.headers, '2030-01-01T00:00:00Z');
    expect((await newsOf(host)).hostedStays.lookedAt).toBe(NOW);
    efie.setNow('2026-11-21T10:01:00Z');
    await book();
    expect((await newsOf(host)).hostedStays.count).toBe(1);
  });

  test('keeps the latest time when devices send several at once', async () => {
    const moments = ['09:00', '09:30', '09:10', '09:20'].map((time) => `2026-11-21T${time}:00Z`);
    await Promise.all(moments.map((moment) => looked('stays', host.headers, moment)));
    expect((await newsOf(host)).stays.lookedAt).toBe('2026-11-21T09:30:00.000Z');
  });
});
