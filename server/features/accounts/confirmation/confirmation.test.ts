import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { uploadedCar } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { SoftwareAuthenticator } from '#server/testing/software-authenticator.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const START = new Date('2026-11-21T10:00:00Z');
const atMinute = (minutes: number) => efie.setNow(new Date(START.getTime() + minutes * 60_000));
let admin: TestPerson;
let person: TestPerson;

beforeEach(async () => {
  atMinute(0);
  admin = await signedInAs(efie.platform, 'Admin');
  person = await signedInAs(efie.platform, 'Customer');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, headers = {}, payload?: object) =>
  efie.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const confirm = (body: object, who = admin) => call('POST', '/auth/confirm', who.headers, body);
const suspend = () =>
  call('POST', `/admin/people/${person.id}/suspend`, admin.headers, { reason: 'Spam.' });

const DANGEROUS: readonly [Method, string, object?][] = [
  ['PUT', '/admin/people/:person/role', { role: 'Agent' }],
  ['POST', '/admin/people/:person/suspend', { reason: 'Spam.' }],
  ['POST', '/admin/people/:person/lift-suspension', {}],
  ['POST', '/admin/people/:person/remove-factors', {}],
  ['PUT', '/site-settings', {}],
  ['POST', '/admin/lift-lockout', { email: 'nobody@efie.test' }],
  ['GET', '/admin/people.csv'],
  ['GET', '/admin/verifications/0193a000-0000-7000-8000-000000000001'],
  ['GET', '/admin/verifications/0193a000-0000-7000-8000-000000000001/documents/1'],
  ['POST', '/admin/verifications/0193a000-0000-7000-8000-000000000001', {}],
  ['POST', '/admin/role-requests/0193a000-0000-7000-8000-000000000001', {}],
  ['POST', '/admin/people/:person/end-sessions'],
  ['POST', '/admin/people/:person/send-reset'],
  ['GET', '/admin/audit-log.csv'],
  ['GET', '/admin/bookings.csv'],
  ['GET', '/admin/contact-messages.csv'],
  ['GET', '/admin/verifications.csv'],
  ['GET', '/admin/reported-conversations.csv'],
  ['GET', '/auth/confirm'],
  ['POST', '/User/passkeys/options'],
  ['POST', '/User/passkeys', {}],
  ['DELETE', '/User/passkeys/0193a000-0000-7000-8000-000000000001'],
  ['POST', '/User/codes'],
  ['PUT', '/User/codes', { code: '123456' }],
  ['DELETE', '/User/codes'],
  ['POST', '/User/recovery-codes'],
];

describe('a dangerous call', () => {
  test.each(DANGEROUS)(
    'asks for confirmation again ten minutes after login: %s %s',
    async (method, path, body) => {
      const make = () => call(method, path.replace(':person', person.id), admin.headers, body);
      atMinute(10);
      const refused = await make();
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'CONFIRM_AGAIN']);
      expect((await confirm({ currentPassword: admin.password })).statusCode).toBe(200);
      expect((await make()).body).not.toContain('CONFIRM_AGAIN');
      atMinute(19.99);
      expect((await make()).body).not.toContain('CONFIRM_AGAIN');
      atMinute(20);
      expect((await make()).json().code).toBe('CONFIRM_AGAIN');
    },
  );

  test.each([
    '/admin/people',
    '/admin/people/:person',
    '/admin/audit-log',
    '/admin/bookings',
    '/admin/contact-messages',
    '/admin/verifications',
    '/admin/reported-conversations',
  ])('asks for confirmation again after an hour when it shows people’s data: %s', async (path) => {
    const read = () => call('GET', path.replace(':person', person.id), admin.headers);
    atMinute(59.99);
    expect((await read()).statusCode).toBe(200);
    atMinute(60);
    const refused = await read();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'CONFIRM_AGAIN']);
    expect((await confirm({ currentPassword: admin.password })).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(200);
  });

  test('needs no confirmation within ten minutes of login', async () => {
    atMinute(9.99);
    expect((await suspend()).statusCode).toBe(200);
  });

  test('asks in each session separately', async () => {
    atMinute(10);
    const elsewhere = await call(
      'POST',
      '/auth/login',
      {},
      {
        email: admin.email,
        password: admin.password,
      },
    );
    expect(elsewhere.statusCode).toBe(200);
    expect((await suspend()).json().code).toBe('CONFIRM_AGAIN');
  });

  test('asks before a suspension that settles reports, but not before dismissing them', async () => {
    const reporter = await signedInAs(efie.platform, 'Customer');
    const report = { kind: 'person', id: person.id, reason: 'viewing-fee', details: '' };
    const sent = await call('POST', '/reports', reporter.headers, report);
    expect(sent.statusCode).toBeLessThan(300);
    const { rows } = await efie.connection.pool.query(
      'select id from report_cases where thing_id = $1',
      [person.id],
    );
    const settle = (action: string) =>
      call('POST', `/admin/reports/${rows[0].id}/settle`, admin.headers, { action, note: 'Spam.' });
    atMinute(10);
    expect((await settle('suspend')).json().code).toBe('CONFIRM_AGAIN');
    expect((await settle('dismiss')).statusCode).toBe(200);
  });
});

