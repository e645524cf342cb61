import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const URL = '/api/admin/contact-messages';
const NOBODY = '0192f0c4-7e8b-7000-8000-000000000001';
const MEANWHILE =
  'Another Admin has just answered this message. Read that answer, then send yours too, or cancel.';
let yaa: TestPerson;
let kofi: TestPerson;
let id = '';

const rows = async (text: string, values: unknown[] = []) =>
  (await efie.connection.pool.query(text, values)).rows;

const answer = (text: unknown, expectedAnswers: unknown = 0, who = yaa, message = id) =>
  efie.app.inject({
    method: 'POST',
    url: `${URL}/${message}/answers`,
    headers: who.headers,
    payload: { text, expectedAnswers },
  });

const read = async (): Promise<ContactMessage> =>
  (await efie.app.inject({ url: `${URL}/${id}`, headers: yaa.headers })).json();

async function mailsAfterJobs(): Promise<string[]> {
  await efie.runJobs();
  return efie.outbox.to('esi@guests.test');
}

async function setAddress(email: string): Promise<void> {
  const response = await efie.app.inject({
    method: 'PUT',
    url: '/api/site-settings',
    headers: yaa.headers,
    payload: { ...DEFAULT_SITE_SETTINGS, email },
  });
  expect(response.statusCode).toBe(200);
}

beforeEach(async () => {
  efie.setNow('2026-11-01T12:00:00Z');
  yaa = await signedInAs(efie.platform, 'Admin', { firstname: 'Yaa' });
  kofi = await signedInAs(efie.platform, 'Admin', { firstname: 'Kofi' });
  const written = await efie.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      name: 'Esi Owusu',
      email: 'esi@guests.test',
      message: 'How do I list a <b>hotel</b>?\n\nBest, Esi',
    },
  });
  expect(written.statusCode).toBe(201);
  [{ id }] = await rows('select id from contact_messages');
  await efie.runJobs();
});

afterEach(() => rows('delete from contact_messages; delete from idempotency_keys'));

