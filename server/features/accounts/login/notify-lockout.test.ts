import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const START = new Date('2026-11-21T12:00:00Z');

beforeEach(async () => {
  efie.setNow(START);
  await efie.connection.pool.query('delete from rate_limits');
});

const call = (method: 'POST' | 'PUT', path: string, payload: object, headers = {}) =>
  efie.app.inject({
    method,
    url: `/api${path}`,
    payload,
    headers,
    remoteAddress: '197.210.53.7',
  });
const login = ({ email }: Pick<TestPerson, 'email'>, password: string) =>
  call('POST', '/auth/login', { email, password });

/** Ten wrong passwords, and a correct one that is refused. */
async function lockOut(person: TestPerson): Promise<void> {
  for (let i = 0; i < 10; i += 1) await login(person, 'not-it-at-all');
  expect((await login(person, person.password)).statusCode).toBe(429);
}

async function switchCodesOn({ headers }: TestPerson): Promise<void> {
  const { key } = (await call('POST', '/User/codes', {}, headers)).json();
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: START.getTime(),
  });
  expect((await call('PUT', '/User/codes', { code }, headers)).statusCode).toBe(200);
}

/** The correct password, ten wrong codes, and one that is refused unread. */
async function lockOutByCodes(person: TestPerson): Promise<void> {
  const { ticket } = (await login(person, person.password)).json();
  const wrong = () => call('POST', '/auth/login/code', { ticket, code: 'aaaa-aaaa-aaaa-aaaa' });
  for (let i = 0; i < 10; i += 1) expect((await wrong()).statusCode).toBe(401);
  expect((await wrong()).statusCode).toBe(429);
}

async function mailsTo({ email }: Pick<TestPerson, 'email'>): Promise<string[]> {
  await efie.runJobs();
  return (await efie.outbox.to(email)).filter((mail) => mail.includes('is locked'));
}

/**
 * Waits for this many: no response waits for the mails, and the first one also loads the table of
 * countries.
 */
async function awaitMailsTo(person: TestPerson, count: number): Promise<string[]> {
  const mails = async () => (await mailsTo(person)).length;
  await expect.poll(mails, { timeout: 10_000 }).toBe(count);
  return mailsTo(person);
}

/** Waits until this many lock-outs were counted, mailed or not. */
async function awaitCounted(count: number): Promise<void> {
  const statement = `select sum(points)::int as points from rate_limits where key like 'lockOutMails:%'`;
  const counted = async () => (await efie.connection.pool.query(statement)).rows[0].points;
  await expect.poll(counted).toBe(count);
}

// §6/54
test('the owner of a locked account is told by email, at most once a day', async () => {
  const admin = await signedInAs(efie.platform, 'Admin');
  const person = await signedInAs(efie.platform, 'Customer');
  await lockOut(person);
  expect((await login(person, 'once-more')).statusCode).toBe(429);
  await awaitCounted(2);
  const [mail = ''] = await awaitMailsTo(person, 1);
  expect(mail).toContain('Subject: Your Efie account is locked for 15 minutes');
  expect(mail).toMatch(/Network: Nigeria \S+ 197\.210\.53\./);
  expect(mail).toContain('When: Sat 21 Nov 2026, 12:00 (Ghana)');
  expect(mail).toContain('nobody got in');
  expect(mail).not.toContain('not-it-at-all');
  const lift = () => call('POST', '/admin/lift-lockout', { email: person.email }, admin.headers);
  await lift();
  await lockOut(person);
  await awaitCounted(3);
  expect(await mailsTo(person)).toHaveLength(1);

  await efie.connection.pool.query(`delete from rate_limits where key like 'lockOutMails:%'`);
  expect((await login(person, person.password)).statusCode).toBe(429);
  await awaitMailsTo(person, 2);
});

test('the owner of an account locked for all addresses is told so by email, at most once a day', async () => {
  const person = await signedInAs(efie.platform, 'Customer');
  await efie.connection.pool.query('delete from rate_limits');
  const from = (remoteAddress: string, password: string) =>
    efie.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password },
      remoteAddress,
    });
  for (let i = 0; i < 50; i += 1) await from(`197.210.54.${i}`, 'not-it-at-all');
  expect((await from('197.210.53.7', person.password)).statusCode).toBe(429);
  const [mail = ''] = await awaitMailsTo(person, 1);
  expect(mail).toContain('from several networks');
  expect((await from('197.210.53.7', person.password)).statusCode).toBe(429);
  await awaitCounted(2);
  expect(await mailsTo(person)).toHaveLength(1);
});

// §6/54
test('the email about wrong codes says that someone knows the password', async () => {
  const person = await signedInAs(efie.platform, 'Customer');
  await switchCodesOn(person);
  await lockOutByCodes(person);
  const [mail = ''] = await awaitMailsTo(person, 1);
  expect(mail).toContain('someone knows your password');
});

// §6/54
test('wrong codes are emailed even on a day when wrong passwords were', async () => {
  const admin = await signedInAs(efie.platform, 'Admin');
  const person = await signedInAs(efie.platform, 'Customer');
  await switchCodesOn(person);
  await lockOut(person);
  await awaitMailsTo(person, 1);
  await call('POST', '/admin/lift-lockout', { email: person.email }, admin.headers);
  await lockOutByCodes(person);
  const [, mail = ''] = await awaitMailsTo(person, 2);
  expect(mail).toContain('someone knows your password');
});

// §6/54
test('the response does not wait for the email, so it does not reveal whether there is an account', async () => {
  const person = await signedInAs(efie.platform, 'Customer');
  const client = await efie.connection.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table graphile_worker._private_jobs in access exclusive mode');
    await lockOut(person);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await awaitMailsTo(person, 1);
});

// §6/54
test('someone who mistypes while switching codes on gets no email about a lock', async () => {
  const person = await signedInAs(efie.platform, 'Customer');
  await call('POST', '/User/codes', {}, person.headers);
  const wrong = () => call('PUT', '/User/codes', { code: 'no code' }, person.headers);
  for (let i = 0; i < 10; i += 1) expect((await wrong()).statusCode).toBe(400);
  expect((await wrong()).statusCode).toBe(429);
  expect(await mailsTo(person)).toEqual([]);
});

// §6/54
test('no email goes to an address that nobody confirmed or that has no account', async () => {
  const person = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
  await lockOut(person);
  await awaitCounted(1);
  expect(await mailsTo(person)).toEqual([]);
  const nobody = { ...person, email: 'nobody@efie.test' };
  await lockOut(nobody);
  await awaitCounted(2);
  expect(await mailsTo(nobody)).toEqual([]);
});
