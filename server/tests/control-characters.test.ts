import { expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const TEXTS = ['%00', 'a%00b', '%0a', '%1F', '%7f'];

test('no address with a control character makes a call fail on our side', async () => {
  const admin = await signedInAs(efie.platform, 'Admin');
  const { paths } = (await efie.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const calls = Object.entries(paths)
    .filter(([path]) => path.includes('{'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method, path] as const));
  expect(calls.length).toBeGreaterThan(40);
  calls.push(['post', '/unsubscribe/{token}']);
  const wrong: string[] = [];
  for (const [method, path] of calls) {
    for (const text of TEXTS) {
      const url = path.replaceAll(/\{\w+\}/g, text);
      const { statusCode } = await efie.app.inject({
        method: method.toUpperCase() as 'GET',
        url,
        headers: admin.headers,
      });
      if (statusCode >= 500) wrong.push(`${method} ${url}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(['/media/photos/%00/640.webp', '/media/%00', '/api/%00'])(
  'reports %s as not found',
  async (url) => {
    expect([400, 404]).toContain((await efie.app.inject(url)).statusCode);
  },
);
