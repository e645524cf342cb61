import { beforeEach, describe, expect, test } from 'vitest';
import { PRIVACY_VERSION } from '#domain/privacy/version.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const NOW = new Date('2026-11-21T10:00:00Z');

beforeEach(() => efie.setNow(NOW));

const ama = {
  email: 'ama@efie.test',
  password: 'ama-and-kofi',
  role: 'Customer',
  firstname: 'Ama',
  lastname: 'Mensah',
  phoneNumber: '024 412 3456',
  location: 'Accra',
};
const signup = (payload: unknown) =>
  efie.app.inject({ method: 'POST', url: '/api/auth/signup', payload: payload as object });
const accounts = () => efie.connection.pool.query('select * from users');

describe('POST /api/auth/signup', () => {
  // §6/17, §6/18
  test.each([
    ['no name', { firstname: '' }],
    ['a blank name', { lastname: '   ' }],
    ['a missing location', { location: undefined }],
    ['an email without @', { email: 'ama.efie.test' }],
    ['a short password', { password: '12345' }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }],
    ['one of the commonest passwords', { password: 'password1' }],
    ['one in capitals', { password: 'IloveYou' }],
    ['one of six characters', { password: '123456' }],
    ['the last of the 10,000 commonest', { password: '14111984' }],
    ['the email as password', { password: 'Ama@efie.test' }],
    ['what stands before its sign', { email: 'ama.mensah@efie.test', password: 'ama.mensah' }],
    ['a list of emails', { email: 'ama@efie.test,v@efie.test' }],
    ['a display name', { email: 'a<ama@efie.test>' }],
    ['a group', { email: 'g:ama@efie.test;' }],
    ['a phone number of letters', { phoneNumber: 'call me' }],
    ['a NUL byte in a name', { firstname: 'A\u0000ma' }],
    ['a name that is a number', { firstname: 7 }],
    ['a name that is an object', { firstname: { $ne: null } }],
    ['an unknown role', { role: 'Owner' }],
    ['the role Admin', { role: 'Admin' }],
  ])('refuses %s and makes no account', async (_what, change) => {
    const response = await signup({ ...ama, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', message: expect.any(String) });
    expect((await accounts()).rowCount).toBe(0);
  });

  test('refuses ten megabytes of JSON', async () => {
    const response = await signup({ ...ama, location: 'x'.repeat(10_000_000) });
    expect(response.statusCode).toBe(413);
  });

  // §7/20
  test('makes an account with a hashed password, and keeps HTML as plain text', async () => {
    const response = await signup({ ...ama, firstname: '<b>Ama</b>' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ role: 'Customer', message: 'Signup successful!' });
    const [user] = (await accounts()).rows;
    expect(user).toMatchObject({ firstname: '<b>Ama</b>', phone_number: '0244123456' });
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    const agreed = { privacy_version: PRIVACY_VERSION, privacy_agreed_at: NOW };
    expect(user).toMatchObject(agreed);
  });

  test('refuses the same email address in capitals', async () => {
    const response = await signup({ ...ama, email: 'AMA@EFIE.TEST' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  test('accepts a password that is less common than 10,000 others', async () => {
    const response = await signup({ ...ama, email: 'yaa@efie.test', password: '15051983' });
    expect(response.statusCode).toBe(201);
  });

  test('makes only one account of five sign-ups at once with one email address', async () => {
    const kofi = { ...ama, email: 'kofi@efie.test' };
    const responses = await Promise.all(Array.from({ length: 5 }, () => signup(kofi)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([
      201, 409, 409, 409, 409,
    ]);
  });

  test('allows sixty sign-ups an hour from one address, then asks to wait', async () => {
    await efie.connection.pool.query(
      `update rate_limits set points = 60 where key like 'signupsPerAddress:%'`,
    );
    const response = await signup({ ...ama, email: 'late@efie.test' });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000);
  });

  // §6/31
  test('counts all addresses of one IPv6 network as one', async () => {
    const from = (remoteAddress: string) =>
      efie.app.inject({ method: 'POST', url: '/api/auth/signup', remoteAddress, payload: ama });
    expect((await from('2c0f:f6d0:1:2::1')).statusCode).toBe(409);
    await efie.connection.pool.query('update rate_limits set points = 60');
    expect((await from('2c0f:f6d0:1:2:ffff:ffff:ffff:ffff')).statusCode).toBe(429);
    expect((await from('2c0f:f6d0:1:3::1')).statusCode).toBe(409);
  });
});
