import { describe, expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const post = (url: string, payload: object) => efie.app.inject({ method: 'POST', url, payload });
const forgot = (email: unknown) => post('/api/auth/forgot-password', { email });
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

  test('answers the same for an unknown email, and mails nothing', async () => {
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

  test('mails five times an hour for one account, then asks to wait', async () => {
    for (let i = 0; i < 5; i += 1) expect((await forgot('often@efie.test')).statusCode).toBe(200);
    const answer = await forgot('Often@efie.test');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});

describe('POST /api/auth/reset-password/{token}', () => {
  test('refuses a token nobody gave, and a short password', async () => {
    const unknown = await reset('not-a-token', 'new-secret');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().message).toBe(
      'Invalid or expired token. Please request a new password reset link.',
    );
    expect((await reset('not-a-token', 'short')).json().message).toBe(
      'Password must be at least 6 characters long',
    );
  });

  test('sets the password, ends every session, and works once', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    const answer = await reset(token, 'brand-new');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toBe('Password reset successfully!');

    const old = await efie.app.inject({ url: '/api/User/profile', headers: person.headers });
    expect(old.statusCode).toBe(401);
    const login = (password: string) => post('/api/auth/login', { email: person.email, password });
    expect((await login(person.password)).statusCode).toBe(401);
    expect((await login('brand-new')).statusCode).toBe(200);
    expect((await reset(token, 'once-more')).statusCode).toBe(400);
  });

  test('of five uses of one token at once, one counts', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    const passwords = ['first-1', 'second-2', 'third-3', 'fourth-4', 'fifth-5'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('refuses a token after an hour', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    efie.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await reset(token, 'too-late-now')).statusCode).toBe(400);
    efie.setNow(new Date());
  });

  test('keeps only a hash of the token', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const token = await mailedToken(person.email);
    const { rows } = await efie.connection.pool.query('select * from password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
