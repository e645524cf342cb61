import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ReportOfConversation } from '#domain/conversations/reported-schema.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { listed } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { begun, threadOf } from './testing/conversations.ts';

const efie = bootTestApp();
const URL = '/api/admin/reported-conversations';
let admin: TestPerson;
let owner: TestPerson;
let esi: TestPerson;
let about: string;

const get = (query = '', headers: Record<string, string> = admin.headers) =>
  efie.app.inject({ url: `${URL}${query}`, headers });
const reportsOf = async (query: string) =>
  z.array(ReportOfConversation).parse((await get(query)).json());
const reasonsOf = async (query: string) => (await reportsOf(query)).map(({ reason }) => reason);

const report = async (conversation: string, { headers }: TestPerson, payload: object) => {
  const { statusCode } = await efie.app.inject({
    method: 'POST',
    url: `${conversation}/reports`,
    headers,
    payload,
  });
  expect(statusCode).toBe(201);
};

beforeAll(async () => {
  admin = await signedInAs(efie.platform, 'Admin');
  owner = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  esi = await signedInAs(efie.platform, 'Customer', { firstname: 'Esi' });
  const yaw = await signedInAs(efie.platform, 'Customer', { firstname: 'Yaw' });
  const first = await begun(efie, await listed(efie, owner, 'property'), esi);
  const second = await begun(efie, await listed(efie, owner, 'car'), yaw);
  await begun(efie, await listed(efie, owner, 'property'), yaw);
  await report(first, esi, { reason: 'payment', details: '=GHS 100% in advance' });
  await report(second, owner, { reason: 'rude', details: '' });
  about = first.split('/').at(-1) ?? '';
});

test('the list of reported conversations is for Admins only', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  for (const path of ['', '.csv']) expect((await get(path, owner.headers)).statusCode).toBe(403);
});