describe('confirming that it is you', () => {
  test('requires a session and exactly one of three ways', async () => {
    expect((await call('POST', '/auth/confirm', {}, { currentPassword: 'x' })).statusCode).toBe(
      401,
    );
    for (const body of [{}, { currentPassword: 'secret-enough', code: '123456' }, { code: 5 }]) {
      expect((await confirm(body)).statusCode).toBe(400);
    }
  });

  test('refuses a wrong password without ending the session, and stops after ten', async () => {
    atMinute(10);
    for (let i = 0; i < 10; i += 1) {
      expect((await confirm({ currentPassword: 'not-it' })).statusCode).toBe(400);
    }
    expect((await confirm({ currentPassword: admin.password })).statusCode).toBe(429);
    expect((await suspend()).json().code).toBe('CONFIRM_AGAIN');
  });

  test('works once with a login code', async () => {
    const { key } = (await call('POST', '/User/codes', admin.headers)).json();
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    const codeAt = (minutes: number) =>
      app.generate({ timestamp: START.getTime() + minutes * 60_000 });
    await call('PUT', '/User/codes', admin.headers, { code: codeAt(0) });
    atMinute(10);
    const wrong = await confirm({ code: codeAt(0) });
    expect([wrong.statusCode, wrong.json().fields.code]).toEqual([400, wrong.json().message]);
    expect((await confirm({ code: codeAt(10) })).statusCode).toBe(200);
    expect((await confirm({ code: codeAt(10) })).statusCode).toBe(400);
    expect((await suspend()).statusCode).toBe(200);
  });

  test('works with your own passkey and a challenge made for this', async () => {
    const device = new SoftwareAuthenticator();
    const { challenge } = (await call('POST', '/User/passkeys/options', admin.headers)).json();
    const added = await call('POST', '/User/passkeys', admin.headers, {
      passkey: device.register({ challenge }),
    });
    expect(added.statusCode).toBe(201);
    atMinute(10);
    const forLogin = (await call('POST', '/auth/passkey-options')).json();
    expect((await confirm({ passkey: device.use(forLogin) })).statusCode).toBe(400);
    const options = (await call('POST', '/auth/confirm/options', admin.headers)).json();
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const passkey = device.use({ challenge: options.challenge });
    expect((await confirm({ passkey }, person)).statusCode).toBe(400);
    const again = (await call('POST', '/auth/confirm/options', admin.headers)).json();
    const fresh = device.use({ challenge: again.challenge });
    expect((await confirm({ passkey: fresh })).statusCode).toBe(200);
    expect((await confirm({ passkey: fresh })).statusCode).toBe(400);
    expect((await call('POST', '/auth/confirm/options', person.headers)).statusCode).toBe(409);
    expect((await suspend()).statusCode).toBe(200);
  });
});

