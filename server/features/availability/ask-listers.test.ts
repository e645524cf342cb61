import { beforeEach, describe, expect, test } from 'vitest';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { askListersJob } from './ask-listers-job.ts';

const efie = bootTestApp();
let lister: TestPerson;

const LISTED = new Date('2026-10-01T09:30:00Z');
/** 30 days after. */
const DUE = '2026-10-31';

beforeEach(async () => {
  await efie.connection.pool.query('truncate listings, availability_questions cascade');
  efie.setNow(LISTED);
  lister = await signedInAs(efie.platform, 'Agent');
});

const listed = { created_at: LISTED, updated_at: LISTED };
const home = (name: string, details: Record<string, unknown> = {}, by = lister) =>
  propertyRow(efie.platform, by.id, { name, ...listed, ...details });
const vehicle = (name: string) => carRow(efie.platform, lister.id, { name, ...listed });

const ask = () => askListersJob(efie.platform).run(undefined);
async function runOn(day: string): Promise<void> {
  efie.setNow(`${day}T08:00:00Z`);
  await ask();
}
const mails = async (to = lister) => {
  await efie.runJobs();
  return efie.outbox.to(to.email);
};
const tokensIn = (mail = '') => [
  ...new Set([...mail.matchAll(/still-available\/([\w-]{22})/g)].map(([, token]) => token)),
];
const answer = (token: string | undefined, payload: object) =>
  efie.app.inject({ method: 'POST', url: `/api/still-available/${token}`, payload });
const question = async (token: string | undefined) =>
  (await efie.app.inject({ url: `/api/still-available/${token}` })).json();
const stateOf = async (id: string) => {
  const { rows } = await efie.connection.pool.query(
    'select status, pause_reason from listings where id = $1',
    [id],
  );
  return rows[0];
};

describe('asking listers whether listings are still available', () => {
  test('sends one email with a link for each listing that was left alone for 30 days', async () => {
    await home('Palm Court');
    await vehicle('Corolla of Osu');
    await home('Edited since', { updated_at: new Date('2026-10-02T00:00:00Z') });
    await home('Rented', { status: 'rented' });
    await home('Deleted', { deleted_at: LISTED });
    await runOn('2026-10-30');
    expect(await mails()).toHaveLength(0);
    await runOn(DUE);
    const [mail, ...others] = await mails();
    expect(others).toHaveLength(0);
    expect(mail).toContain('Subject: Are your 2 listings still available?');
    expect(mail).toContain('Palm Court');
    expect(mail).toContain('Corolla of Osu');
    expect(mail).not.toMatch(/Edited since|Rented|Deleted/);
    expect(tokensIn(mail)).toHaveLength(2);
  });

  test('happens once, however often and in however many processes the job runs', async () => {
    await home('Palm Court');
    efie.setNow(`${DUE}T08:00:00Z`);
    await Promise.all([ask(), ask(), ask(), ask()]);
    await ask();
    expect(await mails()).toHaveLength(1);
  });

  test('emails each lister only once, even when the job is broken off in between', async () => {
    const others = [];
    for (let n = 0; n < 3; n += 1) {
      const other = await signedInAs(efie.platform, 'Agent');
      await home(`House ${n}`, {}, other);
      others.push(other);
    }
    efie.setNow(`${DUE}T08:00:00Z`);
    const stop = new AbortController();
    let mailed = 0;
    const { config } = efie.platform;
    const broken = askListersJob({
      ...efie.platform,
      // Read for each mail: the process is told to end while it writes the second.
      get config() {
        mailed += 1;
        if (mailed === 2) stop.abort();
        return config;
      },
    }).run(undefined, stop.signal);
    await expect(broken).rejects.toThrow();
    await ask();
    for (const other of others) expect(await mails(other)).toHaveLength(1);
  });

  test('leaves out suspended listers', async () => {
    await home('Palm Court');
    await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
      lister.id,
    ]);
    await runOn(DUE);
    expect(await mails()).toHaveLength(0);
  });

  test('covers 50 listings in one email, and the others on the next day', async () => {
    for (let n = 0; n < 51; n += 1) await home(`House ${n}`);
    await runOn(DUE);
    await runOn('2026-11-01');
    expect((await mails()).map((mail) => tokensIn(mail).length)).toEqual([50, 1]);
  });
});

