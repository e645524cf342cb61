import { describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const MESSAGE = { name: 'Esi Owusu', email: 'Esi@guests.test', message: 'How do I list a hotel?' };
const UNREADABLE = 'This text has characters we can’t read. Please type it again.';

const write = (body: unknown, remoteAddress = '127.0.0.1') =>
  efie.app.inject({ method: 'POST', url: '/api/contact', remoteAddress, payload: body as object });

const stored = async () =>
  (await efie.connection.pool.query('select name, email, message from contact_messages')).rows;
const clear = () =>
  efie.connection.pool.query('delete from contact_messages; delete from idempotency_keys');

async function setAddress(email: string): Promise<void> {
  const { headers } = await signedInAs(efie.platform, 'Admin');
  await efie.app.inject({
    method: 'PUT',
    url: '/api/site-settings',
    headers,
    payload: { ...DEFAULT_SITE_SETTINGS, email },
  });
}

describe('POST /api/contact', () => {
  test.each<[what: string, change: object, field: string, message: string]>([
    ['no name', { name: ' ' }, 'name', 'Please enter your name.'],
    ['a name of two lines', { name: 'Esi\nBcc: all@efie.test' }, 'name', UNREADABLE],
    ['no email', { email: '' }, 'email', 'Invalid email address'],
    ['an email that is none', { email: 'esi' }, 'email', 'Invalid email address'],
    ['two emails', { email: 'esi@a.test, all@efie.test' }, 'email', 'Invalid email address'],
    ['no message', { message: undefined }, 'message', 'Please write a message.'],
    ['NUL in the message', { message: 'Hello\0' }, 'message', UNREADABLE],
    [
      'a message without end',
      { message: 'x'.repeat(2001) },
      'message',
      'Please use 2000 characters or fewer.',
    ],
  ])('refuses %s', async (_what, change, field, message) => {
    const response = await write({ ...MESSAGE, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { [field]: message } });
    expect(await stored()).toEqual([]);
  });

  test('refuses forms of other pages, which could be sent unnoticed', async () => {
    const response = await efie.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(MESSAGE).toString(),
    });
    expect(response.statusCode).toBe(415);
  });

  // §2.21/9
  test('refuses messages while nobody can read them, by email or on the dashboard', async () => {
    const suspended = await signedInAs(efie.platform, 'Admin');
    await efie.connection.pool.query('update users set suspended_at = now()');
    const response = await write(MESSAGE);
    expect(response.statusCode).toBe(503);
    expect(response.json().message).toBe(
      'Nobody can read messages on this site yet. What you typed is still here; please try again later.',
    );
    expect(await stored()).toEqual([]);
    await efie.connection.pool.query('delete from sessions where user_id = $1', [suspended.id]);
  });

  test('emails the Admins until the site has an email address', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await write(MESSAGE)).statusCode).toBe(201);
    await efie.runJobs();
    expect(await efie.outbox.to(admin.email)).toHaveLength(1);
    await clear();
  });

  test('stores and emails the message as text, with replies going to its sender', async () => {
    await setAddress('hello@efie.test');
    const before = (await efie.outbox.mails()).length;
    const message = 'How do I list a <b>hotel</b>?\n\nBest, Esi';
    const response = await write({ ...MESSAGE, message, id: 'x' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      message: 'Message sent. We’ll answer at esi@guests.test.',
    });
    expect(await stored()).toEqual([{ ...MESSAGE, email: 'esi@guests.test', message }]);
    await efie.runJobs();
    const mails = (await efie.outbox.mails()).slice(before);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toContain('To: hello@efie.test');
    expect(mail).toContain('Reply-To: esi@guests.test');
    expect(mail).toContain('Subject: Message from Esi Owusu');
    expect(mail).toContain('<p>How do I list a &#60;b&#62;hotel&#60;/b&#62;?</p><p>Best, Esi</p>');
    const text = [
      'New message from the contact page',
      'Esi Owusu wrote:',
      '> How do I list a <b>hotel</b>?\n>\n> Best, Esi',
      'Replies to this email go to Esi Owusu.',
      'Name: Esi Owusu\nEmail: esi@guests.test',
    ];
    expect(mail).toContain(`\n\n${text.join('\n\n')}\n\n`);
    await clear();
  });

  test('stores the message with its email or not at all', async () => {
    await efie.connection.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse after insert on contact_messages deferrable initially deferred
        for each row execute function refuse()`);
    const response = await write(MESSAGE);
    await efie.connection.pool.query('drop function refuse cascade');
    expect(response.statusCode).toBe(500);
    const { rows } = await efie.connection.pool.query('select count(*) from graphile_worker.jobs');
    expect([await stored(), rows]).toEqual([[], [{ count: 0 }]]);
  });

  test('is limited to 30 an hour from one address, however many come at once', async () => {
    const another = (n: number) => ({ ...MESSAGE, message: `Question ${n}` });
    const responses = await Promise.all(
      Array.from({ length: 33 }, (_, n) => write(another(n), '10.0.0.1')),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(await stored()).toHaveLength(30);
    expect((await write(MESSAGE, '10.0.0.2')).statusCode).toBe(201);
  });
});
