import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { logLines } from '#server/testing/log-lines.ts';
import { loggedOutMeanwhile } from '#server/testing/logged-out-meanwhile.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { createUser } from '../create-user.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });
const DAY = 24 * 60 * 60_000;

beforeEach(() => efie.setNow(new Date()));

const send = (
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
  headers: Record<string, string> = {},
) => efie.app.inject({ method, url, payload, headers });
const change = ({ headers, password }: TestPerson, email: unknown, currentPassword = password) =>
  send('PUT', '/api/User/email', { email, currentPassword }, headers);
const confirm = (token: string) => send('POST', '/api/auth/confirm-email', { token });
const undo = (token: string) => send('POST', '/api/auth/undo-email-change', { token });
const loginStatus = async (email: string, password: string) =>
  (await send('POST', '/api/auth/login', { email, password })).statusCode;
const SIGNUP = {
  ...{ password: 'ama-and-kofi', role: 'Customer' as const, firstname: 'Ama', lastname: 'Mensah' },
  ...{ phoneNumber: '0244123456', location: 'Accra' },
};
const signUp = (email: string) => send('POST', '/api/auth/signup', { ...SIGNUP, email });
const profileOf = ({ headers }: TestPerson) =>
  efie.app.inject({ url: '/api/User/profile', headers });

/** The token of the last mail to an address that has a link of this page. */
async function tokenTo(email: string, page: string): Promise<string> {
  await efie.runJobs();
  const tokens = (await efie.outbox.to(email)).flatMap(
    (mail) => new RegExp(`${page}/([\\w-]+)`).exec(mail)?.[1] ?? [],
  );
  return tokens.at(-1) ?? '';
}
const confirmingTokenTo = (email: string) => tokenTo(email, 'confirm-email');
const undoingTokenTo = (email: string) => tokenTo(email, 'undo-email-change');

let count = 0;
const newAddress = () => `new${++count}@efie.test`;

/** Completes a change of someone's address; returns the new one. */
async function changed(person: TestPerson, email = newAddress()): Promise<string> {
  expect((await change(person, email)).statusCode).toBe(200);
  expect((await confirm(await confirmingTokenTo(email))).statusCode).toBe(200);
  return email;
}

