import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { encryptionAtRest } from '#server/platform/crypto/encrypt-at-rest.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const logged = logLines();
const efie = bootTestApp({ log: logged.log });
const START = '2026-11-21T10:00:00Z';
let ama: TestPerson;

beforeEach(async () => {
  efie.setNow(START);
  ama = await signedInAs(efie.platform, 'Customer');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, headers = {}, payload?: object) =>
  efie.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });

/** The code that an authenticator app shows this many seconds after the start. */
const codeAt = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: new Date(START).getTime() + seconds * 1000,
  });
const at = (seconds: number) => efie.setNow(new Date(new Date(START).getTime() + seconds * 1000));
const wrongCode = (key: string) => String((Number(codeAt(key)) + 1) % 1_000_000).padStart(6, '0');

const setUp = async (who = ama): Promise<string> =>
  (await call('POST', '/User/codes', who.headers)).json().key;

/** Codes switched on at the start: the app's key, and the recovery codes. */
async function codesOf(who = ama): Promise<{ key: string; recoveryCodes: string[] }> {
  const key = await setUp(who);
  const response = await call('PUT', '/User/codes', who.headers, { code: codeAt(key) });
  expect(response.statusCode).toBe(200);
  return { key, recoveryCodes: response.json().recoveryCodes };
}

const password = ({ email, password }: TestPerson) =>
  call('POST', '/auth/login', {}, { email, password });
const ticketOf = async (who = ama): Promise<string> => (await password(who)).json().ticket;
const enter = (ticket: string, code: unknown, headers = {}) =>
  call('POST', '/auth/login/code', headers, { ticket, code: code as string });