describe('an unanswered question', () => {
  test('leads to one reminder after three days, and to a pause after seven', async () => {
    const id = await home('Palm Court');
    await runOn(DUE);
    for (const day of ['2026-11-01', '2026-11-02']) await runOn(day);
    expect(await mails()).toHaveLength(1);
    for (const day of ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06']) await runOn(day);
    const [first, reminder, ...others] = await mails();
    expect(others).toHaveLength(0);
    expect(reminder).toContain('Subject: Reminder: is your listing still available?');
    expect(tokensIn(reminder)).toEqual(tokensIn(first));
    expect(await stateOf(id)).toEqual({ status: 'available', pause_reason: null });
    await runOn('2026-11-07');
    await runOn('2026-11-08');
    expect(await stateOf(id)).toEqual({ status: 'available', pause_reason: 'unanswered' });
    expect(await mails()).toHaveLength(2);
  });

  test('pauses nothing without a reminder, even when no process ran for weeks', async () => {
    const id = await home('Palm Court');
    await runOn(DUE);
    await runOn('2026-12-01');
    expect((await stateOf(id)).pause_reason).toBeNull();
    await runOn('2026-12-05');
    expect((await stateOf(id)).pause_reason).toBe('unanswered');
  });

  test('is answered by an edit too', async () => {
    const id = await home('Palm Court');
    await runOn(DUE);
    await efie.connection.pool.query(
      "update listings set updated_at = '2026-11-01T00:00:00Z' where id = $1",
      [id],
    );
    for (const day of ['2026-11-03', '2026-11-07', '2026-11-30']) await runOn(day);
    expect((await stateOf(id)).pause_reason).toBeNull();
    expect(await mails()).toHaveLength(1);
    await runOn('2026-12-01');
    expect(await mails()).toHaveLength(2);
  });
});

describe('the link in the email', () => {
  let id: string;
  let token: string | undefined;
  async function asked(make: () => Promise<string>): Promise<void> {
    id = await make();
    await runOn(DUE);
    [token] = tokensIn((await mails()).at(-1));
  }

  test('answers nothing just by being opened', async () => {
    await asked(() => home('Palm Court'));
    expect(await question(token)).toEqual({
      kind: 'property',
      name: 'Palm Court',
      path: `/property/${id}`,
      answer: null,
    });
    for (const day of ['2026-11-03', '2026-11-07']) await runOn(day);
    expect(await question(token)).toMatchObject({ answer: 'paused' });
  });

  test('confirms a listing for 30 days, without changing when it was edited', async () => {
    await asked(() => home('Palm Court'));
    expect((await answer(token, { answer: 'available' })).json()).toMatchObject({
      answer: 'available',
    });
    for (const day of ['2026-11-03', '2026-11-07', '2026-11-29']) await runOn(day);
    expect((await stateOf(id)).pause_reason).toBeNull();
    expect(await mails()).toHaveLength(1);
    const { json } = await efie.app.inject({ url: `/api/properties/${id}` });
    expect(json().updatedAt).toBe(LISTED.toISOString());
    await runOn('2026-11-30');
    expect(await mails()).toHaveLength(2);
    // A new question has a new link.
    expect((await answer(token, { answer: 'paused' })).statusCode).toBe(404);
  });

  test.each([
    ['PropertySales', 'Land', 'sold'],
    ['PropertyRentals', 'Apartments', 'rented'],
    ['Short-Stay', 'Hotels', 'rented'],
  ])('marks a property of %s as taken', async (property_type, subtype, status) => {
    await asked(() => home('Palm Court', { property_type, subtype }));
    expect((await answer(token, { answer: 'taken' })).json()).toMatchObject({ answer: 'taken' });
    expect(await stateOf(id)).toEqual({ status, pause_reason: null });
    await answer(token, { answer: 'available' });
    expect(await stateOf(id)).toEqual({ status: 'available', pause_reason: null });
  });

  test('pauses a car that is taken, and shows it again', async () => {
    await asked(() => vehicle('Corolla of Osu'));
    await answer(token, { answer: 'taken' });
    expect((await stateOf(id)).pause_reason).toBe('by-lister');
    expect((await answer(token, { answer: 'available' })).json()).toMatchObject({
      answer: 'available',
    });
    expect((await stateOf(id)).pause_reason).toBeNull();
  });

  test.each([{}, { answer: 'maybe' }, { answer: null }])('refuses %j', async (body) => {
    await asked(() => home('Palm Court'));
    expect((await answer(token, body)).statusCode).toBe(400);
  });

  test.each(['unknown', 'a'.repeat(22), '%00'])('is not found as %s', async (other) => {
    expect((await answer(other, { answer: 'available' })).statusCode).toBe(404);
    expect((await efie.app.inject({ url: `/api/still-available/${other}` })).statusCode).toBe(404);
  });
});
