import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { SoftwareAuthenticator } from '#server/testing/software-authenticator.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const START = new Date('2026-11-21T10:00:00Z');
let admin: TestPerson;
let ama: TestPerson;

beforeEach(async () => {
  efie.setNow(START);
  admin = await signedInAs(efie.platform, 'Admin');
  ama = await signedInAs(efie.platform, 'Customer');
});

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path: string, headers = {}, payload?: object) =>
  efie.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const removeFactors = (id = ama.id) =>
  call('POST', `/admin/people/${id}/remove-factors`, admin.headers);
const personOf = async (id = ama.id) =>
  (await call('GET', `/admin/people/${id}`, admin.headers)).json();
const login = ({ email, password }: TestPerson) =>
  call('POST', '/auth/login', {}, { email, password });
const removals = async () =>
  (
    await call('GET', `/admin/audit-log?search=${ama.id}&event=factor-removed`, admin.headers)
  ).json();

/** Adds a passkey and codes as someone who knows the password; returns the passkey's device. */
async function takeOver({ headers }: TestPerson): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator();
  const { challenge } = (await call('POST', '/User/passkeys/options', headers)).json();
  const passkey = device.register({ challenge });
  expect((await call('POST', '/User/passkeys', headers, { passkey })).statusCode).toBe(201);
  const { key } = (await call('POST', '/User/codes', headers)).json();
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: START.getTime(),
  });
  expect((await call('PUT', '/User/codes', headers, { code })).statusCode).toBe(200);
  return device;
}

test('removing login security locks out a thief’s passkey and leaves the owner’s password', async () => {
  const device = await takeOver(ama);
  expect((await login(ama)).statusCode).toBe(202);
  expect(await personOf()).toMatchObject({ passkeys: 1, codes: true, sessions: 1 });

  const removed = await removeFactors();

  expect(removed.statusCode).toBe(200);
  expect(removed.json()).toMatchObject({
    message: 'Ama Mensah now logs in with the password alone.',
    person: { passkeys: 0, codes: false, sessions: 0 },
  });
  expect((await call('GET', '/User/profile', ama.headers)).statusCode).toBe(401);
  const { challenge } = (await call('POST', '/auth/passkey-options')).json();
  const passkey = device.use({ challenge });
  expect((await call('POST', '/auth/login/passkey', {}, { passkey })).statusCode).toBe(401);
  expect((await login(ama)).statusCode).toBe(200);
});

test('removing login security emails the person and records who did it and what was removed', async () => {
  await takeOver(ama);
  await removeFactors();
  await efie.runJobs();
  const mail = await efie.outbox.newestTo(ama.email);
  expect(mail).toContain('Your passkeys and codes were removed');
  expect(mail).toContain('/forgot-password');
  expect(await removals()).toMatchObject([
    { actor: { userId: admin.id }, before: { passkeys: 1, codes: true } },
  ]);
});

test('removing login security changes, emails and records nothing for someone with only a password', async () => {
  const { key } = (await call('POST', '/User/codes', ama.headers)).json();
  expect(key).toBeTruthy();
  expect(await personOf()).toMatchObject({ passkeys: 0, codes: false });
  expect((await removeFactors()).statusCode).toBe(200);
  expect((await call('GET', '/User/profile', ama.headers)).statusCode).toBe(200);
  await efie.runJobs();
  expect(await efie.outbox.to(ama.email)).toEqual([]);
  expect(await removals()).toEqual([]);
});

test('the email about added login security says what to do when you do not have the code', async () => {
  await takeOver(ama);
  await efie.runJobs();
  const mail = await efie.outbox.newestTo(ama.email);
  expect(mail).toContain('/undo-factor/');
  expect(mail).toContain('/contact');
  expect(mail).toContain('an Admin will remove the codes and passkeys');
});