describe('PUT /api/User/email', () => {
  test('requires sign-in', async () => {
    const body = { email: 'x@efie.test', currentPassword: 'secret-enough' };
    expect((await send('PUT', '/api/User/email', body)).statusCode).toBe(401);
  });

  test.each<[what: string, email: unknown, password: string, field: string, message: string]>([
    ['a list', 'a@efie.test,b@efie.test', 'secret-enough', 'email', 'Invalid email address'],
    ['no text', 7, 'secret-enough', 'email', 'Invalid email address'],
    ['its own', 'kofi@efie.test', 'secret-enough', 'email', 'This is already your email address.'],
    ['no password', 'new@efie.test', '', 'currentPassword', 'Please enter your current password.'],
    [
      'a wrong password',
      'new@efie.test',
      'not-it-at-all',
      'currentPassword',
      'This isn’t your current password.',
    ],
  ])('refuses %s', async (_what, email, password, field, message) => {
    await efie.connection.pool.query(`delete from users where email = 'kofi@efie.test'`);
    const person = await signedInAs(efie.platform, 'Customer', { email: 'kofi@efie.test' });
    const response = await change(person, email, password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { [field]: message } });
  });

  test('refuses someone else’s address, also in capitals', async () => {
    const [ama, kofi] = [
      await signedInAs(efie.platform, 'Customer'),
      await signedInAs(efie.platform, 'Customer'),
    ];
    const response = await change(ama, kofi.email.toUpperCase());
    expect([response.statusCode, response.json().code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  // §6/21
  test('stops after ten wrong passwords, counted with those at the change of the password', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const email = newAddress();
    for (let i = 0; i < 9; i += 1) {
      expect((await change(person, email, 'wrong-again')).statusCode).toBe(400);
    }
    const body = { currentPassword: 'wrong-again', password: 'brand-new-secret' };
    const tenth = await send('PUT', '/api/User/password', body, person.headers);
    expect(tenth.statusCode).toBe(400);
    expect((await change(person, email)).statusCode).toBe(429);
    expect(await confirmingTokenTo(email)).toBe('');
  });

  // §6/48
  test('keeps the old address until the link is opened, then takes the new one', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const email = newAddress();
    const asked = await change(person, email);
    expect(asked.json().message).toBe(
      `We sent a link to ${email}. Open it to switch to that address.`,
    );
    expect((await profileOf(person)).json()).toMatchObject({
      email: person.email,
      mustConfirmEmail: false,
      linkSentTo: email,
    });
    expect(await loginStatus(email, person.password)).toBe(401);

    const response = await confirm(await confirmingTokenTo(email));
    expect(response.json().message).toBe(
      `Your email is now ${email}. Use it to log in from now on.`,
    );
    expect((await profileOf(person)).json()).toMatchObject({ email, linkSentTo: null });
    expect(await loginStatus(email, person.password)).toBe(200);
    expect(await loginStatus(person.email, person.password)).toBe(401);
    await efie.runJobs();
    const told = (await efie.outbox.to(person.email)).at(-1);
    expect(told).toContain('Subject: The email of your Efie account was changed');
    expect(lines.filter(({ event }) => event === 'user_updated')).toMatchObject([
      { account: person.id, reason: 'email_changed' },
    ]);
  });

  test('makes the earlier link useless when asked again', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const [first, second] = [newAddress(), newAddress()];
    await change(person, first);
    const token = await confirmingTokenTo(first);
    await change(person, second);
    expect((await confirm(token)).statusCode).toBe(400);
    const link = send('POST', '/api/User/email/link', {}, person.headers);
    expect((await link).json().message).toBe(
      `We sent a link to ${second}. It works for three days.`,
    );
  });

  test('is cancelled when the password is changed before the link is opened', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const email = newAddress();
    await change(person, email);
    const token = await confirmingTokenTo(email);
    const body = { currentPassword: person.password, password: 'brand-new-secret' };
    await send('PUT', '/api/User/password', body, person.headers);
    expect((await confirm(token)).statusCode).toBe(400);
  });

  test('emails no link for someone whose session ends meanwhile', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const email = newAddress();
    const response = await loggedOutMeanwhile(efie, person, () => change(person, email));
    expect(response.statusCode).toBe(401);
    expect(await confirmingTokenTo(email)).toBe('');
  });

  test('gives an address to only one of two people who take it at once', async () => {
    const people = await Promise.all([
      signedInAs(efie.platform, 'Customer'),
      signedInAs(efie.platform, 'Customer'),
    ]);
    const email = newAddress();
    const tokens: string[] = [];
    for (const person of people) {
      await change(person, email);
      tokens.push(await confirmingTokenTo(email));
    }
    const responses = await Promise.all(tokens.map(confirm));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('tells no one at an old address that was never confirmed, as it may be a stranger’s', async () => {
    const person = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    const email = await changed(person);
    expect(await efie.outbox.to(person.email)).toEqual([]);
    expect((await profileOf(person)).json()).toMatchObject({ email, mustConfirmEmail: false });
  });

  test('emails the current address its link again while it is not confirmed', async () => {
    const person = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    await change(person, newAddress());
    const response = await change(person, person.email);
    expect(response.json().message).toBe(
      `We sent a link to ${person.email}. It works for three days.`,
    );
    expect((await confirm(await confirmingTokenTo(person.email))).statusCode).toBe(200);
    expect((await profileOf(person)).json()).toMatchObject({
      email: person.email,
      mustConfirmEmail: false,
    });
  });

  test('emails links to the same address five times an hour at most', async () => {
    const target = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const person = await signedInAs(efie.platform, 'Customer');
      statuses.push((await change(person, target)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the link that restores the old address', () => {
  // §6/49
  test('ends every session, voids the password, and emails a link to choose another one', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const thief = await changed(person);
    const response = await undo(await undoingTokenTo(person.email));
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toContain(`Your email is ${person.email} again`);
    expect((await profileOf(person)).statusCode).toBe(401);
    expect(await loginStatus(thief, person.password)).toBe(401);
    expect(await loginStatus(person.email, person.password)).toBe(401);

    const token = await tokenTo(person.email, 'reset-password');
    const url = `/api/auth/reset-password/${token}`;
    expect((await send('POST', url, { password: 'brand-new-secret' })).statusCode).toBe(200);
    expect(await loginStatus(person.email, 'brand-new-secret')).toBe(200);
    expect(lines.filter(({ event }) => event === 'user_updated').at(-1)).toMatchObject({
      account: person.id,
      reason: 'email_restored',
    });
  });

  test('cancels a deletion of the account that was requested since', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    await changed(person);
    const { headers, password: currentPassword } = person;
    const asked = await send('POST', '/api/User/deletion', { currentPassword }, headers);
    expect(asked.statusCode).toBe(200);
    expect((await undo(await undoingTokenTo(person.email))).statusCode).toBe(200);
    const statement = 'select leaving_since from users where id = $1';
    const { rows } = await efie.connection.pool.query(statement, [person.id]);
    expect(rows).toEqual([{ leaving_since: null }]);
  });

  // §6/49
  test('works once, within seven days, and not as a confirmation link', async () => {
    const [ama, kofi] = [
      await signedInAs(efie.platform, 'Customer'),
      await signedInAs(efie.platform, 'Customer'),
    ];
    await changed(ama);
    await changed(kofi);
    const [hers, his] = [await undoingTokenTo(ama.email), await undoingTokenTo(kofi.email)];
    expect((await confirm(hers)).statusCode).toBe(400);
    efie.setNow(new Date(Date.now() + 7 * DAY - 60_000));
    expect((await undo(hers)).statusCode).toBe(200);
    expect((await undo(hers)).statusCode).toBe(400);
    efie.setNow(new Date(Date.now() + 7 * DAY + 60_000));
    expect((await undo(his)).statusCode).toBe(400);
  });

  test('works only once when it is used twice at once', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    await changed(person);
    const token = await undoingTokenTo(person.email);
    const responses = await Promise.all([undo(token), undo(token)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  // §6/49
  test('still works after a thief changes the address again, and the thief’s own link then fails', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const first = await changed(person);
    efie.setNow(new Date(Date.now() + 1_000));
    const second = await changed(person);
    const theirs = await undoingTokenTo(first);
    const hers = await undoingTokenTo(person.email);
    expect((await undo(hers)).statusCode).toBe(200);
    expect((await undo(theirs)).statusCode).toBe(400);
    expect(await loginStatus(second, person.password)).toBe(401);
  });

  // §6/51
  test('reserves the old address for seven days: only its former owner can take it', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const other = await signedInAs(efie.platform, 'Customer');
    await changed(person);
    const signup = await signUp(person.email);
    expect([signup.statusCode, signup.json().code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await change(other, person.email)).statusCode).toBe(409);
    expect(await changed(person, person.email)).toBe(person.email);
  });

  // §6/51
  test('reserves the old address even from someone who signs up at the same moment', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const { pool } = efie.connection;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update users set email = $2 where id = $1', [person.id, newAddress()]);
    await client.query(
      `insert into email_links (token_hash, user_id, purpose, email, expires_at)
        values ($1, $2, 'undo', $3, now() + interval '7 days')`,
      [person.id, person.id, person.email],
    );
    const made = createUser(efie.platform.db, {
      ...SIGNUP,
      id: uuid(),
      email: person.email,
      emailConfirmed: false,
    });
    await expect
      .poll(
        async () => {
          const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "users"%'`;
          return (await pool.query(waiting)).rowCount;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    await client.query('commit');
    client.release();
    expect(await made).toBe(false);
  });
});
