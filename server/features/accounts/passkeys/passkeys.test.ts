import { beforeEach, describe, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { SoftwareAuthenticator } from '#server/testing/software-authenticator.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let ama: TestPerson;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  ama = await signedInAs(efie.platform, 'Customer');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, headers = {}, payload?: object) =>
  efie.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const newChallenge = async ({ headers }: TestPerson): Promise<string> =>
  (await call('POST', '/User/passkeys/options', headers)).json().challenge;
const loginChallenge = async (): Promise<string> =>
  (await call('POST', '/auth/passkey-options')).json().challenge;
const passkeysOf = async ({ headers }: TestPerson) =>
  (await call('GET', '/User/factors', headers)).json().passkeys;
const login = (passkey: object, headers = {}) =>
  call('POST', '/auth/login/passkey', headers, { passkey });

/** A device with a passkey of someone's. */
async function deviceOf(person: TestPerson): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator();
  const passkey = device.register({ challenge: await newChallenge(person) });
  const response = await call('POST', '/User/passkeys', person.headers, { passkey });
  expect(response.statusCode).toBe(201);
  return device;
}

/** Logs in with it; `wrong` replaces parts of the correct response. */
async function loginOn(device: SoftwareAuthenticator, wrong = {}, headers = {}) {
  return login(device.use({ challenge: await loginChallenge(), ...wrong }), headers);
}

