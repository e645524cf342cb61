import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { handleErrors } from '../responses/errors.ts';
import { limitReads, READ_POINTS } from './limit-reads.ts';

const efie = bootTestApp();
const NOTHING = '/api/no/such/call';

const get = (remoteAddress: string, url = NOTHING) => efie.app.inject({ url, remoteAddress });

async function statuses(times: number, from: (n: number) => string): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: times }, (_, n) => get(from(n))));
  return responses.map(({ statusCode }) => statusCode);
}

// §6/32
test('one address may read a thousand times in ten seconds, and a whole IPv6 network counts as one', async () => {
  const seen = await statuses(READ_POINTS, (n) => `2c0f:f6d0:1:2::${n.toString(16)}`);
  expect(new Set(seen)).toEqual(new Set([404]));
  const refused = await get('2c0f:f6d0:1:2:ffff::1', '/api/site-settings');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
  expect(refused.json().code).toBe('TOO_MANY_REQUESTS');

  // Others can still read, and the same address can load files and make calls that do not read.
  expect((await get('2c0f:f6d0:1:3::1')).statusCode).toBe(404);
  expect((await get('2c0f:f6d0:1:2::1', '/media/no-such-file')).statusCode).toBe(404);
  const login = await efie.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '2c0f:f6d0:1:2::1',
    payload: { email: 'nobody@efie.test', password: 'wrong-again' },
  });
  expect(login.statusCode).toBe(401);
});

test('this machine is never limited', async () => {
  const seen = await statuses(READ_POINTS + 5, () => '127.0.0.1');
  expect(new Set(seen)).toEqual(new Set([404]));
});

// §6/32, §6/33
test('a page counts as five calls', async () => {
  const app = Fastify();
  handleErrors(app);
  limitReads(app);
  app.get('/*', async () => 'page');
  app.get('/assets/script.js', async () => 'script');
  const visit = (url: string, headers = {}) =>
    app.inject({ url, headers, remoteAddress: '41.66.200.7' });
  for (let n = 0; n < READ_POINTS / 5; n += 1) expect((await visit('/cars')).statusCode).toBe(200);
  const refused = await visit('/cars');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  // People get an explanation and a way on.
  const page = await visit('/cars', { accept: 'text/html,*/*;q=0.8' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    429,
    'text/html; charset=utf-8',
  ]);
  expect(page.body).toContain('Too many requests. Please wait a moment and try again.');
  expect(page.body).toMatch(/Try again in \d+ seconds\./);
  expect(page.body).toContain('Try again</a>');
  expect((await visit('/assets/script.js')).statusCode).toBe(200);
  await app.close();
});