test.each(['?reason=gone', '?state=x', '?sort=most', '?page=x'])('refuses %s', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

// §2.21/31
test('lists who reported what, about which conversation', async () => {
  const [row, ...rest] = await reportsOf('?reason=payment');
  expect(rest).toEqual([]);
  expect(row).toMatchObject({
    conversationId: about,
    listing: { kind: 'property', name: 'Palm Court', listed: true },
    lister: { userId: owner.id, name: 'Naa Mensah' },
    sender: { userId: esi.id, name: 'Esi Mensah' },
    reporterId: esi.id,
    reason: 'payment',
    details: '=GHS 100% in advance',
  });
});

test.each<[query: string, reasons: string[]]>([
  ['', ['rude', 'payment']],
  ['?sort=oldest', ['payment', 'rude']],
  ['?limit=1&page=2', ['payment']],
  ['?search=advance', ['payment']],
  ['?search=yaw', ['rude']],
  ['?search=naa%20m', ['rude', 'payment']],
  ['?search=100%25', ['payment']],
  ['?search=nobody', []],
])('filters and sorts by “%s”', async (query, reasons) => {
  expect(await reasonsOf(query)).toEqual(reasons);
});

test('exports the list as a file, which the audit log records', async () => {
  const { payload } = await get('.csv?search=advance');
  expect(payload).toContain("Esi Mensah,Asked for money before a viewing,'=GHS 100% in advance,");
  expect(payload).not.toContain('Yaw');
  const log = await efie.app.inject({
    url: '/api/admin/audit-log?event=exported',
    headers: admin.headers,
  });
  expect(log.json()).toMatchObject([{ reason: 'reported-conversations' }]);
});

describe('settling a report of a conversation', () => {
  /** A lister, someone who has reported a conversation with them, and the report. */
  const reported = async () => {
    const lister = await signedInAs(efie.platform, 'Agent', { firstname: 'Kojo' });
    const guest = await signedInAs(efie.platform, 'Customer');
    const conversation = await begun(efie, await listed(efie, lister, 'property'), guest);
    await report(conversation, guest, { reason: 'payment', details: '' });
    return { lister, guest, conversation, id: await idOf(conversation) };
  };
  const idOf = async (conversation: string, query = '') =>
    (await reportsOf(`?limit=100${query}`)).find(
      ({ conversationId }) => conversationId === conversation.split('/').at(-1),
    )?._id;
  const settle = (
    id = uuid(),
    action = 'dismiss',
    note = '',
    by: Partial<TestPerson> = admin,
    more = {},
  ) =>
    efie.app.inject({
      method: 'POST',
      url: `${URL}/${id}/settle`,
      headers: by.headers ?? {},
      payload: { action, note, ...more },
    });
  const mailsTo = async ({ email }: TestPerson) => {
    await efie.runJobs();
    return efie.outbox.to(email);
  };

  test('is for Admins only, and requires an allowed action and, for a suspension, a reason', async () => {
    const { id, lister } = await reported();
    expect((await settle(id, 'dismiss', '', {})).statusCode).toBe(401);
    expect((await settle(id, 'dismiss', '', lister)).statusCode).toBe(403);
    expect((await settle('x')).statusCode).toBe(404);
    expect((await settle()).statusCode).toBe(404);
    expect((await settle(id, 'hide', 'Rude.')).statusCode).toBe(400);
    expect((await settle(id, 'suspend')).json().fields).toEqual({ note: 'Please say why.' });
  });

  // §2.21/31
  test('by dismissing it emails the reporter why, and lets them report it again', async () => {
    const { id, lister, guest, conversation } = await reported();
    const before = (await mailsTo(lister)).length;
    const response = await settle(id, 'dismiss', 'A deposit after the viewing is usual.');
    expect(response.json().message).toBe('Dismissed. We’ve emailed the people who reported it.');
    const mail = (await mailsTo(guest)).at(-1);
    expect(mail).toContain('You reported a conversation with Kojo Mensah about ');
    expect(mail).toContain('decided not to take action');
    expect(mail).toContain('A deposit after the viewing is usual.');
    expect(await mailsTo(lister)).toHaveLength(before);
    expect(await idOf(conversation)).toBeUndefined();
    expect(await idOf(conversation, '&state=settled')).toBe(id);
    expect((await threadOf(efie, conversation, guest)).reported).toBe(false);
    expect((await get('.csv?state=settled')).payload).toContain('A deposit after the viewing');

    await report(conversation, guest, { reason: 'rude', details: 'He shouts now.' });
    expect((await threadOf(efie, conversation, guest)).reported).toBe(true);
    const [again] = await reportsOf('?search=shouts%20now');
    expect(again).toMatchObject({ reason: 'rude', settled: null });
    expect(again?._id).not.toBe(id);
    const mails = (await mailsTo(admin)).filter((text) => text.includes('He shouts now.'));
    expect(mails).toHaveLength(1);
  });

  // §2.21/31
  test('by suspending the other person emails the reason to them alone, and is in the audit log', async () => {
    const { id, lister, guest } = await reported();
    expect((await settle(id, 'suspend', 'Wants money first.')).statusCode).toBe(200);
    const headers = lister.headers;
    const profile = await efie.app.inject({ url: '/api/User/profile', headers });
    expect(profile.statusCode).toBe(401);
    expect((await mailsTo(lister)).at(-1)).toContain('Wants money first.');
    const told = (await mailsTo(guest)).at(-1);
    expect(told).toContain('suspended the account');
    expect(told).not.toContain('Wants money first.');
    const log = await efie.app.inject({
      url: `/api/admin/audit-log?search=${id}`,
      headers: admin.headers,
    });
    expect(log.json()).toMatchObject([
      {
        event: 'reports-settled',
        actor: { userId: admin.id },
        subject: { name: 'Conversation about Palm Court' },
        reason: 'Wants money first.',
        after: { action: 'suspend', kind: 'conversation' },
      },
    ]);
  });

  test.each([
    [true, 201],
    [false, 422],
  ])(
    'by suspending a guest frees the nights of the hosts only if that is chosen (%s)',
    async (freeNights, booked) => {
      const [host, guest] = [
        await signedInAs(efie.platform, 'Agent'),
        await signedInAs(efie.platform, 'Customer'),
      ];
      const stay = bookingForm(await propertyRow(efie.platform, host.id), {
        checkIn: addDays(today(efie.platform.now()), 20),
        checkOut: addDays(today(efie.platform.now()), 23),
      });
      expect((await book(efie, stay, guest.headers)).statusCode).toBe(201);
      const conversation = await begun(efie, await listed(efie, host, 'property'), guest);
      await report(conversation, host, { reason: 'rude', details: '' });
      const id = await idOf(conversation);
      const settled = await settle(id, 'suspend', 'No-shows.', admin, { freeNights });
      expect(settled.statusCode, settled.body).toBe(200);
      const told = 'We have suspended this guest.';
      expect((await mailsTo(host)).some((mail) => mail.includes(told))).toBe(freeNights);
      expect((await mailsTo(guest)).at(-1)?.includes('We cancelled 1 stay')).toBe(freeNights);
      const next = await signedInAs(efie.platform, 'Customer');
      expect((await book(efie, stay, next.headers)).statusCode).toBe(booked);
    },
  );

  test('by suspending someone requires an Admin who has lately confirmed that it is them', async () => {
    const { id, lister, conversation } = await reported();
    efie.setNow(new Date(Date.now() + 11 * 60_000).toISOString());
    const refused = await settle(id, 'suspend', 'Wants money first.');
    efie.setNow(new Date().toISOString());
    expect(refused.json()).toMatchObject({ code: 'CONFIRM_AGAIN' });
    expect(await idOf(conversation)).toBe(id);
    const headers = lister.headers;
    const profile = await efie.app.inject({ url: '/api/User/profile', headers });
    expect(profile.statusCode).toBe(200);
  });

  // §2.21/31
  test('happens once, whichever Admin is first', async () => {
    const other = await signedInAs(efie.platform, 'Admin');
    const { id, guest } = await reported();
    const responses = await Promise.all([
      settle(id, 'dismiss'),
      settle(id, 'suspend', 'Wants money first.', other),
      settle(id, 'dismiss', '', other),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const mails = (await mailsTo(guest)).filter((mail) =>
      mail.includes('An update on your report'),
    );
    expect(mails).toHaveLength(1);
  });
});
