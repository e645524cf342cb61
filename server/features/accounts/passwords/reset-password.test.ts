import { describe, expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
  efie.app.inject({ method: 'POST', url, payload, remoteAddress });
const forgot = (email: unknown, from?: string) =>
  post('/api/auth/forgot-password', { email }, from);
const reset = (token: string, password: unknown) =>
  post(`/api/auth/reset-password/${token}`, { password });

async function mailedToken(email: string): Promise<string> {
  expect((await forgot(email)).statusCode).toBe(200);
  await efie.runJobs();
  const mail = (await efie.outbox.to(email)).at(-1) ?? '';
  return /http:\/\/efie\.test\/reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
}

describe('POST /api/auth/forgot-password', () => {
  test.each([[''], ['nobody'], [undefined], [42], ['a@b']])('refuses %j', async (email) => {
    expect((await forgot(email)).statusCode).toBe(400);
  });

  // §7/21, §8/32
  test('responds alike to an unknown email address, and sends it nothing', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const known = await forgot(person.email);
    const unknown = await forgot('nobody@efie.test');
    expect(unknown.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    expect(known.json().message).toBe('Password reset email sent successfully.');
    await efie.runJobs();
    expect(await efie.outbox.to('nobody@efie.test')).toEqual([]);
    expect(await efie.outbox.to(person.email)).toHaveLength(1);
  });

  test('emails nothing to a suspended account', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
      person.id,
    ]);
    expect((await forgot(person.email)).statusCode).toBe(200);
    await efie.runJobs();
    expect(await efie.outbox.to(person.email)).toEqual([]);
  });

  test('emails one account five times an hour, then asks to wait', async () => {
    for (let i = 0; i < 5; i += 1) expect((await forgot('often@efie.test')).statusCode).toBe(200);
    const response = await forgot('Often@efie.test');
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
  });

  // §6/24
  test('counts every spelling of a mailbox as one, and refuses lists and display names', async () => {
    const spellings = [
      'ama.o@gmail.com',
      'amao@gmail.com',
      'AMA.O+1@gmail.com',
      'a.mao@googlemail.com',
    ];
    for (const email of spellings) expect((await forgot(email)).statusCode).toBe(200);
    expect((await forgot('amao+5@gmail.com')).statusCode).toBe(200);
    expect((await forgot('a.m.a.o+6@gmail.com')).statusCode).toBe(429);
    for (const email of ['a<amao@gmail.com>', 'amao@gmail.com,', 'g:amao@gmail.com;']) {
      expect((await forgot(email)).statusCode, email).toBe(400);
    }
  });

  // §6/24
  test('allows sixty requests an hour from one network, whatever the mailbox', async () => {
    const from = '2c0f:f6d0:1:2::';
    for (let i = 0; i < 60; i += 1) {
      expect((await forgot(`person-${i}@efie.test`, `${from}${i}`)).statusCode).toBe(200);
    }
    expect((await forgot('one-more@efie.test', `${from}ffff`)).statusCode).toBe(429);
    expect((await forgot('one-more@efie.test', '2c0f:f6d0:1:3::1')).statusCode).toBe(200);
    await efie.runJobs();
  });

  // §6/25
  test('does the same for a known and an unknown email address until it responds', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    await forgot(person.email);
    await forgot('someone@efie.test');
    const { rows } = await efie.connection.pool.query(
      `select task_id, octet_length(payload::text) as bytes from graphile_worker._private_jobs`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
    await efie.runJobs();
  });
});

describe('POST /api/auth/reset-password/{token}', () => {
  // §6/17
  test.each([
    ['password1', 'This password is too common. Please choose another one.'],
    ['QWERTY123', 'This password is too common. Please choose another one.'],
    ['own@efie.test', 'Please choose a password that isn’t your email address.'],
  ])('refuses %s, and the token still works', async (password, message) => {
    const email = 'own@efie.test';
    const known = await efie.connection.pool.query('select 1 from users where email = $1', [email]);
    if (known.rowCount === 0) await signedInAs(efie.platform, 'Customer', { email });
    const token = await mailedToken(email);
    const response = await reset(token, password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, fields: { password: message } });
    expect((await reset(token, 'far-from-common')).statusCode).toBe(200);
  });

  // §6/22
  test('tells the owner of the account, in case someone else did it', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    await reset(token, 'brand-new');
    await efie.runJobs();
    const mail = (await efie.outbox.to(person.email)).at(-1);
    expect(mail).toContain('Subject: Your Efie password was changed');
    expect(mail).toContain('http://efie.test/forgot-password');
    expect(mail).not.toContain(token);
  });

  // §6/26
  test('allows three hundred tries an hour from one address, then asks to wait', async () => {
    const from = '10.9.0.1';
    const url = '/api/auth/reset-password/not-a-token';
    expect((await post(url, { password: 'new-secret' }, from)).statusCode).toBe(400);
    await efie.connection.pool.query(
      `update rate_limits set points = 300 where key like 'resetsPerAddress:%'`,
    );
    const response = await post(url, { password: 'new-secret' }, from);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000);
    await efie.connection.pool.query(`delete from rate_limits where key like 'resetsPerAddress:%'`);
  });

  // §5/27, §8/33
  test('refuses an unknown token, and a short password', async () => {
    const unknown = await reset('not-a-token', 'new-secret');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().message).toBe(
      'Invalid or expired token. Please request a new password reset link.',
    );
    expect((await reset('not-a-token', 'short')).json().message).toBe(
      'Password must be at least 6 characters long',
    );
  });

  // §7/22, §8/35
  test('sets the password, ends every session, and works once', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    const response = await reset(token, 'brand-new');
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toBe('Password reset successfully!');

    const old = await efie.app.inject({ url: '/api/User/profile', headers: person.headers });
    expect(old.statusCode).toBe(401);
    const login = (password: string) => post('/api/auth/login', { email: person.email, password });
    expect((await login(person.password)).statusCode).toBe(401);
    expect((await login('brand-new')).statusCode).toBe(200);
    expect((await reset(token, 'once-more')).statusCode).toBe(400);
  });

  test('makes every other link that was emailed to the account useless', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const older = await mailedToken(person.email);
    const newer = await mailedToken(person.email);
    expect((await reset(newer, 'brand-new')).statusCode).toBe(200);
    expect((await reset(older, 'once-more')).statusCode).toBe(400);
  });

  test('lets someone in at once whom wrong passwords had locked out', async () => {
    const { email, password } = await signedInAs(efie.platform, 'Customer');
    const login = (typed: string) => post('/api/auth/login', { email, password: typed });
    for (let i = 0; i < 10; i += 1) await login('wrong-again');
    expect((await login(password)).statusCode).toBe(429);
    await reset(await mailedToken(email), 'brand-new');
    expect((await login('brand-new')).statusCode).toBe(200);
  });

  test('accepts a token once when it is used five times at once', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    const passwords = ['first-1', 'second-2', 'third-3', 'fourth-4', 'fifth-5'];
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([
      200, 400, 400, 400, 400,
    ]);
  });

  test('refuses a token after an hour', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    efie.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await reset(token, 'too-late-now')).statusCode).toBe(400);
    efie.setNow(new Date());
  });

  test('stores only a hash of the token', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    const { rows } = await efie.connection.pool.query('select * from password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
