import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { addPasskey, confirmByPasskey } from '#server/testing/passkeys.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import type { SoftwareAuthenticator } from '#server/testing/software-authenticator.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });
const START = new Date('2026-11-21T10:00:00Z');
/** In minutes, the lifetime of such a link. */
const WEEK = 7 * 24 * 60;
const atMinute = (minutes: number) => efie.setNow(new Date(START.getTime() + minutes * 60_000));
let ama: TestPerson;

beforeEach(async () => {
  atMinute(0);
  ama = await signedInAs(efie.platform, 'Customer');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, headers = {}, payload?: object) =>
  efie.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const undo = (token: string) => call('POST', '/auth/undo-factor', {}, { token });
const loginStatus = async ({ email, password }: TestPerson) =>
  (await call('POST', '/auth/login', {}, { email, password })).statusCode;

const passkeyLogin = async (device: SoftwareAuthenticator) => {
  const { challenge } = (await call('POST', '/auth/passkey-options')).json();
  return call('POST', '/auth/login/passkey', {}, { passkey: device.use({ challenge }) });
};

/** Returns a recovery code. */
async function switchCodesOn({ headers }: TestPerson, minute: number): Promise<string> {
  const { key } = (await call('POST', '/User/codes', headers)).json();
  const timestamp = START.getTime() + minute * 60_000;
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
  const on = await call('PUT', '/User/codes', headers, { code });
  expect(on.statusCode).toBe(200);
  return on.json().recoveryCodes[0];
}

/** The current login factors of an account. */
async function factorsOf({
  id,
}: TestPerson): Promise<[passkeys: number, codes: number, recovery: number]> {
  const { rows } = await efie.connection.pool.query(
    `select (select count(*) from passkeys where user_id = $1)::int as passkeys,
      (select count(*) from authenticators where user_id = $1)::int as codes,
      (select count(*) from recovery_codes where user_id = $1)::int as recovery`,
    [id],
  );
  return [rows[0].passkeys, rows[0].codes, rows[0].recovery];
}

/** The start of an account's deletion period, if any. */
async function leavingSince({ id }: TestPerson): Promise<Date | null> {
  const statement = 'select leaving_since from users where id = $1';
  return (await efie.connection.pool.query(statement, [id])).rows[0].leaving_since;
}

/** The tokens of the mails to an address about added factors, oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  await efie.runJobs();
  return (await efie.outbox.to(email)).flatMap(
    (mail) => /undo-factor\/([\w-]+)/.exec(mail)?.[1] ?? [],
  );
}

describe('the link in the email about an added passkey or app', () => {
  // §6/50
  test('removes a passkey, ends every session, voids the password, and emails a link to choose another one', async () => {
    const device = await addPasskey(efie, ama);
    const [token = ''] = await tokensTo(ama.email);
    const response = await undo(token);
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      'It’s removed, and every device is logged out. We’ve emailed you a link to choose a new password: do that now.',
    ]);
    expect(await factorsOf(ama)).toEqual([0, 0, 0]);
    expect((await call('GET', '/User/profile', ama.headers)).statusCode).toBe(401);
    expect((await passkeyLogin(device)).statusCode).toBe(401);
    expect(await loginStatus(ama)).toBe(401);
    await efie.runJobs();
    const reset = /reset-password\/([\w-]+)/.exec((await efie.outbox.to(ama.email)).join())?.[1];
    const password = 'chosen-again-2026';
    const chosen = await call('POST', `/auth/reset-password/${reset}`, {}, { password });
    expect(chosen.statusCode).toBe(200);
    expect(await loginStatus({ ...ama, password })).toBe(200);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'user_updated', reason: 'factor_undone', account: ama.id }),
    );
    const admin = await signedInAs(efie.platform, 'Admin');
    const path = `/admin/audit-log?search=${ama.id}&event=factor-removed`;
    expect((await call('GET', path, admin.headers)).json()).toMatchObject([
      { subject: { _id: ama.id }, reason: 'undone by the link of the mail' },
    ]);
  });

  test('removes login codes with their recovery codes, and keeps what was there before', async () => {
    const own = await addPasskey(efie, ama);
    atMinute(WEEK);
    await confirmByPasskey(efie, ama, own);
    await switchCodesOn(ama, WEEK);
    const [, token = ''] = await tokensTo(ama.email);
    expect((await undo(token)).statusCode).toBe(200);
    expect(await factorsOf(ama)).toEqual([1, 0, 0]);
    expect((await passkeyLogin(own)).statusCode).toBe(200);
  });

  // §6/50
  test('also removes what was added earlier, as long as the email about that still works', async () => {
    const first = await addPasskey(efie, ama);
    atMinute(1);
    const email = `not-${ama.email}`;
    const moved = { email, currentPassword: ama.password };
    expect((await call('PUT', '/User/email', ama.headers, moved)).statusCode).toBe(200);
    atMinute(2);
    const second = await addPasskey(efie, ama);
    const [earlier = '', newest = ''] = await tokensTo(ama.email);
    expect((await undo(newest)).statusCode).toBe(200);
    expect((await passkeyLogin(first)).statusCode).toBe(401);
    expect((await passkeyLogin(second)).statusCode).toBe(401);
    expect(await factorsOf(ama)).toEqual([0, 0, 0]);
    expect((await undo(earlier)).statusCode).toBe(400);
    const token = /confirm-email\/([\w-]+)/.exec((await efie.outbox.to(email)).join())?.[1];
    expect(token).toBeDefined();
    expect((await call('POST', '/auth/confirm-email', {}, { token })).statusCode).toBe(400);
  });

  // §6/50
  test('removes everything added since, and voids the links about it', async () => {
    const code = await switchCodesOn(ama, 0);
    atMinute(WEEK);
    await call('POST', '/auth/confirm', ama.headers, { currentPassword: ama.password });
    await addPasskey(efie, ama);
    atMinute(WEEK + 1);
    await addPasskey(efie, ama);
    await call('POST', '/User/recovery-codes', ama.headers, { code });
    expect(await factorsOf(ama)).toEqual([2, 1, 10]);
    const [, first = '', second = '', recovery = ''] = await tokensTo(ama.email);
    expect((await undo(first)).statusCode).toBe(200);
    // The app was there before; its new recovery codes were not.
    expect(await factorsOf(ama)).toEqual([0, 1, 0]);
    expect((await undo(second)).statusCode).toBe(400);
    expect((await undo(recovery)).statusCode).toBe(400);
  });

  // §6/50
  test('removes login codes that were added together with a passkey, whichever email is opened', async () => {
    for (const opened of [0, 1]) {
      const person = await signedInAs(efie.platform, 'Customer');
      const device = await addPasskey(efie, person);
      await switchCodesOn(person, 0);
      expect(await factorsOf(person)).toEqual([1, 1, 10]);
      const tokens = await tokensTo(person.email);
      expect((await undo(tokens[opened] ?? '')).statusCode).toBe(200);
      expect(await factorsOf(person)).toEqual([0, 0, 0]);
      expect((await passkeyLogin(device)).statusCode).toBe(401);
    }
  });

  // §6/50
  test('cancels a deletion of the account that was requested since, and shows its listings again', async () => {
    const agent = await signedInAs(efie.platform, 'Agent');
    const home = await propertyRow(efie.platform, agent.id);
    const isShown = async () => (await call('GET', '/properties')).body.includes(home);
    await addPasskey(efie, agent);
    atMinute(1);
    await addPasskey(efie, agent);
    expect((await call('POST', '/User/deletion', agent.headers, {})).statusCode).toBe(200);
    expect(await isShown()).toBe(false);
    const [, newest = ''] = await tokensTo(agent.email);
    atMinute(2);
    expect((await undo(newest)).statusCode).toBe(200);
    expect(await isShown()).toBe(true);
    expect(await leavingSince(agent)).toBeNull();
    const admin = await signedInAs(efie.platform, 'Admin');
    const path = `/admin/audit-log?search=${agent.id}&event=account-kept`;
    expect((await call('GET', path, admin.headers)).json()).toHaveLength(1);
  });

  test('does not cancel a deletion that was requested before', async () => {
    const { password: currentPassword, headers } = ama;
    await call('POST', '/User/deletion', headers, { currentPassword });
    atMinute(1);
    await addPasskey(efie, ama);
    const [token = ''] = await tokensTo(ama.email);
    expect((await undo(token)).statusCode).toBe(200);
    expect(await leavingSince(ama)).toEqual(START);
  });

  // §6/50
  test('works once, even when used twice at once, within seven days, and for nothing else', async () => {
    const kofi = await signedInAs(efie.platform, 'Customer');
    await addPasskey(efie, ama);
    await addPasskey(efie, kofi);
    const [[hers = ''], [his = '']] = [await tokensTo(ama.email), await tokensTo(kofi.email)];
    for (const path of ['confirm-email', 'undo-email-change']) {
      expect((await call('POST', `/auth/${path}`, {}, { token: hers })).statusCode).toBe(400);
    }
    expect((await undo('made-up')).statusCode).toBe(400);
    atMinute(WEEK - 1);
    const responses = await Promise.all([undo(hers), undo(hers)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    atMinute(WEEK);
    expect((await undo(his)).statusCode).toBe(400);
    expect(await factorsOf(kofi)).toEqual([1, 0, 0]);
  });

  test('does nothing once the account has another address, where the new password would go', async () => {
    await addPasskey(efie, ama);
    const [token = ''] = await tokensTo(ama.email);
    await efie.connection.pool.query('update users set email = $2 where id = $1', [
      ama.id,
      `moved-${ama.email}`,
    ]);
    const refused = await undo(token);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Your account has a different email address now. If you didn’t change it, tap “It wasn’t me” in the email about that, or contact us.',
    ]);
    expect(await factorsOf(ama)).toEqual([1, 0, 0]);
    await efie.connection.pool.query('update users set email = $2 where id = $1', [
      ama.id,
      ama.email,
    ]);
    expect((await undo(token)).statusCode).toBe(200);
  });

  test('is left out of the email about a removal', async () => {
    await addPasskey(efie, ama);
    const { passkeys } = (await call('GET', '/User/factors', ama.headers)).json();
    await call('DELETE', `/User/passkeys/${passkeys[0]._id}`, ama.headers);
    expect(await tokensTo(ama.email)).toHaveLength(1);
    expect((await efie.outbox.to(ama.email)).at(-1)).toContain('/forgot-password');
  });
});

test('undoing a change of email address removes passkeys and login codes too', async () => {
  const device = await addPasskey(efie, ama);
  await switchCodesOn(ama, 0);
  const email = `new-${ama.email}`;
  const change = { email, currentPassword: ama.password };
  await call('PUT', '/User/email', ama.headers, change);
  const linkIn = async (to: string) => {
    await efie.runJobs();
    const mail = await efie.outbox.newestTo(to);
    return mail?.match(/(?:confirm-email|undo-email-change)\/([\w-]+)/)?.[1];
  };
  await call('POST', '/auth/confirm-email', {}, { token: await linkIn(email) });
  expect(await factorsOf(ama)).toEqual([1, 1, 10]);
  const token = await linkIn(ama.email);
  expect((await call('POST', '/auth/undo-email-change', {}, { token })).statusCode).toBe(200);
  expect(await factorsOf(ama)).toEqual([0, 0, 0]);
  expect((await passkeyLogin(device)).statusCode).toBe(401);
});
