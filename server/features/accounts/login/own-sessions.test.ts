import { beforeEach, describe, expect, test } from 'vitest';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const DAY = 24 * 60 * 60_000;
const START = new Date('2026-11-21T12:00:00Z').getTime();

beforeEach(() => efie.setNow(new Date(START)));

const call = (method: 'GET' | 'DELETE', url: string, headers: Record<string, string> = {}) =>
  efie.app.inject({ method, url, headers });
const list = async ({ headers }: Pick<TestPerson, 'headers'>) =>
  (await call('GET', '/api/User/sessions', headers)).json();
const statusOf = async (headers: Record<string, string>) =>
  (await call('GET', '/api/User/profile', headers)).statusCode;

/** Logs someone in on another device and returns its headers. */
async function loginElsewhere({ email, password }: TestPerson, remoteAddress = '197.210.53.7') {
  const response = await efie.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { 'user-agent': PIXEL },
    payload: { email, password },
  });
  return { authorization: `Bearer ${response.json().token}` };
}

describe('the list of logged-in devices', () => {
  test('requires sign-in', async () => {
    expect((await call('GET', '/api/User/sessions')).statusCode).toBe(401);
    expect((await call('DELETE', '/api/User/sessions')).statusCode).toBe(401);
  });

  // §6/53
  test('shows each device, the beginning of its network, and when it was used', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    await signedInAs(efie.platform, 'Customer');
    efie.setNow(new Date(START + 5 * 60_000));
    await loginElsewhere(person);
    expect(await list(person)).toEqual([
      {
        _id: expect.any(String),
        device: 'Chrome on Android',
        network: '197.210.53.…',
        country: 'Nigeria',
        loggedInAt: '2026-11-21T12:05:00.000Z',
        lastSeenAt: '2026-11-21T12:05:00.000Z',
        current: false,
      },
      {
        _id: expect.any(String),
        device: '',
        network: '',
        country: '',
        loggedInAt: '2026-11-21T12:00:00.000Z',
        lastSeenAt: '2026-11-21T12:00:00.000Z',
        current: true,
      },
    ]);
    const stored = await efie.connection.pool.query('select * from sessions');
    expect(JSON.stringify(stored.rows)).not.toContain('197.210.53.7');
  });

  test('updates the time of use every ten minutes', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const seenAfter = async (minutes: number) => {
      efie.setNow(new Date(START + minutes * 60_000));
      expect(await statusOf(person.headers)).toBe(200);
      return (await list(person))[0].lastSeenAt;
    };
    expect(await seenAfter(9)).toBe('2026-11-21T12:00:00.000Z');
    expect(await seenAfter(10)).toBe('2026-11-21T12:10:00.000Z');
    expect(await seenAfter(15)).toBe('2026-11-21T12:10:00.000Z');
  });
});

