import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ReportOfConversation } from '#domain/conversations/reported-schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { begun, listed } from './testing/conversations.ts';

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

test('is for Admins only', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  for (const path of ['', '.csv']) expect((await get(path, owner.headers)).statusCode).toBe(403);
});

test.each(['?reason=gone', '?sort=most', '?page=x'])('refuses %s', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

test('has who has reported what, of which conversation', async () => {
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
])('%s finds them in order', async (query, reasons) => {
  expect(await reasonsOf(query)).toEqual(reasons);
});

test('is had as a file, which the audit log records', async () => {
  const { payload } = await get('.csv?search=advance');
  expect(payload).toContain("Esi Mensah,Asked for money before a viewing,'=GHS 100% in advance,");
  expect(payload).not.toContain('Yaw');
  const log = await efie.app.inject({
    url: '/api/admin/audit-log?event=exported',
    headers: admin.headers,
  });
  expect(log.json()).toMatchObject([{ reason: 'reported-conversations' }]);
});
