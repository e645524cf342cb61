import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const profile = (headers: Record<string, string>) =>
  efie.app.inject({ url: '/api/User/profile', headers });
const rename = (headers: Record<string, string>) =>
  efie.app.inject({
    method: 'PUT',
    url: '/api/User/profile',
    headers,
    payload: { firstname: 'Efua' },
  });

describe('a session', () => {
  test('is accepted from Authorization, from atoken and from the cookie', async () => {
    const { token } = await signedInAs(efie.platform, 'Customer');
    expect((await profile({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect((await profile({ atoken: token })).statusCode).toBe(200);
    expect((await profile({ cookie: `efie_session=${token}` })).statusCode).toBe(200);
  });

  test('is refused when its token is missing, garbled, unsigned, forged or from another session', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const claims = { sid: '01a1fd31-e282-72ec-a42d-d682d829f707', role: 'Admin' };
    const forged = (secret: Uint8Array) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(person.id)
        .setExpirationTime('1h')
        .sign(secret);
    const tokens = [
      'garbled',
      `${person.token.slice(0, -3)}abc`,
      new UnsecuredJWT(claims).setSubject(person.id).setExpirationTime('1h').encode(),
      await forged(new TextEncoder().encode('another secret of 32 characters!!')),
      await forged(efie.platform.sessionSecret),
    ];
    for (const token of tokens) {
      expect((await profile({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
    }
    expect((await profile({})).json().code).toBe('UNAUTHENTICATED');
  });

  test('ends after thirty days without use', async () => {
    const { headers } = await signedInAs(efie.platform, 'Customer');
    efie.setNow(new Date(Date.now() + 30 * 24 * 60 * 60_000 + 1000));
    const response = await profile(headers);
    efie.setNow(new Date());
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('SESSION_EXPIRED');
  });

  // §4/2
  test('ends at once on logout, while others go on', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const other = await efie.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: person.password },
    });
    const logout = await efie.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: person.headers,
    });
    expect(logout.statusCode).toBe(200);
    expect(logout.headers['clear-site-data']).toBe('"cache"');
    expect(logout.cookies[0]).toMatchObject({ name: 'efie_session', value: '' });
    expect((await profile(person.headers)).statusCode).toBe(401);
    expect((await profile({ atoken: other.json().token })).statusCode).toBe(200);
  });

  test('ends at once when its account is suspended', async () => {
    const person = await signedInAs(efie.platform, 'Agent');
    await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
      person.id,
    ]);
    expect((await profile(person.headers)).statusCode).toBe(401);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin of null', { origin: 'null' }],
    ['nobody knows where', {}],
  ])('may not write by cookie without a token from %s', async (_where, from) => {
    const { token } = await signedInAs(efie.platform, 'Customer');
    const response = await rename({ cookie: `efie_session=${token}`, host: 'efie.test', ...from });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('FOREIGN_ORIGIN');
  });

  test.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'http://efie.test' }]])(
    'may write by cookie without a token from our own pages (%j)',
    async (from) => {
      const { token } = await signedInAs(efie.platform, 'Customer');
      const response = await rename({
        cookie: `efie_session=${token}`,
        host: 'efie.test',
        ...from,
      });
      expect(response.statusCode).toBe(200);
    },
  );
});