describe('ending sessions', () => {
  test('ends one at once and keeps the others', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const elsewhere = await loginElsewhere(person);
    const other = (await list(person)).find(({ current }: { current: boolean }) => !current);
    const url = `/api/User/sessions/${other._id}`;
    const response = await call('DELETE', url, person.headers);
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      'That device is logged out.',
    ]);
    expect([await statusOf(elsewhere), await statusOf(person.headers)]).toEqual([401, 200]);
    expect((await call('DELETE', url, person.headers)).statusCode).toBe(404);
    expect(await list(person)).toHaveLength(1);
    expect(lines.filter(({ event }) => event === 'authn_token_revoked')).toMatchObject([
      { account: person.id, reason: 'one', subjects: [other._id] },
    ]);
  });

  test('does not reveal whether someone else’s exists', async () => {
    const [ama, kofi] = [
      await signedInAs(efie.platform, 'Customer'),
      await signedInAs(efie.platform, 'Admin'),
    ];
    const [{ _id }] = await list(ama);
    const response = await call('DELETE', `/api/User/sessions/${_id}`, kofi.headers);
    expect(response.statusCode).toBe(404);
    expect(await statusOf(ama.headers)).toBe(200);
  });

  test('ends all others and keeps this one', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const others = [await loginElsewhere(person), await loginElsewhere(person)];
    const response = await call('DELETE', '/api/User/sessions', person.headers);
    expect(response.json().message).toBe('Every other device is logged out.');
    for (const headers of others) expect(await statusOf(headers)).toBe(401);
    expect(await statusOf(person.headers)).toBe(200);
    expect(await list(person)).toHaveLength(1);
  });

  // §6/55
  test('emails the account and tells the audit log how many other devices were still logged in', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const told = async () => {
      await efie.runJobs();
      return (await efie.outbox.to(person.email)).flatMap(
        (mail) => /Subject: (.* signed out of your Efie account)/.exec(mail)?.[1] ?? [],
      );
    };
    await call('DELETE', '/api/User/sessions', person.headers);
    expect(await told()).toEqual([]);
    await loginElsewhere(person);
    efie.setNow(new Date(START + 31 * DAY));
    const back = await loginElsewhere(person);
    await loginElsewhere(person);
    await loginElsewhere(person);
    await call('DELETE', '/api/User/sessions', back);
    expect(await told()).toEqual(['2 other devices were signed out of your Efie account']);
    await loginElsewhere(person);
    const [other] = await list({ headers: back });
    await call('DELETE', `/api/User/sessions/${other._id}`, back);
    const [own] = await list({ headers: back });
    await call('DELETE', `/api/User/sessions/${own._id}`, back);
    expect(await told()).toEqual([
      '2 other devices were signed out of your Efie account',
      '1 other device was signed out of your Efie account',
    ]);
    const admin = await signedInAs(efie.platform, 'Admin');
    const log = `/api/admin/audit-log?event=sessions-ended&search=${person.id}&sort=oldest`;
    const entries = await efie.app.inject({ url: log, headers: admin.headers });
    expect(entries.json()).toMatchObject([
      { actor: { userId: person.id }, after: { devices: 2 } },
      { actor: { userId: person.id }, after: { devices: 1 } },
    ]);
  });

  test('is not emailed to an address that nobody confirmed, as it may be a stranger’s', async () => {
    const person = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    await loginElsewhere(person);
    await call('DELETE', '/api/User/sessions', person.headers);
    await efie.runJobs();
    expect(await efie.outbox.to(person.email)).toEqual([]);
  });
});

describe('a session', () => {
  // §6/52
  test('ends after thirty days without use, and is no longer listed', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const elsewhere = await loginElsewhere(person);
    efie.setNow(new Date(START + 29 * DAY));
    expect(await statusOf(person.headers)).toBe(200);
    efie.setNow(new Date(START + 31 * DAY));
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await list(person)).toHaveLength(1);
  });

  // §6/52
  test('ends after a hundred and eighty days, however much it is used', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    for (let day = 20; day < 180; day += 20) {
      efie.setNow(new Date(START + day * DAY));
      expect(await statusOf(person.headers), `day ${day}`).toBe(200);
    }
    efie.setNow(new Date(START + 180 * DAY));
    expect(await statusOf(person.headers)).toBe(401);
  });
});

describe('a login on an unknown device', () => {
  const login = ({ email, password }: TestPerson, cookie = '') =>
    efie.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '2c0f:f6d0:1:2::1',
      headers: { 'user-agent': PIXEL, cookie },
      payload: { email, password },
    });
  const mailsTo = async ({ email }: TestPerson) => {
    await efie.runJobs();
    return efie.outbox.to(email);
  };

  // §6/56, §6/57
  test('is reported by email, and one on a known device is not', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const first = await login(person);
    const device = first.cookies.find(({ name }) => name === 'efie_device')?.value;
    await login(person, `efie_device=${device}`);
    const [mail = '', ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: New login to your Efie account');
    expect(mail).toContain('Device: Chrome on Android');
    expect(mail).toMatch(/Network: Uganda \S+ 2c0f:f6d0:1:/);
    expect(mail).toContain('so it may be wrong.');
    expect(mail).toContain('When: Sat 21 Nov 2026, 12:00 (Ghana)');
    expect(mail).toContain('It wasn’t me');
    expect(mail).toContain('http://efie.test/forgot-password');
  });

  test('is not reported when the password is wrong', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    await login({ ...person, password: 'not-it-at-all' });
    expect(await mailsTo(person)).toEqual([]);
  });

  // §6/57
  test('is not emailed to an address that nobody confirmed, as it may be a stranger’s', async () => {
    const person = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    expect((await login(person)).statusCode).toBe(200);
    expect(await mailsTo(person)).toEqual([]);
  });

  test('is emailed five times an hour at most, and people get in all the same', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    for (let i = 0; i < 7; i += 1) expect((await login(person)).statusCode).toBe(200);
    expect(await mailsTo(person)).toHaveLength(5);
  });
});
