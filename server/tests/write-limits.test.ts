import { beforeAll, expect, test } from 'vitest';
import { PROFILE_CHANGES } from '#server/features/accounts/public.ts';
import { LISTING_CHANGES } from '#server/features/listings/public.ts';
import { WRITE_POINTS, WRITES } from '#server/platform/http/limits/limit-writes.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

/** Every call of the API that writes, according to its document. */
let writes: { method: 'POST'; url: string }[] = [];

beforeAll(async () => {
  const { paths } = (await efie.app.inject('/api/openapi.json')).json<{
    paths: Record<string, object>;
  }>();
  writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get' && method !== 'head')
      .map((method) => ({
        method: method.toUpperCase() as 'POST',
        url: path.replace(/\{\w+\}/g, '018f0000-0000-7000-8000-000000000000'),
      })),
  );
  expect(writes.length).toBeGreaterThan(90);
});

// §8/66
test('every call that writes has a limit by account', async () => {
  const admin = await signedInAs(efie.platform, 'Admin');
  for (const rule of [WRITES, PROFILE_CHANGES, LISTING_CHANGES]) {
    const limit = efie.platform.limits.of(rule);
    for (let n = 0; n < rule.points; n += 1) await limit.take(admin.id);
  }
  for (const write of writes) {
    const { statusCode, headers, body } = await efie.app.inject({
      ...write,
      headers: admin.headers,
    });
    expect(statusCode, `${write.method} ${write.url} ${body}`).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

// §8/66
test('every call that writes has a limit by address, even without an account', async () => {
  const remoteAddress = '41.66.200.7';
  const ask = (write: { method: 'POST'; url: string }) =>
    efie.app.inject({ ...write, remoteAddress });
  for (let n = 0; n < WRITE_POINTS; n += 1) {
    expect((await ask({ method: 'POST', url: '/api/nothing' })).statusCode).toBe(404);
  }
  const all = [...writes, { method: 'POST' as const, url: '/unsubscribe/token' }];
  const answers = await Promise.all(all.map(async (write) => (await ask(write)).statusCode));
  expect(new Set(answers)).toEqual(new Set([429]));
  const { statusCode } = await efie.app.inject({
    method: 'POST',
    url: '/api/nothing',
    remoteAddress: '41.66.200.8',
  });
  expect(statusCode).toBe(404);
});

// §8/66
test('a profile can be changed sixty times an hour and read any time', async () => {
  const { headers } = await signedInAs(efie.platform, 'Customer');
  const change = (n: number) =>
    efie.app.inject({
      method: 'PUT',
      url: '/api/User/profile',
      headers,
      payload: { location: `Tema ${n}` },
    });
  for (let n = 0; n < PROFILE_CHANGES.points; n += 1) {
    expect((await change(n)).statusCode).toBe(200);
  }
  expect((await change(0)).statusCode).toBe(429);
  expect((await efie.app.inject({ url: '/api/User/profile', headers })).statusCode).toBe(200);
});
