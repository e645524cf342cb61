import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressMessages } from '#domain/site/address-messages.ts';
import { createApp } from '#server/app.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let app: FastifyInstance;

beforeAll(async () => {
  const config = { ...efie.platform.config, appUrl: 'https://efie.example' };
  app = await createApp(
    { ...efie.platform, config },
    { ownHostOnly: true, trustProxy: '10.0.0.0/8' },
  );
});
afterAll(() => app.close());

const get = (host: string, headers = {}, remoteAddress = '41.66.200.7') =>
  app.inject({ url: '/api/site-settings', headers: { host, ...headers }, remoteAddress });

describe('behind https', () => {
  // §6/33, §6/36, §10/8
  test('requests for another host get 421, whatever they ask for', async () => {
    for (const host of ['evil.example', '10.0.0.7:3000', 'efie.example.evil.example']) {
      const response = await get(host);
      expect(response.statusCode, host).toBe(421);
      expect(response.json().code).toBe('MISDIRECTED');
    }
    const page = await app.inject({
      url: '/',
      headers: { host: 'evil.example', accept: 'text/html' },
    });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      421,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain(addressMessages.misdirected);
    expect(page.body).not.toContain('<a');
    // No file is served under this host name either.
    expect(page.body).not.toMatch(/src=|url\(/);
    for (const host of ['efie.example', 'Efie.example:443']) {
      expect((await get(host)).statusCode, host).toBe(200);
    }
    for (const url of ['/healthz', '/readyz?exclude=disk']) {
      const response = await app.inject({ url, headers: { host: '10.0.0.7' } });
      expect(response.statusCode, url).toBe(404);
    }
  });

  test('the host forwarded by a trusted proxy counts, and nobody else’s', async () => {
    const forwarded = { 'x-forwarded-host': 'efie.example' };
    expect((await get('app:3000', forwarded, '10.1.2.3')).statusCode).toBe(200);
    expect((await get('app:3000', forwarded)).statusCode).toBe(421);
  });

  // §6/35
  test('the session cookie belongs to our host only, and older ones still work', async () => {
    const host = 'efie.example';
    const person = await signedInAs(efie.platform, 'Customer');
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host },
      payload: { email: person.email, password: person.password },
    });
    const { token } = login.json();
    const [session] = login.cookies;
    expect(session).toMatchObject({ name: '__Host-efie_session', value: token, secure: true });
    expect(session).toMatchObject({ path: '/', httpOnly: true });
    expect(session).not.toHaveProperty('domain');

    const profile = (cookie: string) =>
      app.inject({ url: '/api/User/profile', headers: { host, cookie } });
    expect((await profile(`__Host-efie_session=${token}`)).statusCode).toBe(200);
    expect((await profile(`efie_session=${person.token}`)).statusCode).toBe(200);
    // A cookie that a neighbouring site may have set is no substitute.
    const both = await profile(`efie_session=${person.token}; __Host-efie_session=ended`);
    expect(both.statusCode).toBe(401);

    const logout = await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host, cookie: `__Host-efie_session=${token}`, origin: 'https://efie.example' },
    });
    const sessions = logout.cookies.filter(({ name }) => name.includes('session'));
    expect(sessions.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-efie_session', ''],
      ['efie_session', ''],
    ]);
    expect((await profile(`__Host-efie_session=${token}`)).statusCode).toBe(401);
  });
});