describe('setting up login codes', () => {
  test('gives a key, its link and its QR code, and asks for no code at login until one is confirmed', async () => {
    const setup = (await call('POST', '/User/codes', ama.headers)).json();
    expect(setup.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toContain(`otpauth://totp/Efie:${encodeURIComponent(ama.email)}`);
    expect(setup.uri).toContain(`secret=${setup.key}`);
    const picture = Buffer.from(setup.qr.replace('data:image/svg+xml;base64,', ''), 'base64');
    expect(picture.toString()).toMatch(/^<svg/);
    expect((await password(ama)).statusCode).toBe(200);
    const wrong = await call('PUT', '/User/codes', ama.headers, { code: wrongCode(setup.key) });
    expect([wrong.statusCode, wrong.json().fields.code]).toEqual([400, wrong.json().message]);
    expect((await password(ama)).statusCode).toBe(200);
  });

  test('gives ten recovery codes once, emails the account, and stores neither key nor codes in plain text', async () => {
    const { key, recoveryCodes } = await codesOf();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const factors = (await call('GET', '/User/factors', ama.headers)).json();
    expect(factors.codes).toEqual({
      available: true,
      since: '2026-11-21T10:00:00.000Z',
      recoveryCodesLeft: 10,
    });
    await efie.runJobs();
    const mail = await efie.outbox.newestTo(ama.email);
    expect(mail).toContain('An authenticator app was added');
    const { rows } = await efie.connection.pool.query(
      'select secret, (select string_agg(code_hash::text, $2) from recovery_codes) as codes from authenticators where user_id = $1',
      [ama.id, ' '],
    );
    const secret = Buffer.from(Secret.fromBase32(key).bytes);
    expect(rows[0].secret.includes(secret)).toBe(false);
    expect(rows[0].codes).not.toContain(Buffer.from(recoveryCodes[0] ?? '').toString('hex'));
  });

  test('cannot start again while codes are on, and goes on only with the newest key', async () => {
    const older = await setUp();
    const newer = await setUp();
    const confirm = (key: string) => call('PUT', '/User/codes', ama.headers, { code: codeAt(key) });
    expect((await confirm(older)).statusCode).toBe(400);
    expect((await confirm(newer)).statusCode).toBe(200);
    expect((await confirm(newer)).statusCode).toBe(409);
    expect((await call('POST', '/User/codes', ama.headers)).statusCode).toBe(409);
  });

  test('leaves nothing behind when the account is deleted meanwhile', async () => {
    const deletion = await efie.connection.pool.connect();
    try {
      await deletion.query('begin');
      await deletion.query('update users set erased_at = now(), email = id::text where id = $1', [
        ama.id,
      ]);
      const begun = call('POST', '/User/codes', ama.headers);
      await expect.poll(isSomeoneWaiting).toBe(true);
      await deletion.query('commit');
      expect((await begun).statusCode).toBe(401);
    } finally {
      deletion.release();
    }
    const { rowCount } = await efie.connection.pool.query(
      'select from authenticators where user_id = $1',
      [ama.id],
    );
    expect(rowCount).toBe(0);
  });

  test('stops after ten wrong codes', async () => {
    const key = await setUp();
    const confirm = (code: string) => call('PUT', '/User/codes', ama.headers, { code });
    for (let i = 0; i < 10; i += 1) expect((await confirm(wrongCode(key))).statusCode).toBe(400);
    expect((await confirm(codeAt(key))).statusCode).toBe(429);
  });

  test('is unavailable where the site has no encryption key', async () => {
    const { atRest } = efie.platform;
    efie.platform.atRest = undefined;
    const response = await call('POST', '/User/codes', ama.headers);
    const factors = (await call('GET', '/User/factors', ama.headers)).json();
    efie.platform.atRest = atRest;
    expect([response.statusCode, response.json().code]).toEqual([422, 'UNPROCESSABLE']);
    expect(factors.codes.available).toBe(false);
  });
});

describe('logging in with login codes on', () => {
  test('gives a ticket but no token for the right password, and a session for the code', async () => {
    const agent = await signedInAs(efie.platform, 'Agent', { firstname: 'Kofi' });
    const { key } = await codesOf(agent);
    const first = await password(agent);
    expect(first.statusCode).toBe(202);
    expect(Object.keys(first.json()).sort()).toEqual(['message', 'ticket']);
    expect(first.cookies.map(({ name }) => name)).not.toContain('efie_session');
    const bearer = { authorization: `Bearer ${first.json().ticket}` };
    expect((await call('GET', '/User/profile', bearer)).statusCode).toBe(401);
    const done = await enter(first.json().ticket, codeAt(key, 30));
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({
      role: 'Agent',
      userId: agent.id,
      agentDetails: { firstname: 'Kofi' },
    });
    expect(done.cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['efie_session', 'efie_device']),
    );
  });

  test('responds to a wrong password as it does without codes', async () => {
    await codesOf();
    const wrong = await call(
      'POST',
      '/auth/login',
      {},
      { email: ama.email, password: 'not-it-at-all' },
    );
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Invalid email or password']);
  });

  test.each([
    ['of the step before', -30, 200],
    ['of now', 0, 200],
    ['of the next step', 30, 200],
    ['of two steps before', -60, 401],
    ['of two steps ahead', 60, 401],
  ])('responds to a code %s (%s s) with %s', async (_what, seconds, status) => {
    const { key } = await codesOf();
    at(300);
    expect((await enter(await ticketOf(), codeAt(key, 300 + seconds))).statusCode).toBe(status);
  });

  test('accepts each code once, even when it is sent twice at once, and no older code afterwards', async () => {
    const { key } = await codesOf();
    // It was used to switch codes on.
    expect((await enter(await ticketOf(), codeAt(key))).statusCode).toBe(401);
    at(60);
    const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
    const responses = await Promise.all(tickets.map((ticket) => enter(ticket, codeAt(key, 60))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect((await enter(await ticketOf(), codeAt(key, 30))).statusCode).toBe(401);
    expect((await enter(await ticketOf(), codeAt(key, 90))).statusCode).toBe(200);
  });

  test('accepts a ticket once, within ten minutes, and still after a wrong code', async () => {
    const { key } = await codesOf();
    const ticket = await ticketOf();
    expect((await enter(ticket, wrongCode(key))).statusCode).toBe(401);
    at(599);
    expect((await enter(ticket, codeAt(key, 599))).statusCode).toBe(200);
    at(660);
    expect((await enter(ticket, codeAt(key, 660))).json().message).toMatch(/took too long/);
    const late = await ticketOf();
    at(660 + 600);
    expect((await enter(late, codeAt(key, 1260))).statusCode).toBe(401);
    expect((await enter('made-up', codeAt(key, 1260))).statusCode).toBe(401);
  });

  test('accepts a recovery code once, however it is typed, even when it is sent twice at once', async () => {
    const { recoveryCodes } = await codesOf();
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect((await enter(await ticketOf(), typed)).statusCode).toBe(200);
    expect((await enter(await ticketOf(), first)).statusCode).toBe(401);
    const tickets = [await ticketOf(), await ticketOf()];
    const responses = await Promise.all(tickets.map((ticket) => enter(ticket, second)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const factors = (await call('GET', '/User/factors', ama.headers)).json();
    expect(factors.codes.recoveryCodesLeft).toBe(8);
  });

  test('does not accept someone else’s codes', async () => {
    await codesOf();
    const kofi = await signedInAs(efie.platform, 'Customer');
    const his = await codesOf(kofi);
    at(60);
    expect((await enter(await ticketOf(), codeAt(his.key, 60))).statusCode).toBe(401);
    expect((await enter(await ticketOf(), his.recoveryCodes[0])).statusCode).toBe(401);
  });

  test('stops after ten wrong codes, whatever the ticket, until an Admin unlocks the account', async () => {
    const { key, recoveryCodes } = await codesOf();
    for (let i = 0; i < 10; i += 1) {
      expect((await enter(await ticketOf(), wrongCode(key))).statusCode).toBe(401);
    }
    for (const code of [codeAt(key, 30), recoveryCodes[0]]) {
      expect((await enter(await ticketOf(), code)).statusCode).toBe(429);
    }
    const admin = await signedInAs(efie.platform, 'Admin');
    await call('POST', '/admin/lift-lockout', admin.headers, { email: ama.email });
    expect((await enter(await ticketOf(), codeAt(key, 30))).statusCode).toBe(200);
    const failed = await call(
      'GET',
      `/admin/audit-log?search=${ama.id}&event=login-failed&limit=100`,
      admin.headers,
    );
    expect(failed.json()).toHaveLength(10);
    const done = await call('GET', `/admin/audit-log?search=${ama.id}&event=login`, admin.headers);
    expect(done.json()).toMatchObject([{ reason: 'password and code' }]);
  });

  test('accepts no ticket from before the password was changed or reset', async () => {
    const { key } = await codesOf();
    const changed = await ticketOf();
    const passwords = { currentPassword: ama.password, password: 'another-secret' };
    await call('PUT', '/User/password', ama.headers, passwords);
    expect((await enter(changed, codeAt(key, 30))).statusCode).toBe(401);
    const reset = await ticketOf({ ...ama, password: 'another-secret' });
    await call('POST', '/auth/forgot-password', {}, { email: ama.email });
    await efie.runJobs();
    const mail = await efie.outbox.newestTo(ama.email);
    const token = mail?.match(/reset-password\/([\w-]+)/)?.[1];
    const done = await call(
      'POST',
      `/auth/reset-password/${token}`,
      {},
      { password: 'a-third-secret' },
    );
    expect(done.statusCode).toBe(200);
    expect((await enter(reset, codeAt(key, 30))).statusCode).toBe(401);
    const fresh = await ticketOf({ ...ama, password: 'a-third-secret' });
    expect((await enter(fresh, codeAt(key, 30))).statusCode).toBe(200);
  });

  test('refuses someone who was suspended after entering the password', async () => {
    const { key } = await codesOf();
    const ticket = await ticketOf();
    await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
      ama.id,
    ]);
    expect((await enter(ticket, codeAt(key, 30))).statusCode).toBe(403);
    expect((await password(ama)).statusCode).toBe(403);
  });

  describe('when the key that encrypted the secret is gone', () => {
    test('says so, counts no login code as wrong, and still accepts recovery codes', async () => {
      const { key, recoveryCodes } = await codesOf();
      await efie.connection.pool.query('update authenticators set secret = $2 where user_id = $1', [
        ama.id,
        Buffer.alloc(60),
      ]);
      at(60);
      for (let i = 0; i < 11; i += 1) {
        const refused = await enter(await ticketOf(), codeAt(key, 60));
        expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
        expect(refused.json().message).toContain('a recovery code');
      }
      expect(logged.lines).toContainEqual(
        expect.objectContaining({
          level: 50,
          account: ama.id,
          msg: expect.stringContaining('the key of an authenticator cannot be read'),
        }),
      );
      expect((await enter(await ticketOf(), recoveryCodes[0])).statusCode).toBe(200);
    });

    test('does the same where there is no key at all, also when switching codes on and confirming', async () => {
      const { key } = await codesOf();
      const kofi = await signedInAs(efie.platform, 'Customer');
      const his = await setUp(kofi);
      const { atRest } = efie.platform;
      efie.platform.atRest = undefined;
      try {
        logged.clear();
        const ticket = await ticketOf();
        for (let i = 0; i < 11; i += 1) {
          const responses = [
            await enter(ticket, codeAt(key, 30)),
            await call('POST', '/auth/confirm', ama.headers, { code: codeAt(key, 30) }),
            await call('PUT', '/User/codes', kofi.headers, { code: codeAt(his) }),
          ];
          expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
        }
        expect(logged.text()).toContain('the key of an authenticator cannot be read');
      } finally {
        efie.platform.atRest = atRest;
      }
      expect((await enter(await ticketOf(), codeAt(key, 30))).statusCode).toBe(200);
      const on = await call('PUT', '/User/codes', kofi.headers, { code: codeAt(his) });
      expect(on.statusCode).toBe(200);
    });
  });

  test.each([
    {},
    { ticket: 'x' },
    { ticket: 'x', code: 123456 },
    { ticket: 'x', code: ' ' },
    { ticket: 5, code: '1' },
  ])('refuses a body that is not a ticket with a code: %j', async (body) => {
    expect((await call('POST', '/auth/login/code', {}, body)).statusCode).toBe(400);
  });
});

describe('login codes that are on', () => {
  test('are switched off together with their recovery codes', async () => {
    const { recoveryCodes } = await codesOf();
    const off = (code?: string) => call('DELETE', '/User/codes', ama.headers, { code });
    expect((await off(recoveryCodes[0])).statusCode).toBe(200);
    expect((await password(ama)).statusCode).toBe(200);
    expect((await off(recoveryCodes[1])).statusCode).toBe(409);
    const { rowCount } = await efie.connection.pool.query(
      'select from recovery_codes where user_id = $1',
      [ama.id],
    );
    expect(rowCount).toBe(0);
  });

  test('are neither switched off nor renewed without a valid code', async () => {
    const { key, recoveryCodes } = await codesOf();
    at(60);
    for (const [method, path] of [
      ['DELETE', '/User/codes'],
      ['POST', '/User/recovery-codes'],
    ] as const) {
      for (const body of [undefined, {}, { code: '' }, { code: '000000' }, { code: codeAt(key) }]) {
        expect((await call(method, path, ama.headers, body)).statusCode).toBe(400);
      }
    }
    expect((await password(ama)).statusCode).toBe(202);
    const used = { code: recoveryCodes[0] };
    expect((await call('POST', '/User/recovery-codes', ama.headers, used)).statusCode).toBe(200);
    const now = { code: codeAt(key, 60) };
    expect((await call('DELETE', '/User/codes', ama.headers, now)).statusCode).toBe(200);
    expect((await password(ama)).statusCode).toBe(200);
  });

  test('get new recovery codes, and the old ones stop working', async () => {
    const { recoveryCodes } = await codesOf();
    const [code] = recoveryCodes;
    const renewed = await call('POST', '/User/recovery-codes', ama.headers, { code });
    const codes: string[] = renewed.json().recoveryCodes;
    expect(codes).toHaveLength(10);
    expect((await enter(await ticketOf(), recoveryCodes[0])).statusCode).toBe(401);
    expect((await enter(await ticketOf(), codes[0])).statusCode).toBe(200);
    const kofi = await signedInAs(efie.platform, 'Customer');
    const refused = await call('POST', '/User/recovery-codes', kofi.headers, { code });
    expect(refused.statusCode).toBe(409);
  });
});

describe('changes to login security', () => {
  test('are limited to 20 additions an hour in all, while switching off still works', async () => {
    let codes = (await codesOf()).recoveryCodes;
    const renew = async () => {
      const [code] = codes;
      const response = await call('POST', '/User/recovery-codes', ama.headers, { code });
      codes = response.json().recoveryCodes ?? codes;
      return response;
    };
    for (let count = 1; count < 20; count += 1) expect((await renew()).statusCode).toBe(200);
    const refused = await renew();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await efie.runJobs();
    expect(await efie.outbox.to(ama.email)).toHaveLength(20);
    const off = await call('DELETE', '/User/codes', ama.headers, { code: codes[0] });
    expect(off.statusCode).toBe(200);
    const key = await setUp();
    const again = await call('PUT', '/User/codes', ama.headers, { code: codeAt(key) });
    expect(again.statusCode).toBe(429);
    expect((await password(ama)).statusCode).toBe(200);
  });

  test('are refused when the session ends while they wait', async () => {
    const key = await setUp();
    const end = await efie.connection.pool.connect();
    try {
      await end.query('begin');
      await end.query('select from users where id = $1 for update', [ama.id]);
      await end.query('update sessions set revoked_at = now() where user_id = $1', [ama.id]);
      const switched = call('PUT', '/User/codes', ama.headers, { code: codeAt(key) });
      await expect.poll(isSomeoneWaiting).toBe(true);
      await end.query('commit');
      expect((await switched).statusCode).toBe(401);
    } finally {
      end.release();
    }
    expect((await password(ama)).statusCode).toBe(200);
  });

  test('are not emailed to an address that is still to be confirmed', async () => {
    const unconfirmed = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    const { recoveryCodes } = await codesOf(unconfirmed);
    const [code] = recoveryCodes;
    await efie.runJobs();
    expect(await efie.outbox.to(unconfirmed.email)).toEqual([]);
    await confirmEmails(false);
    const renewed = await call('POST', '/User/recovery-codes', unconfirmed.headers, { code });
    expect(renewed.statusCode).toBe(200);
    await confirmEmails(true);
    await efie.runJobs();
    expect(await efie.outbox.to(unconfirmed.email)).toHaveLength(1);
  });
});

/** Some statement waits for a lock. */
async function isSomeoneWaiting(): Promise<boolean> {
  const { rowCount } = await efie.connection.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount === 1;
}

/** Sets if the site requires confirmed email addresses. */
async function confirmEmails(wanted: boolean) {
  const { headers } = await signedInAs(efie.platform, 'Admin');
  const settings = { ...DEFAULT_SITE_SETTINGS, confirmEmails: wanted };
  expect((await call('PUT', '/site-settings', headers, settings)).statusCode).toBe(200);
}

test('secrets that an older key encrypted are encrypted again with the newest key at night', async () => {
  const { key } = await codesOf();
  const older = efie.platform.atRest;
  const [oldKey, newKey] = [
    Buffer.alloc(32, 'a key of the tests'),
    Buffer.alloc(32, 'a newer key'),
  ];
  try {
    efie.platform.atRest = encryptionAtRest([newKey, oldKey]);
    await efie.connection.pool.query(`select graphile_worker.add_job('renew-encryption')`);
    await efie.runJobs();
    efie.platform.atRest = encryptionAtRest([newKey]);
    at(60);
    expect((await enter(await ticketOf(), codeAt(key, 60))).statusCode).toBe(200);
  } finally {
    efie.platform.atRest = older;
  }
});
