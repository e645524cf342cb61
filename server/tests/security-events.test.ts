import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { SECURITY_EVENTS } from '#server/platform/log/security-events.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines, text, clear } = logLines();
const efie = bootTestApp({ log });
afterEach(clear);

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  efie.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.9' });

const login = (email: string, password: string) => post('/api/auth/login', { email, password });

/** The only line of an event, without the fields common to all. */
function recorded(event: string): Record<string, unknown> {
  const found = lines.filter((line) => line.event === event);
  expect(found).toHaveLength(1);
  const [line] = found;
  expect(line).toMatchObject({
    requestId: expect.stringMatching(/^[\w-]{36}$/),
    address: '203.0.113.9',
    time: expect.any(Number),
  });
  const { requestId, address, time, level, msg, event: _, ...own } = line ?? {};
  return own;
}

describe('the security log', () => {
  test('has one line for a login', async () => {
    const { id, email, password } = await signedInAs(efie.platform, 'Customer');
    expect((await login(email, password)).statusCode).toBe(200);
    expect(recorded('authn_login_success')).toEqual({ account: id, reason: 'new_device' });
    expect(text()).not.toContain(password);
    expect(text()).not.toContain(email);
  });

  test('has one line for a failed login, with its account where there is one', async () => {
    const { id, email } = await signedInAs(efie.platform, 'Customer');
    await login(email, 'not-the-password');
    const failure = { reason: 'UNAUTHENTICATED', method: 'POST', route: '/api/auth/login' };
    expect(recorded('authn_login_fail')).toEqual({ ...failure, account: id });
    expect(text()).not.toContain('not-the-password');
    clear();
    await login('nobody@efie.test', 'not-the-password');
    expect(recorded('authn_login_fail')).toEqual(failure);
    expect(text()).not.toContain('nobody@efie.test');
  });

  // §10/13
  test('has one line for a login refused after too many wrong passwords', async () => {
    const { email, password } = await signedInAs(efie.platform, 'Customer');
    for (let tries = 0; tries < 10; tries += 1) await login(email, 'not-the-password');
    clear();
    expect((await login(email, password)).statusCode).toBe(429);
    expect(recorded('authn_login_lock')).toMatchObject({ reason: 'failedLogins' });
  });

  test('has one line for a logout', async () => {
    const { id, headers } = await signedInAs(efie.platform, 'Customer');
    await post('/api/auth/logout', {}, headers);
    expect(recorded('authn_logout')).toEqual({ account: id });
  });

  test('has one line each for a sign-up, a requested reset and a completed one', async () => {
    const email = 'esi@efie.test';
    const signedUp = await post('/api/auth/signup', {
      email,
      password: 'secret-enough',
      role: 'Agent',
      firstname: 'Esi',
      lastname: 'Mensah',
      phoneNumber: '0244123456',
      location: 'Accra',
    });
    const { userId } = signedUp.json();
    expect(recorded('user_created')).toEqual({ account: userId, role: 'Agent' });

    await post('/api/auth/forgot-password', { email });
    expect(recorded('authn_password_reset_request')).toEqual({ account: userId });
    await efie.runJobs();
    const mail = (await efie.outbox.to(email)).join('\n');
    const token = /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
    const password = 'another-secret';
    expect((await post(`/api/auth/reset-password/${token}`, { password })).statusCode).toBe(200);
    expect(recorded('authn_password_change')).toEqual({ account: userId, reason: 'reset' });
    for (const secret of [token, password, 'secret-enough', email, '0244123456']) {
      expect(text()).not.toContain(secret);
    }
  });

  test('has one line for a call without a session, and for one with an ended session', async () => {
    const url = '/api/User/profile';
    await efie.app.inject({ url, remoteAddress: '203.0.113.9' });
    const call = { method: 'GET', route: url };
    expect(recorded('authn_fail')).toEqual({ ...call, reason: 'UNAUTHENTICATED' });
    const { headers } = await signedInAs(efie.platform, 'Customer');
    await post('/api/auth/logout', {}, headers);
    await efie.app.inject({ url, headers, remoteAddress: '203.0.113.9' });
    expect(recorded('session_use_after_expire')).toEqual({ ...call, reason: 'SESSION_EXPIRED' });
    expect(text()).not.toContain(headers.authorization.slice('Bearer '.length));
  });

  // §10/13
  test('has one line for a forbidden call, with its reason', async () => {
    const { id, headers, token } = await signedInAs(efie.platform, 'Customer');
    const put = (headers: Record<string, string>) =>
      efie.app.inject({
        method: 'PUT',
        url: '/api/site-settings',
        headers,
        payload: {},
        remoteAddress: '203.0.113.9',
      });
    const call = { method: 'PUT', route: '/api/site-settings' };
    await put(headers);
    expect(recorded('authz_fail')).toEqual({ ...call, account: id, reason: 'FORBIDDEN' });
    clear();
    await put({ cookie: `efie_session=${token}`, origin: 'https://evil.example' });
    expect(recorded('authz_fail')).toEqual({ ...call, reason: 'FOREIGN_ORIGIN' });
  });

  test('has one line for a used-up limit, with its name', async () => {
    for (let i = 0; i < 6; i += 1)
      await post('/api/auth/forgot-password', { email: 'x@efie.test' });
    expect(recorded('excess_rate_limit_exceeded')).toEqual({
      reason: 'forgotPassword',
      method: 'POST',
      route: '/api/auth/forgot-password',
    });
  });

  test('has one line for a refused file', async () => {
    const { id, headers } = await signedInAs(efie.platform, 'Customer');
    const { payload, headers: type } = multipart({}, [
      {
        field: 'profileImage',
        name: 'a.jpg',
        type: 'image/jpeg',
        content: Buffer.from('no photo'),
      },
    ]);
    const response = await post('/api/User/upload-profile-image', payload, { ...headers, ...type });
    expect(response.statusCode).toBe(400);
    expect(recorded('upload_validation_fail')).toEqual({
      reason: 'INVALID_IMAGE',
      account: id,
      method: 'POST',
      route: '/api/User/upload-profile-image',
      subjects: ['profileImage'],
    });
  });

  // §10/13
  test('has one line for an Admin’s change, but none for reading or for others’ changes', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const customer = await signedInAs(efie.platform, 'Customer');
    const change = (headers: Record<string, string>) =>
      efie.app.inject({
        method: 'PUT',
        url: '/api/User/profile',
        headers,
        payload: { location: 'Tema' },
        remoteAddress: '203.0.113.9',
      });
    await change(customer.headers);
    await efie.app.inject({ url: '/api/User/profile', headers: admin.headers });
    expect(lines.filter(({ event }) => event === 'authz_admin')).toEqual([]);
    expect((await change(admin.headers)).statusCode).toBe(200);
    expect(recorded('authz_admin')).toEqual({
      account: admin.id,
      method: 'PUT',
      route: '/api/User/profile',
      subjects: [],
    });
  });
});

// §10/13
test('docs/security-events.md lists exactly the events that exist', async () => {
  const document = await readFile('docs/security-events.md', 'utf8');
  const listed = [...document.matchAll(/^\| `(\w+)` \| (info|warn) \|/gm)];
  expect(Object.fromEntries(listed.map(([, event, level]) => [event, level]))).toEqual(
    SECURITY_EVENTS,
  );
});