describe('adding a passkey', () => {
  test('requires finger, face or screen lock, for this site only, and excludes devices already added', async () => {
    const device = await deviceOf(ama);
    const options = (await call('POST', '/User/passkeys/options', ama.headers)).json();
    expect(options).toMatchObject({
      rp: { id: 'efie.test' },
      user: { name: ama.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id }],
    });
  });

  test('names it as told or after the browser, emails the account, and tells the audit log', async () => {
    const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile' };
    for (const name of [undefined, 'My phone']) {
      const passkey = new SoftwareAuthenticator().register({ challenge: await newChallenge(ama) });
      await call('POST', '/User/passkeys', { ...ama.headers, ...chrome }, { passkey, name });
    }
    expect(await passkeysOf(ama)).toMatchObject([
      { name: 'Chrome on Android', lastUsedAt: null },
      { name: 'My phone', lastUsedAt: null },
    ]);
    await efie.runJobs();
    const mails = await efie.outbox.to(ama.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toContain('A passkey was added to your account');
    const admin = await signedInAs(efie.platform, 'Admin');
    const path = `/admin/audit-log?search=${ama.id}&event=factor-added`;
    const added = { actor: { userId: ama.id }, reason: 'passkey added' };
    expect((await call('GET', path, admin.headers)).json()).toMatchObject([added, added]);
  });

  test.each([
    ['of another site', { origin: 'https://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['of only a touch', { verified: false }],
  ])('refuses one %s', async (_what, wrong) => {
    const passkey = new SoftwareAuthenticator().register({
      challenge: await newChallenge(ama),
      ...wrong,
    });
    const response = await call('POST', '/User/passkeys', ama.headers, { passkey });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('We couldn’t check your passkey. Please try again.');
    expect(await passkeysOf(ama)).toEqual([]);
  });

  test('accepts a challenge once, from its owner, within ten minutes, and for nothing else', async () => {
    const kofi = await signedInAs(efie.platform, 'Customer');
    const add = async (challenge: string, who = ama) => {
      const passkey = new SoftwareAuthenticator().register({ challenge });
      return (await call('POST', '/User/passkeys', who.headers, { passkey })).statusCode;
    };
    const challenge = await newChallenge(ama);
    expect(await add(challenge)).toBe(201);
    expect(await add(challenge)).toBe(400);
    expect(await add(await newChallenge(kofi))).toBe(400);
    expect(await add(await loginChallenge())).toBe(400);
    expect(await add('AAAA')).toBe(400);
    const late = await newChallenge(ama);
    efie.setNow('2026-11-21T10:09:59Z');
    const inTime = await newChallenge(ama);
    expect(await add(late)).toBe(201);
    efie.setNow('2026-11-21T10:20:00Z');
    const again = await signedInAs(efie.platform, 'Customer');
    expect(await add(inTime, again)).toBe(400);
  });

  test('refuses what is not a passkey, one already added, and more than twenty', async () => {
    for (const passkey of [
      undefined,
      {},
      { id: 'a', rawId: 'a', type: 'password', response: {} },
    ]) {
      expect((await call('POST', '/User/passkeys', ama.headers, { passkey })).statusCode).toBe(400);
    }
    const device = await deviceOf(ama);
    const passkey = device.register({ challenge: await newChallenge(ama) });
    const again = await call('POST', '/User/passkeys', ama.headers, { passkey });
    expect(again.statusCode).toBe(409);
    for (let count = 1; count < 20; count += 1) await deviceOf(ama);
    const full = await call('POST', '/User/passkeys/options', ama.headers);
    expect(full.json().message).toBe('You already have 20 passkeys. Please remove one first.');
  });
});

describe('someone’s passkeys', () => {
  test('are renamed and removed by no one else', async () => {
    await deviceOf(ama);
    const kofi = await signedInAs(efie.platform, 'Customer');
    const [{ _id }] = await passkeysOf(ama);
    const path = `/User/passkeys/${_id}`;
    const rename = (who: TestPerson, name: string) => call('PUT', path, who.headers, { name });
    expect((await rename(kofi, 'Mine')).statusCode).toBe(404);
    expect((await rename(ama, '   ')).statusCode).toBe(400);
    expect((await rename(ama, 'x'.repeat(61))).statusCode).toBe(400);
    expect((await rename(ama, 'Old phone')).json().passkey).toMatchObject({ name: 'Old phone' });
    expect((await call('DELETE', path, kofi.headers)).statusCode).toBe(404);
    expect(await passkeysOf(ama)).toHaveLength(1);
    expect((await call('DELETE', path, ama.headers)).statusCode).toBe(200);
    expect((await call('DELETE', path, ama.headers)).statusCode).toBe(404);
    expect(await passkeysOf(ama)).toEqual([]);
  });

  test('no longer log anyone in once they are removed, while the password still does', async () => {
    const device = await deviceOf(ama);
    const [{ _id }] = await passkeysOf(ama);
    await call('DELETE', `/User/passkeys/${_id}`, ama.headers);
    const refused = await loginOn(device);
    expect(refused.statusCode).toBe(401);
    const { email, password } = ama;
    expect((await call('POST', '/auth/login', {}, { email, password })).statusCode).toBe(200);
  });
});

describe('logging in with a passkey', () => {
  test('responds like a login by password, with the same cookies, and notes the use', async () => {
    const agent = await signedInAs(efie.platform, 'Agent', { firstname: 'Kofi' });
    const response = await loginOn(await deviceOf(agent));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      role: 'Agent',
      userId: agent.id,
      agentDetails: { firstname: 'Kofi' },
    });
    expect(response.cookies.filter(({ name }) => name !== 'efie_changed')).toMatchObject([
      { name: 'efie_session', httpOnly: true, value: response.json().token },
      { name: 'efie_device', httpOnly: true, path: '/api/auth/login' },
      { name: 'efie_device', httpOnly: true, path: '/login' },
    ]);
    const headers = { authorization: `Bearer ${response.json().token}` };
    expect((await call('GET', '/User/profile', headers)).json().email).toBe(agent.email);
    expect(await passkeysOf(agent)).toMatchObject([{ lastUsedAt: '2026-11-21T10:00:00.000Z' }]);
  });

  test('is emailed on a new device but not on a known one, and is in the audit log', async () => {
    const device = await deviceOf(ama);
    const first = await loginOn(device);
    const cookie = `efie_device=${first.cookies.find(({ name }) => name === 'efie_device')?.value}`;
    expect((await loginOn(device, {}, { cookie })).statusCode).toBe(200);
    await efie.runJobs();
    const mails = await efie.outbox.to(ama.email);
    expect(mails.filter((mail) => mail.includes('New login'))).toHaveLength(1);
    const admin = await signedInAs(efie.platform, 'Admin');
    const entries = await call(
      'GET',
      `/admin/audit-log?search=${ama.id}&event=login`,
      admin.headers,
    );
    expect(entries.json()).toMatchObject([{ reason: 'passkey' }, { reason: 'passkey' }]);
  });

  test('refuses someone who is suspended, and opens no session', async () => {
    const device = await deviceOf(ama);
    const { pool } = efie.connection;
    await pool.query('delete from sessions where user_id = $1', [ama.id]);
    await pool.query('update users set suspended_at = now() where id = $1', [ama.id]);
    const response = await loginOn(device);
    expect([response.statusCode, response.json().code]).toEqual([403, 'SUSPENDED']);
    expect(response.cookies).toEqual([]);
    const { rowCount } = await pool.query('select from sessions where user_id = $1', [ama.id]);
    expect(rowCount).toBe(0);
  });

  test.each([
    ['on another site', { origin: 'https://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['by only a touch', { verified: false }],
    ['with a challenge of nobody’s', { challenge: 'AAAA' }],
  ])('refuses a use %s', async (_what, wrong) => {
    const response = await loginOn(await deviceOf(ama), wrong);
    expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('refuses another device that claims to be this one', async () => {
    const device = await deviceOf(ama);
    const forged = new SoftwareAuthenticator().use({ challenge: await loginChallenge() });
    const response = await login({ ...forged, id: device.id, rawId: device.id });
    expect(response.statusCode).toBe(401);
  });

  test('accepts each response once, even when it is sent twice at once', async () => {
    const device = await deviceOf(ama);
    const response = device.use({ challenge: await loginChallenge() });
    const responses = await Promise.all([login(response), login(response), login(response)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect((await login(response)).statusCode).toBe(401);
  });

  test('refuses a copied passkey, whose counter is behind', async () => {
    const device = await deviceOf(ama);
    await loginOn(device);
    await loginOn(device);
    device.counter = 0;
    expect((await loginOn(device)).statusCode).toBe(401);
  });

  test('works while wrong passwords have locked the account, and wrong passkeys lock nothing', async () => {
    const device = await deviceOf(ama);
    const { email, password } = ama;
    for (let i = 0; i < 11; i += 1) await loginOn(device, { verified: false });
    const byPassword = (typed: string) =>
      call('POST', '/auth/login', {}, { email, password: typed });
    expect((await byPassword(password)).statusCode).toBe(200);
    for (let i = 0; i < 11; i += 1) await byPassword('not-it-at-all');
    expect((await byPassword(password)).statusCode).toBe(429);
    expect((await loginOn(device)).statusCode).toBe(200);
  });

  test.each([{}, { passkey: {} }, { passkey: 'x' }, { passkey: { id: '!', type: 'public-key' } }])(
    'refuses what is not a passkey: %j',
    async (body) => {
      expect((await call('POST', '/auth/login/passkey', {}, body)).statusCode).toBe(400);
    },
  );
});
