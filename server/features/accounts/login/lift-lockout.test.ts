import { describe, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const login = (email: string, password: string) =>
  efie.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
const lift = (email: string, headers: Record<string, string> = {}) =>
  efie.app.inject({
    method: 'POST',
    url: '/api/admin/lift-lockout',
    headers,
    payload: { email },
  });

/** Someone locked out by ten wrong passwords. */
async function lockedOut(): Promise<TestPerson> {
  const person = await signedInAs(efie.platform, 'Customer');
  for (let i = 0; i < 10; i += 1) await login(person.email, 'wrong-again');
  expect((await login(person.email, person.password)).statusCode).toBe(429);
  return person;
}

describe('POST /api/admin/lift-lockout', () => {
  test('requires sign-in', async () => {
    expect((await lift('ama@efie.test')).statusCode).toBe(401);
  });

  // §6/30
  test('refuses everyone but an Admin', async () => {
    const person = await lockedOut();
    for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
      const { headers } = await signedInAs(efie.platform, role);
      expect((await lift(person.email, headers)).statusCode, role).toBe(403);
    }
    expect((await lift(person.email, person.headers)).statusCode).toBe(403);
    expect((await login(person.email, person.password)).statusCode).toBe(429);
  });

  test('refuses what is not an email address, and one that no account has', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    expect((await lift('ama', headers)).statusCode).toBe(400);
    const unknown = await lift('nobody@efie.test', headers);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().message).toBe('No account has this email.');
  });

  // §6/30
  test('lets the owner log in and ask for a reset link again at once', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const person = await lockedOut();
    const forgot = () =>
      efie.app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email: person.email },
      });
    for (let i = 0; i < 5; i += 1) await forgot();
    expect((await forgot()).statusCode).toBe(429);

    const response = await lift(person.email.toUpperCase(), headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: `${person.email} can log in again.` });
    expect((await login(person.email, person.password)).statusCode).toBe(200);
    expect((await forgot()).statusCode).toBe(200);
  });

  test('unlocks an account for every address, and on a known device', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const { email, password } = await signedInAs(efie.platform, 'Customer');
    const from = (remoteAddress: string, typed: string, cookie = '') =>
      efie.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        headers: { cookie },
        payload: { email, password: typed },
      });
    const { cookies } = await from('197.210.0.9', password);
    const device = `efie_device=${cookies.find(({ name }) => name === 'efie_device')?.value}`;
    const guessed = ['197.210.0.1', '197.210.0.2', '197.210.0.3', '197.210.0.4', '197.210.0.5'];
    for (const address of guessed) {
      for (let i = 0; i < 10; i += 1) await from(address, 'wrong-again');
    }
    for (let i = 0; i < 10; i += 1) await from('197.210.0.9', 'wrong-again', device);
    expect((await from('197.210.0.9', password, device)).statusCode).toBe(429);

    expect((await lift(email, headers)).statusCode).toBe(200);
    for (const address of guessed) {
      expect((await from(address, password)).statusCode, address).toBe(200);
    }
    for (let i = 0; i < 10; i += 1) {
      expect((await from('197.210.0.9', 'wrong-again', device)).statusCode).toBe(401);
    }
  });

  test('lets the owner change the password again at once', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const person = await signedInAs(efie.platform, 'Customer');
    const change = (currentPassword: string) =>
      efie.app.inject({
        method: 'PUT',
        url: '/api/User/password',
        headers: person.headers,
        payload: { currentPassword, password: 'brand-new-secret' },
      });
    for (let i = 0; i < 10; i += 1) await change('wrong-again');
    expect((await change(person.password)).statusCode).toBe(429);
    expect((await lift(person.email, headers)).statusCode).toBe(200);
    expect((await change(person.password)).statusCode).toBe(200);
  });
});
