import { expect, test } from 'vitest';
import { createDemoAccounts, retireKnownPasswords } from '#demo/accounts.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#demo/people.ts';
import { demoLoad } from '#demo/repository.ts';
import { demoLogins } from '#demo/start.ts';
import type { Platform } from '#server/platform/platform.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const HERE = 'http://localhost:3000';
const AWAY = 'https://efie.example';
const ADMIN = 'admin@efie.example';

const at = (appUrl: string): Platform => ({
  ...efie.platform,
  config: { ...efie.platform.config, appUrl },
});
const login = (email: string, password: string) =>
  efie.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
const printed = (lines: string[]) =>
  lines.map((line) => / (\S+@efie\.example) {2}(\S+)$/.exec(line)?.slice(1) ?? []);

test('every demo account on this machine has the printed password', async () => {
  const lines: string[] = [];
  await demoLoad.begin(efie.platform.db, new Date());
  await createDemoAccounts(at(HERE), (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(demoLogins(true, HERE)?.title).toContain(DEMO_PASSWORD);
  expect((await login(ADMIN, DEMO_PASSWORD)).statusCode).toBe(200);
});

// §6/38
test('a demo database moved to a public site lets nobody in with the printed password', async () => {
  const session = (await login(ADMIN, DEMO_PASSWORD)).json().token;
  const own = { email: 'customer@efie.example', password: 'my-own-secret' };
  const { token } = (await login(own.email, DEMO_PASSWORD)).json();
  await efie.app.inject({
    method: 'PUT',
    url: '/api/User/password',
    headers: { authorization: `Bearer ${token}` },
    payload: { currentPassword: DEMO_PASSWORD, password: own.password },
  });

  const lines: string[] = [];
  // Two processes starting at once.
  const start = () =>
    retireKnownPasswords(at(AWAY), { print: true, say: (line) => lines.push(line) });
  await Promise.all([start(), start()]);
  for (const { email } of DEMO_PEOPLE) {
    expect((await login(email, DEMO_PASSWORD)).statusCode, email).toBe(401);
  }
  const profile = await efie.app.inject({ url: '/api/User/profile', headers: { atoken: session } });
  expect(profile.statusCode).toBe(401);
  expect((await login(own.email, own.password)).statusCode).toBe(200);

  // All printed logins work, and no account is printed twice.
  const logins = printed(lines);
  expect(logins.map(([email]) => email).sort()).toEqual([
    ADMIN,
    'agent@efie.example',
    'owner@efie.example',
  ]);
  for (const [email = '', password = ''] of logins) {
    expect((await login(email, password)).statusCode).toBe(200);
  }
  const again: string[] = [];
  await retireKnownPasswords(at(AWAY), { print: true, say: (line) => again.push(line) });
  expect(again).toEqual([]);
});

// §6/38
test('new demo accounts on a public site get random passwords, printed once', async () => {
  await efie.connection.pool.query('delete from users');
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  await createDemoAccounts(at(AWAY), say);
  expect(demoLogins(true, AWAY)).toBeUndefined();
  const logins = printed(lines);
  expect(new Set(logins.map(([, password]) => password)).size).toBe(4);
  for (const [email = '', password = ''] of logins) {
    expect((await login(email, DEMO_PASSWORD)).statusCode, email).toBe(401);
    expect((await login(email, password)).statusCode, email).toBe(200);
  }
  await createDemoAccounts(at(AWAY), say);
  expect(lines).toHaveLength(4);
});
