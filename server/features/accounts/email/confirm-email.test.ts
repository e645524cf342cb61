import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { EMAIL_LINK_USES_PER_ADDRESS, EMAIL_LINKS_PER_ACCOUNT } from '../limits.ts';
import { openSession } from '../login/sessions.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });
const DAY = 24 * 60 * 60_000;
const INVALID = 'This link was already used or has expired. You can get a new one in your profile.';

beforeEach(() => efie.setNow(new Date()));

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  efie.app.inject({ method: 'POST', url, payload, headers });
const confirm = (token: string) => post('/api/auth/confirm-email', { token });
const sendAgain = (headers: Record<string, string>) =>
  post('/api/User/email/link', undefined, headers);

const signUp = (email: string) =>
  post('/api/auth/signup', {
    email,
    password: 'ama-and-kofi',
    role: 'Customer',
    firstname: 'Ama',
    lastname: 'Mensah',
    phoneNumber: '0244123456',
    location: 'Accra',
  });

let count = 0;
/** Signs someone up by the call; returns their account, with a session. */
async function newcomer(email = `newcomer${++count}@efie.test`) {
  const response = await signUp(email);
  expect(response.statusCode).toBe(201);
  const { userId, linkSentTo } = response.json();
  const user = { id: userId, role: 'Customer' };
  const token = await openSession(efie.platform, efie.platform.db, user);
  const headers = { authorization: `Bearer ${token}` };
  return { id: userId as string, email, linkSentTo, headers };
}

async function mailsTo(email: string): Promise<string[]> {
  await efie.runJobs();
  return efie.outbox.to(email);
}

/** The token of the last link mailed to an address. */
async function tokenTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1) ?? '';
  return /confirm-email\/([\w-]+)/.exec(mail)?.[1] ?? '';
}

const profileOf = async (headers: Record<string, string>) =>
  (await efie.app.inject({ url: '/api/User/profile', headers })).json();

describe('signing up', () => {
  // §4/8, §6/41
  test('emails a link, whose token confirms the address', async () => {
    const ama = await newcomer();
    expect(ama.linkSentTo).toBe(ama.email);
    const [mail = ''] = await mailsTo(ama.email);
    expect(mail).toContain('Subject: Confirm your email for Efie');
    expect(mail).toContain('for 3 days');
    // The name given at signup may be anyone's words.
    expect(mail).not.toContain('Mensah');
    expect(await profileOf(ama.headers)).toMatchObject({
      mustConfirmEmail: true,
      linkSentTo: ama.email,
    });

    const token = await tokenTo(ama.email);
    const stored = await efie.connection.pool.query('select token_hash from email_links');
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    const response = await confirm(token);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Your email is confirmed.' },
    ]);
    expect(await profileOf(ama.headers)).toMatchObject({
      mustConfirmEmail: false,
      linkSentTo: null,
    });
    expect(lines.filter(({ event }) => event === 'user_updated')).toMatchObject([
      { account: ama.id, reason: 'email_confirmed' },
    ]);
  });

  // §4/8
  test('sends no email and refuses nothing where the site does not ask for confirmation', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const save = (confirmEmails: boolean) =>
      efie.app.inject({
        method: 'PUT',
        url: '/api/site-settings',
        headers: admin.headers,
        payload: { ...DEFAULT_SITE_SETTINGS, confirmEmails },
      });
    await save(false);
    const ama = await newcomer();
    const profile = await profileOf(ama.headers);
    await save(true);
    expect(ama.linkSentTo).toBeNull();
    expect(await mailsTo(ama.email)).toEqual([]);
    expect(profile).toMatchObject({ mustConfirmEmail: false, linkSentTo: null });
  });

  // §4/8, §6/47
  test('sends one mailbox five links an hour, however it is spelled, and signs people up all the same', async () => {
    const told: unknown[] = [];
    for (let i = 0; i < 7; i += 1) {
      told.push((await newcomer(`f.looded+${i}@gmail.com`)).linkSentTo);
    }
    // No mail, no word of one.
    expect(told.map((to) => to !== null)).toEqual([true, true, true, true, true, false, false]);
    await efie.runJobs();
    const mails = await Promise.all(
      Array.from({ length: 7 }, (_, i) => efie.outbox.to(`f\\.looded\\+${i}@gmail\\.com`)),
    );
    expect(mails.flat()).toHaveLength(5);
  });
});