describe('an answer to a message of the contact page', () => {
  test('can be given and read only by Admins', async () => {
    for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
      const other = await signedInAs(efie.platform, role);
      expect((await answer('Hello', 0, other)).statusCode).toBe(403);
      const response = await efie.app.inject({ url: `${URL}/${id}`, headers: other.headers });
      expect(response.statusCode).toBe(403);
    }
    const visitor = { ...yaa, headers: {} as TestPerson['headers'] };
    expect((await answer('Hello', 0, visitor)).statusCode).toBe(401);
  });

  test.each<[what: string, text: unknown, expected: unknown, message: string | undefined]>([
    ['nothing', ' \n ', 0, 'Please write an answer.'],
    ['no text', undefined, 0, undefined],
    ['too much', 'x'.repeat(2001), 0, 'Please use 2000 characters or fewer.'],
    ['NUL', 'Hello\0', 0, 'This text has characters we can’t read. Please type it again.'],
    ['no number of answers', 'Hello', -1, undefined],
  ])('is refused: %s', async (_what, text, expected, message) => {
    const response = await answer(text, expected);
    expect(response.statusCode).toBe(400);
    if (message) expect(response.json().message).toBe(message);
    expect(await rows('select from contact_answers')).toEqual([]);
  });

  test.each([NOBODY, 'x'])('is refused for the message %s', async (message) => {
    expect((await answer('Hello', 0, yaa, message)).statusCode).toBe(404);
    const response = await efie.app.inject({ url: `${URL}/${message}`, headers: yaa.headers });
    expect(response.statusCode).toBe(404);
  });

  // §2.21/28
  test('is stored and emailed with the message below it, marks it as done, and is in the audit log', async () => {
    await setAddress('hello@efie.test');
    const before = (await mailsAfterJobs()).length;
    const response = await answer('Open Upload.\n\n<i>Yaa</i>');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: 'Your answer is on its way to esi@guests.test.' });
    expect(await read()).toMatchObject({
      doneAt: '2026-11-01T12:00:00.000Z',
      answers: [
        { text: 'Open Upload.\n\n<i>Yaa</i>', by: 'Yaa Mensah', at: '2026-11-01T12:00:00.000Z' },
      ],
    });
    const mails = (await mailsAfterJobs()).slice(before);
    expect(mails).toHaveLength(1);
    const [mail = ''] = mails;
    expect(mail).toMatch(/^To: esi@guests\.test$/m);
    expect(mail).toMatch(/^Reply-To: hello@efie\.test$/m);
    expect(mail).toMatch(/^Subject: Re: your message to Efie$/m);
    const text = [
      'Our reply to your message',
      'Hello Esi Owusu,',
      'Open Upload.',
      '<i>Yaa</i>',
      'You can reply to this email.',
      'You wrote on Sun 1 Nov 2026, 12:00:',
      '> How do I list a <b>hotel</b>?\n>\n> Best, Esi',
      'Efie\nYou’re getting this email because you wrote to Efie.',
    ];
    expect(mail).toContain(text.join('\n\n'));
    expect(mail).toContain('How do I list a &#60;b&#62;hotel&#60;/b&#62;?');
    const [entry] = (
      await efie.app.inject({
        url: '/api/admin/audit-log?event=message-answered',
        headers: yaa.headers,
      })
    ).json();
    expect(entry).toMatchObject({
      actor: { userId: yaa.id },
      subject: { kind: 'message', _id: id, name: expect.stringContaining('Esi') },
      before: { done: false, answers: 0 },
      after: { done: true, answers: 1, characters: expect.any(Number) },
    });
    expect(JSON.stringify(entry)).not.toContain('Open Upload');
    const list = await efie.app.inject({ url: URL, headers: kofi.headers });
    expect(list.json()).toMatchObject([{ _id: id, answers: [{ by: 'Yaa Mensah' }] }]);
    const file = await efie.app.inject({ url: `${URL}.csv`, headers: kofi.headers });
    expect(file.payload).toContain('Open Upload.');
    expect(file.payload).toContain('Yaa Mensah');
  });

  test('links to the contact page where the site has no email address', async () => {
    await setAddress('');
    await answer('Like this.');
    const mail = (await mailsAfterJobs()).at(-1) ?? '';
    expect(mail).not.toMatch(/^Reply-To:/m);
    expect(mail).toContain('Nobody reads replies to this email');
    expect(mail).toContain('/contact');
  });

  // §2.21/28
  test('puts nothing that anyone typed into an email header', async () => {
    await rows(`update contact_messages set name = $1, message = $2`, [
      'Esi\r\nBcc: all@efie.test',
      'Hello\r\nBcc: all@efie.test',
    ]);
    expect((await answer('Hello\r\nBcc: all@efie.test\n\nSubject: Prize')).statusCode).toBe(201);
    const mail = (await mailsAfterJobs()).at(-1) ?? '';
    const headers = mail.slice(0, mail.indexOf('\n\n'));
    expect(headers).not.toMatch(/all@efie|Prize/);
    expect(headers.match(/^Subject:/gm)).toHaveLength(1);
    const [job] = await rows(`select from graphile_worker.jobs where last_error is not null`);
    expect(job).toBeUndefined();
  });

  // §2.21/28
  test('is given by one of two Admins at once, and the other must read it before sending theirs', async () => {
    const before = (await mailsAfterJobs()).length;
    const responses = await Promise.all([
      answer('From Yaa', 0, yaa),
      answer('From Kofi', 0, kofi),
      answer('From Yaa', 0, yaa),
    ]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0);
    const late = responses.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toEqual({ code: 'CHANGED_MEANWHILE', message: MEANWHILE });
    expect((await read()).answers).toHaveLength(1);
    expect((await mailsAfterJobs()).length - before).toBe(1);
    const [first] = (await read()).answers;
    const other = first?.by === 'Yaa Mensah' ? kofi : yaa;
    expect((await answer('One thing more', 1, other)).statusCode).toBe(201);
    expect((await read()).answers.map(({ text }) => text)).toEqual([first?.text, 'One thing more']);
  });

  test('is sent once, even when its response was lost and it is sent again', async () => {
    const before = (await mailsAfterJobs()).length;
    for (const _ of ['first', 'again']) expect((await answer('Like this.')).statusCode).toBe(201);
    expect((await read()).answers).toHaveLength(1);
    expect((await mailsAfterJobs()).length - before).toBe(1);
    expect((await answer('Like this.', 0, kofi)).statusCode).toBe(409);
  });

  test('is stored with its email or not at all', async () => {
    await rows(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse after insert on contact_answers deferrable initially deferred
        for each row execute function refuse()`);
    const response = await answer('Like this.');
    await rows('drop function refuse cascade');
    expect(response.statusCode).toBe(500);
    expect(await read()).toMatchObject({ answers: [], doneAt: null });
    expect(await rows('select from graphile_worker.jobs')).toEqual([]);
  });

  test('appears among the failed jobs when its email failed', async () => {
    await answer('Like this.');
    await rows(
      `update graphile_worker._private_jobs set attempts = 25, last_error = 'ECONNREFUSED'`,
    );
    const failed = await efie.app.inject({
      url: '/api/admin/failed-jobs?search=esi',
      headers: yaa.headers,
    });
    expect(failed.json()).toMatchObject([
      { mail: { to: 'esi@guests.test', subject: 'Re: your message to Efie' } },
    ]);
    await rows('delete from graphile_worker._private_jobs');
  });

  test('stays when the message is reopened, and can be given to a done message', async () => {
    const setDone = (done: boolean) =>
      efie.app.inject({
        method: 'PUT',
        url: `${URL}/${id}/done`,
        headers: yaa.headers,
        payload: { done },
      });
    await setDone(true);
    expect((await read()).answers).toEqual([]);
    expect((await answer('Like this.')).statusCode).toBe(201);
    await setDone(false);
    expect(await read()).toMatchObject({ doneAt: null, answers: [{ text: 'Like this.' }] });
  });

  // §2.21/28
  test('is limited to 60 an hour for each Admin', async () => {
    for (let n = 0; n < 60; n += 1) {
      expect((await answer(`Answer ${n}`, n)).statusCode).toBe(201);
    }
    const refused = await answer('Answer 60', 60);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await answer('Answer 60', 60, kofi)).statusCode).toBe(201);
  });

  test('is deleted with its message', async () => {
    await answer('Like this.');
    await rows('delete from contact_messages');
    expect(await rows('select from contact_answers')).toEqual([]);
  });
});
