import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ContactMessage } from '#domain/site/message-list-schema.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const URL = '/api/admin/contact-messages';
let headers: Record<string, string>;

const get = (query = '', as = headers) => efie.app.inject({ url: `${URL}${query}`, headers: as });
const listed = async (query: string) => z.array(ContactMessage).parse((await get(query)).json());
const namesOf = async (query: string) => (await listed(query)).map(({ name }) => name);

async function write(name: string, message: string): Promise<void> {
  const { statusCode } = await efie.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name, email: 'Esi@guests.test', message },
  });
  expect(statusCode).toBe(201);
}

const setDone = (id: string, done: unknown, as = headers) =>
  efie.app.inject({
    method: 'PUT',
    url: `${URL}/${id}/done`,
    headers: as,
    payload: { done },
  });

beforeAll(async () => {
  ({ headers } = await signedInAs(efie.platform, 'Admin'));
  await write('Esi Owusu', 'How do I list a hotel?');
  await write('Kofi', '=100% of my money');
});

test('requires an Admin who is logged in', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
    const other = await signedInAs(efie.platform, role);
    for (const path of ['', '.csv']) expect((await get(path, other.headers)).statusCode).toBe(403);
    expect((await setDone('x', true, other.headers)).statusCode).toBe(403);
  }
});

test.each(['?page=x', '?limit=101', '?state=answered', '?sort=name'])(
  'refuses %s',
  async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  },
);

// §2.21/9
test('returns messages to an Admin, newest first, in pages, searchable by name, email and words', async () => {
  expect(await listed('')).toEqual([
    {
      _id: expect.any(String),
      name: 'Kofi',
      email: 'esi@guests.test',
      message: '=100% of my money',
      createdAt: expect.any(String),
      doneAt: null,
      answers: [],
    },
    expect.objectContaining({ name: 'Esi Owusu', message: 'How do I list a hotel?' }),
  ]);
  const second = await get('?limit=1&page=2');
  expect(second.json()).toMatchObject([{ name: 'Esi Owusu' }]);
  expect(second.headers['x-total-count']).toBe('2');
  expect(await namesOf('?sort=oldest')).toEqual(['Esi Owusu', 'Kofi']);
  expect(await namesOf('?search=esi%20o')).toEqual(['Esi Owusu']);
  expect(await namesOf('?search=HOTEL')).toEqual(['Esi Owusu']);
  expect(await namesOf('?search=guests.test')).toEqual(['Kofi', 'Esi Owusu']);
  expect(await namesOf('?search=100%25')).toEqual(['Kofi']);
  expect(await namesOf('?search=1%250')).toEqual([]);
});

test('can be downloaded as a file, which the audit log records', async () => {
  const { payload } = await get('.csv?search=kofi');
  expect(payload).toContain("Kofi,esi@guests.test,'=100% of my money,");
  expect(payload).not.toContain('Owusu');
  const [entry] = (
    await efie.app.inject({ url: '/api/admin/audit-log?event=exported', headers })
  ).json();
  expect(entry).toMatchObject({ reason: 'contact-messages' });
});

// §2.21/27
test('marks a message as done and reopens it, recording each once in the audit log', async () => {
  const [{ _id: id = '' } = {}] = await listed('?search=hotel');
  for (const _ of ['first', 'again']) {
    const { json } = await setDone(id, true);
    expect(json()).toEqual({ message: 'Message marked as done.' });
  }
  expect(await namesOf('?state=open')).toEqual(['Kofi']);
  expect(await namesOf('?state=done')).toEqual(['Esi Owusu']);
  expect((await setDone(id, false)).statusCode).toBe(200);
  expect(await namesOf('?state=done')).toEqual([]);
  for (const [event, done] of [
    ['message-done', true],
    ['message-opened', false],
  ] as const) {
    const entries = await efie.app.inject({
      url: `/api/admin/audit-log?event=${event}`,
      headers,
    });
    expect(entries.json()).toMatchObject([
      {
        subject: { kind: 'message', _id: id, name: 'Esi Owusu' },
        before: { done: !done },
        after: { done },
      },
    ]);
  }
});

test.each([
  ['nothing', '0192f0c4-7e8b-7000-8000-000000000001', true, 404],
  ['what is no id', 'x', true, 404],
  ['a word', '0192f0c4-7e8b-7000-8000-000000000001', 'yes', 400],
])('refuses to mark as done: %s', async (_what, id, done, status) => {
  expect((await setDone(id, done)).statusCode).toBe(status);
});