test('failed sign-ups with someone’s address use up none of their links', async () => {
  const ama = await newcomer();
  for (let i = 0; i < 5; i += 1) {
    const response = await signUp(ama.email);
    expect(response.statusCode).toBe(409);
  }
  expect((await sendAgain(ama.headers)).statusCode).toBe(200);
});

describe('a confirmation link', () => {
  // §6/41
  test('works for three days', async () => {
    const [ama, kofi] = [await newcomer(), await newcomer()];
    const [hers, his] = [await tokenTo(ama.email), await tokenTo(kofi.email)];
    efie.setNow(new Date(Date.now() + 3 * DAY - 60_000));
    expect((await confirm(hers)).statusCode).toBe(200);
    efie.setNow(new Date(Date.now() + 3 * DAY + 60_000));
    const late = await confirm(his);
    expect([late.statusCode, late.json().message]).toEqual([400, INVALID]);
  });

  // §6/41
  test('succeeds again when it is opened on another device', async () => {
    const ama = await newcomer();
    const token = await tokenTo(ama.email);
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const used = await efie.connection.pool.query(
      `select count(*)::int as times from email_links where user_id = $1 and used_at is not null`,
      [ama.id],
    );
    expect(used.rows).toEqual([{ times: 1 }]);
  });

  test.each([['x'], ['0'.repeat(43)]])('is refused when it was never sent (%s)', async (token) => {
    const response = await confirm(token);
    expect([response.statusCode, response.json().message]).toEqual([400, INVALID]);
  });

  // §6/42
  test('confirms nothing when an email scanner only reads it', async () => {
    const ama = await newcomer();
    const token = await tokenTo(ama.email);
    for (const url of ['/api/auth/confirm-email', `/api/auth/confirm-email/${token}`]) {
      expect((await efie.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(await profileOf(ama.headers)).toMatchObject({ mustConfirmEmail: true });
  });

  test('is limited to three hundred tries an hour from one address', async () => {
    const limit = efie.platform.limits.of(EMAIL_LINK_USES_PER_ADDRESS);
    for (let i = 0; i < 300; i += 1) await limit.take('10.9.0.1');
    const response = await efie.app.inject({
      method: 'POST',
      url: '/api/auth/confirm-email',
      payload: { token: 'x' },
      remoteAddress: '10.9.0.1',
    });
    expect(response.statusCode).toBe(429);
  });
});

describe('sending a link again', () => {
  test('requires sign-in', async () => {
    expect((await sendAgain({})).statusCode).toBe(401);
  });

  test('emails another link, leaves the first one working, and is refused once the address is confirmed', async () => {
    const ama = await newcomer();
    const first = await tokenTo(ama.email);
    const response = await sendAgain(ama.headers);
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      `We sent a link to ${ama.email}. It works for three days.`,
    ]);
    const second = await tokenTo(ama.email);
    expect(second).not.toBe(first);
    expect((await confirm(first)).statusCode).toBe(200);
    expect((await sendAgain(ama.headers)).statusCode).toBe(400);
  });

  // §6/47
  test('is limited to four times an hour, then asks to wait', async () => {
    const ama = await newcomer();
    for (let i = 0; i < 4; i += 1) expect((await sendAgain(ama.headers)).statusCode).toBe(200);
    const response = await sendAgain(ama.headers);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await mailsTo(ama.email)).toHaveLength(5);
  });

  // §6/47
  test('is limited to ten times a day for one account', async () => {
    const ama = await newcomer();
    const limit = efie.platform.limits.of(EMAIL_LINKS_PER_ACCOUNT);
    for (let i = 0; i < 10; i += 1) await limit.take(ama.id);
    expect((await sendAgain(ama.headers)).statusCode).toBe(429);
  });
});

test('resetting the password by an emailed link confirms the address too', async () => {
  const ama = await newcomer();
  await post('/api/auth/forgot-password', { email: ama.email });
  const mail = (await mailsTo(ama.email)).at(-1) ?? '';
  const token = /reset-password\/([\w-]+)/.exec(mail)?.[1];
  const reset = await post(`/api/auth/reset-password/${token}`, { password: 'another-secret' });
  expect(reset.statusCode).toBe(200);
  const { rows } = await efie.connection.pool.query(
    'select email_confirmed_at is not null as confirmed from users where id = $1',
    [ama.id],
  );
  expect(rows).toEqual([{ confirmed: true }]);
});
