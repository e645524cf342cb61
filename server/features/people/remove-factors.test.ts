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

test('what a thief added is taken away: their passkey opens nothing, and only the owner’s password does', async () => {
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

test('the person is mailed, and the audit log records who did it and what there was', async () => {
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

test('of someone with only a password nothing is changed, mailed or recorded', async () => {
  const { key } = (await call('POST', '/User/codes', ama.headers)).json();
  expect(key).toBeTruthy();
  expect(await personOf()).toMatchObject({ passkeys: 0, codes: false });
  expect((await removeFactors()).statusCode).toBe(200);
  expect((await call('GET', '/User/profile', ama.headers)).statusCode).toBe(200);
  await efie.runJobs();
  expect(await efie.outbox.to(ama.email)).toEqual([]);
  expect(await removals()).toEqual([]);
});

test('the mail that tells of what was added says what to do where a code is asked that one does not have', async () => {
  await takeOver(ama);
  await efie.runJobs();
  const mail = await efie.outbox.newestTo(ama.email);
  expect(mail).toContain('/undo-factor/');
  expect(mail).toContain('/contact');
  expect(mail).toContain('an Admin will remove the codes and passkeys');
});
