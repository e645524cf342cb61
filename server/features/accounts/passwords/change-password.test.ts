import { describe, expect, test } from 'vitest';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });
const NEW = 'brand-new-secret';

const change = (
  headers: Record<string, string>,
  currentPassword: unknown,
  password: unknown = NEW,
) =>
  efie.app.inject({
    method: 'PUT',
    url: '/api/User/password',
    headers,
    payload: { currentPassword, password },
  });
const login = ({ email }: TestPerson, password: string) =>
  efie.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
const profileStatus = async (headers: Record<string, string>) =>
  (await efie.app.inject({ url: '/api/User/profile', headers })).statusCode;

describe('PUT /api/User/password', () => {
  test('requires sign-in', async () => {
    expect((await change({}, 'secret-enough')).statusCode).toBe(401);
  });

  test('refuses a cookie without a token from another site', async () => {
    const { token, password } = await signedInAs(efie.platform, 'Customer');
    const headers = { cookie: `efie_session=${token}`, origin: 'https://evil.example' };
    expect((await change(headers, password)).statusCode).toBe(403);
  });

  // §6/17, §6/20
  test.each<[what: string, current: unknown, password: unknown, field: string, message: string]>([
    ['no current password', '', NEW, 'currentPassword', 'Please enter your current password.'],
    ['no text', 7, NEW, 'currentPassword', 'Please enter your current password.'],
    ['a wrong one', 'not-it-at-all', NEW, 'currentPassword', 'This isn’t your current password.'],
    [
      'a short new one',
      'secret-enough',
      '12345',
      'password',
      'Password must be at least 6 characters long',
    ],
    [
      'a common new one',
      'secret-enough',
      'password123',
      'password',
      'This password is too common. Please choose another one.',
    ],
    [
      'one’s own address',
      'secret-enough',
      'Kofi@efie.test',
      'password',
      'Please choose a password that isn’t your email address.',
    ],
  ])('refuses %s and changes nothing', async (_what, current, password, field, message) => {
    await efie.connection.pool.query(`delete from users where email = 'kofi@efie.test'`);
    const person = await signedInAs(efie.platform, 'Customer', { email: 'kofi@efie.test' });
    const response = await change(person.headers, current, password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { [field]: message } });
    expect(await profileStatus(person.headers)).toBe(200);
    expect((await login(person, person.password)).statusCode).toBe(200);
  });

  // §6/19, §6/22
  test('changes the password, keeps this session, ends the others, and emails the owner', async () => {
    const person = await signedInAs(efie.platform, 'Agent');
    const other = (await login(person, person.password)).json().token;
    await efie.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: person.email },
    });
    await efie.runJobs();
    const asked = (await efie.outbox.to(person.email)).join('\n');
    const token = /reset-password\/([\w-]+)/.exec(asked)?.[1];

    const response = await change(person.headers, person.password);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Password changed. You’re logged out on every other device.',
    });
    expect(await profileStatus(person.headers)).toBe(200);
    expect(lines.filter(({ event }) => event === 'authn_password_change')).toMatchObject([
      { account: person.id, reason: 'profile' },
    ]);
    expect(await profileStatus({ atoken: other })).toBe(401);
    expect((await login(person, person.password)).statusCode).toBe(401);
    expect((await login(person, NEW)).statusCode).toBe(200);
    const reset = await efie.app.inject({
      method: 'POST',
      url: `/api/auth/reset-password/${token}`,
      payload: { password: 'yet-another' },
    });
    expect(reset.statusCode).toBe(400);
    await efie.runJobs();
    const mails = await efie.outbox.to(person.email);
    const mail = mails.find((each) => each.includes('Subject: Your Efie password was changed'));
    expect(mail).toContain(`Hello ${person.firstname},`);
  });

  test('does not greet a stranger by the name that someone signed up with under their address', async () => {
    const person = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    expect((await change(person.headers, person.password, NEW)).statusCode).toBe(200);
    await efie.runJobs();
    const [mail] = await efie.outbox.to(person.email);
    expect(mail).toContain('Subject: Your Efie password was changed');
    expect(mail).not.toContain(person.firstname);
  });

  // §6/19
  test('makes only one of five changes sent at once', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const passwords = ['first-one', 'second-one', 'third-one', 'fourth-one', 'fifth-one'];
    const responses = await Promise.all(
      passwords.map((password) => change(person.headers, person.password, password)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = passwords[statuses.indexOf(200)] ?? '';
    expect((await login(person, winner)).statusCode).toBe(200);
    await efie.runJobs();
    const mails = await efie.outbox.to(person.email);
    expect(mails.filter((mail) => mail.includes('Your password was changed'))).toHaveLength(1);
  });

  // §6/21
  test('stops after ten wrong current passwords, only for this account', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    for (let i = 0; i < 10; i += 1) {
      expect((await change(person.headers, 'wrong-again')).statusCode).toBe(400);
    }
    const response = await change(person.headers, person.password);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const other = await signedInAs(efie.platform, 'Customer');
    expect((await change(other.headers, other.password)).statusCode).toBe(200);
  });

  test('forgets the wrong ones after the first right one', async () => {
    const { headers, password } = await signedInAs(efie.platform, 'Customer');
    for (let i = 0; i < 9; i += 1) await change(headers, 'wrong-again');
    expect((await change(headers, password)).statusCode).toBe(200);
    expect((await change(headers, 'wrong-again')).statusCode).toBe(400);
  });
});