describe('a site that asks Admins for more than a password', () => {
  const ask = async (adminsNeedFactor: boolean) => {
    const { updatedAt: _, ...settings } = (await call('GET', '/site-settings')).json();
    await efie.connection.pool.query(
      `insert into site_settings (settings) values ($1)
        on conflict (only_one) do update set settings = excluded.settings`,
      [{ ...settings, adminsNeedFactor }],
    );
  };

  test('refuses Admins most calls until they add a passkey or an authenticator app, and asks no one else', async () => {
    await ask(true);
    const calls: [Method, string][] = [
      ['GET', '/admin/people'],
      ['GET', '/User/data'],
      ['GET', '/User/sessions'],
      ['PUT', '/site-settings'],
    ];
    for (const [method, path] of calls) {
      const refused = await call(method, path, admin.headers, method === 'PUT' ? {} : undefined);
      expect([path, refused.statusCode, refused.json().code]).toEqual([
        path,
        403,
        'FACTOR_REQUIRED',
      ]);
      expect(refused.json().message).toContain('a passkey or an authenticator app');
    }
    expect((await call('GET', '/User/profile', admin.headers)).json().mustAddFactor).toBe(true);
    expect((await call('GET', '/properties', admin.headers)).statusCode).toBe(200);
    expect((await call('GET', '/User/sessions', person.headers)).statusCode).toBe(200);
    expect((await call('GET', '/User/profile', person.headers)).json().mustAddFactor).toBe(false);

    const { key } = (await call('POST', '/User/codes', admin.headers)).json();
    // A key that nobody confirmed is nothing yet.
    expect((await call('GET', '/admin/people', admin.headers)).statusCode).toBe(403);
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: START.getTime(),
    });
    const on = await call('PUT', '/User/codes', admin.headers, { code });
    expect(on.statusCode).toBe(200);
    const [one, two] = on.json().recoveryCodes;
    expect((await call('GET', '/admin/people', admin.headers)).statusCode).toBe(200);
    expect((await call('GET', '/User/profile', admin.headers)).json().mustAddFactor).toBe(false);

    const off = await call('DELETE', '/User/codes', admin.headers, { code: one });
    expect([off.statusCode, off.json().message]).toEqual([
      409,
      'Admins of this site need a passkey or an authenticator app. Add a passkey before you turn this off.',
    ]);
    await ask(false);
    const gone = await call('DELETE', '/User/codes', admin.headers, { code: two });
    expect(gone.statusCode).toBe(200);
    expect((await call('GET', '/admin/people', admin.headers)).statusCode).toBe(200);
  });

  test('shows Admins no more of a car than visitors see until they add one', async () => {
    await ask(false);
    const own = await uploadedCar(efie, admin);
    const ofOthers = await uploadedCar(efie, person);
    const seen = async (id: string) =>
      (await call('GET', `/cars/${id}`, admin.headers)).json().phone;
    expect([await seen(own), await seen(ofOthers)]).toEqual(['0302223344', '0302223344']);
    await ask(true);
    expect([await seen(own), await seen(ofOthers)]).toEqual([null, null]);
    await ask(false);
  });

  test('keeps one of the last two passkeys when both are removed at once', async () => {
    await ask(false);
    for (let count = 0; count < 2; count += 1) {
      const { challenge } = (await call('POST', '/User/passkeys/options', admin.headers)).json();
      const passkey = new SoftwareAuthenticator().register({ challenge });
      await call('POST', '/User/passkeys', admin.headers, { passkey });
    }
    await ask(true);
    const { passkeys } = (await call('GET', '/User/factors', admin.headers)).json();
    const responses = await Promise.all(
      passkeys.map(({ _id }: { _id: string }) =>
        call('DELETE', `/User/passkeys/${_id}`, admin.headers),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await ask(false);
  });
});
