import { hashSync } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { MAX_WAITING } from './password-threads.ts';
import { hashPassword, NOBODYS_HASH } from './passwords.ts';

const efie = bootTestApp();
const NOBODY = { email: 'nobody@efie.test', password: 'wrong-again' };

const post = (url: string, payload: object) => efie.app.inject({ method: 'POST', url, payload });
const login = ({ email, password }: typeof NOBODY) => post('/api/auth/login', { email, password });

/**
 * Runs `work` while the most passwords allowed wait: as soon as one is done, another takes its
 * place.
 */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  let busy = true;
  const keepOneWaiting = async () => {
    while (busy && (await hashPassword('any').catch(() => undefined)));
  };
  const waiting = Array.from({ length: MAX_WAITING + 4 }, keepOneWaiting);
  const result = await work();
  busy = false;
  await Promise.all(waiting);
  return result;
}

const costOf = (hash: string) => hash.split('$').slice(0, 4);

test('a login to an account that does not exist costs as much as any other', () => {
  expect(costOf(NOBODYS_HASH)).toEqual(costOf(hashSync('any')));
});

describe('when more passwords come than can be checked', () => {
  // §6/27
  test('the others are asked to come back, and no one is refused for good', async () => {
    const response = await whileBusy(() => login(NOBODY));
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json().code).toBe('UNAVAILABLE');
    expect((await login(NOBODY)).statusCode).toBe(401);
  });

  // §6/27
  test('a login that was not checked does not count as wrong', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const eightLogins = () => Promise.all(Array.from({ length: 8 }, () => login(person)));
    const responses = await whileBusy(async () => [
      ...(await eightLogins()),
      ...(await eightLogins()),
    ]);
    // More often than it takes to lock the account.
    expect(responses.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(10);
    expect((await login(person)).statusCode).toBe(200);
  });

  // §6/26
  test('a reset with an unknown token does not have to wait', async () => {
    const url = '/api/auth/reset-password/not-a-token';
    const response = await whileBusy(() => post(url, { password: 'new-secret' }));
    expect(response.statusCode).toBe(400);
  });
});
