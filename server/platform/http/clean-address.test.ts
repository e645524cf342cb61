import { expect, test } from 'vitest';
import { smallBuild, webOf } from '#server/testing/servers/small-build.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

/** Addresses that GET forms lead to when no script leaves out empty fields. */

const build = smallBuild('cars', {}, () => 'a list');

const efie = bootTestApp({
  keepsResponses: true,
  app: { web: webOf(build) },
});

async function ledTo(url: string): Promise<string | undefined> {
  const { statusCode, headers } = await efie.app.inject({ url, headers: { accept: 'text/html' } });
  return statusCode === 302 ? String(headers.location) : undefined;
}

// §2.15/3
test.each([
  ['/cars?maxPrice=&search=', '/cars'],
  ['/cars?search=&sort=price&maxPrice=', '/cars?sort=price'],
  ['/cars?search=a%20b%26c&brand=', '/cars?search=a%20b%26c'],
  ['/cars?region=&region=Volta', '/cars?region=Volta'],
  ['//evil.test?search=', '/evil.test'],
  ['/%5Cevil.test?search=', '/%5Cevil.test'],
])('%s redirects to %s', async (asked, clean) => {
  expect(await ledTo(asked)).toBe(clean);
  expect(await ledTo(clean)).toBeUndefined();
});

test.each(['/cars', '/cars?', '/cars?search=corolla', '/cars?map', '/cars.data?search='])(
  '%s stays as it is',
  async (asked) => {
    expect(await ledTo(asked)).toBeUndefined();
  },
);

test('a redirect is never cached as the page of its address', async () => {
  const led = await efie.app.inject({ url: '/cars?search=' });
  expect(led.headers['cache-control']).toBe('no-cache');
  expect(led.body).toBe('');
});
