import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { describe, expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { provided, smallBuild, webOf } from '#server/testing/servers/small-build.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

/** Passes forms on to the API, as the product's pages do (web/lib/forms/native-form.ts). */

async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await request.formData());
  const { path, ...json } = fields as Record<string, string>;
  if (!path) return redirect('/contact?done=sent', 303);
  const response = await context.get(provided).sendApi?.(path, json);
  return data(response?.body, { status: response?.status ?? 500 });
}

const build = smallBuild('contact', { action }, ({ actionData }) => actionData);

const efie = bootTestApp({
  keepsResponses: true,
  app: { web: webOf(build) },
});

const FORM = 'application/x-www-form-urlencoded';
const OWN = { 'sec-fetch-site': 'same-origin' };
const FROM_BROWSER = { accept: 'text/html', 'content-type': FORM };

function post(
  fields: Record<string, string>,
  { headers = OWN, from = '127.0.0.1' }: { headers?: Record<string, string>; from?: string } = {},
) {
  return efie.app.inject({
    method: 'POST',
    url: '/contact',
    payload: new URLSearchParams(fields).toString(),
    headers: { ...FROM_BROWSER, ...headers },
    remoteAddress: from,
  });
}

const login = (
  person: { email: string; password: string },
  options?: Parameters<typeof post>[1],
) => {
  const { email, password } = person;
  return post({ path: '/api/auth/login', email, password }, options);
};

describe('a form posted to a page', () => {
  // §2.4/7
  test('is accepted from our own pages only, logged in or not', async () => {
    const fields = { path: '/api/auth/forgot-password', email: 'ama@efie.test' };
    const statusFrom = async (headers: Record<string, string>) =>
      (await post(fields, { headers })).statusCode;
    expect(await statusFrom({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusFrom({ origin: 'http://efie.test' })).toBe(200);
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://efie.test' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of foreign) {
      expect(await statusFrom(headers), JSON.stringify(headers)).toBe(403);
    }
    const refused = await post(fields, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('This request didn’t come from our site.');
  });

  // §2.4/7
  test('is accepted only as browsers send forms, and only up to a length', async () => {
    const statusOf = async (type: string, payload: string) => {
      const headers = { ...OWN, 'content-type': type };
      const { statusCode } = await efie.app.inject({
        method: 'POST',
        url: '/contact',
        payload,
        headers,
      });
      return statusCode;
    };
    expect(await statusOf(FORM, '')).toBe(303);
    expect(await statusOf('application/json', '{}')).toBe(415);
    expect(await statusOf('text/plain', 'path=x')).toBe(415);
    expect(await statusOf('multipart/form-data; boundary=x', '--x--')).toBe(415);
    expect(await statusOf(FORM, `message=${'x'.repeat(64 * 1024)}`)).toBe(413);
  });

  // §2.4/7
  test('gets its own page, which nothing caches, and then leads on by GET', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const wrong = () => login({ ...person, password: 'another-password' });
    for (const response of [await wrong(), await wrong()]) {
      expect(response.statusCode).toBe(401);
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect(response.headers['content-security-policy']).toContain("default-src 'self'");
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const right = await login(person);
    expect([right.statusCode, right.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(right.body).toContain('token');
    const page = await efie.app.inject({ url: '/contact', headers: { accept: 'text/html' } });
    expect(page.body).not.toContain('token');
    const done = await post({});
    expect([done.statusCode, done.headers.location]).toEqual([303, '/contact?done=sent']);
    expect(done.headers['cache-control']).toBe('private, no-store');
  });

  // §2.4/8
  test('sets the cookies of the call and recognises a device by its own', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const first = await login(person);
    const session = first.cookies.find(({ name }) => name === 'efie_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const device = first.cookies.find(({ path }) => path === '/login');
    expect(device).toMatchObject({ name: 'efie_device', httpOnly: true });
    await efie.runJobs();
    const before = (await efie.outbox.to(person.email)).length;
    expect(before).toBe(1);
    const headers = { ...OWN, cookie: `efie_device=${device?.value}` };
    expect((await login(person, { headers })).statusCode).toBe(200);
    await efie.runJobs();
    expect(await efie.outbox.to(person.email)).toHaveLength(before);
    expect((await login(person)).statusCode).toBe(200);
    await efie.runJobs();
    expect(await efie.outbox.to(person.email)).toHaveLength(before + 1);
  });

  // §2.4/7
  test('counts against the limits of its address, both as the call and as a page', async () => {
    const ask = (from: string, n: number) =>
      post({ path: '/api/auth/forgot-password', email: `a${n}@efie.test` }, { from });
    const seen: number[] = [];
    for (let n = 0; n < 61; n += 1) seen.push((await ask('41.66.200.9', n)).statusCode);
    expect(seen.filter((status) => status === 200)).toHaveLength(60);
    expect(seen.at(-1)).toBe(429);
    expect((await ask('41.66.201.9', 100)).statusCode).toBe(200);

    const many = await Promise.all(
      Array.from({ length: 201 }, () => post({}, { from: '41.66.202.9' })),
    );
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  // §2.4/7
  test('makes a message once, however often it is sent', async () => {
    await signedInAs(efie.platform, 'Admin', { email: 'admin@efie.test' });
    const message = { name: 'Esi Owusu', email: 'esi@guests.test', message: 'A room?' };
    const send = () => post({ path: '/api/contact', ...message });
    const statuses = (await Promise.all([send(), send(), send()])).map((each) => each.statusCode);
    expect(statuses).toEqual([201, 201, 201]);
    await efie.runJobs();
    expect(await efie.outbox.to('admin@efie.test')).toHaveLength(1);
  });
});
