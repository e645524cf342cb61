import { expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { replaceKnownPassword } from './replace-known-password.ts';

const efie = bootTestApp();
const KNOWN = 'printed-in-a-manual';

const replace = (email: string, replacement = 'nobody-knows-it') =>
  replaceKnownPassword(efie.platform, email, { known: KNOWN, replacement });
const post = (url: string, payload: object) => efie.app.inject({ method: 'POST', url, payload });
const loginStatus = async ({ email }: TestPerson, password: string) =>
  (await post('/api/auth/login', { email, password })).statusCode;
const profileStatus = async ({ headers }: TestPerson) =>
  (await efie.app.inject({ url: '/api/User/profile', headers })).statusCode;

/** The token of the newest link mailed to someone. */
async function mailedToken({ email }: TestPerson): Promise<string> {
  await post('/api/auth/forgot-password', { email });
  await efie.runJobs();
  const mail = (await efie.outbox.to(email)).at(-1) ?? '';
  return /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
}

test('a password that others know is replaced, and earlier sessions and links end', async () => {
  const person = await signedInAs(efie.platform, 'Agent', { password: KNOWN });
  const token = await mailedToken(person);
  expect(await replace(person.email)).toBe(true);
  expect(await profileStatus(person)).toBe(401);
  expect(await loginStatus(person, KNOWN)).toBe(401);
  expect(await loginStatus(person, 'nobody-knows-it')).toBe(200);
  const reset = await post(`/api/auth/reset-password/${token}`, { password: 'taken-over' });
  expect(reset.statusCode).toBe(400);
});

test('a password of someone’s own stays, and so do its sessions', async () => {
  const person = await signedInAs(efie.platform, 'Agent');
  expect(await replace(person.email)).toBe(false);
  expect(await profileStatus(person)).toBe(200);
  expect(await loginStatus(person, person.password)).toBe(200);
});

test('nothing happens for an account that does not exist', async () => {
  expect(await replace('nobody@efie.test')).toBe(false);
});

test('only one of several processes that start at once replaces the password', async () => {
  const person = await signedInAs(efie.platform, 'Agent', { password: KNOWN });
  const passwords = ['first-of-three', 'second-of-three', 'third-of-three'];
  const done = await Promise.all(passwords.map((password) => replace(person.email, password)));
  expect([...done].sort()).toEqual([false, false, true]);
  expect(await loginStatus(person, passwords[done.indexOf(true)] ?? '')).toBe(200);
});
