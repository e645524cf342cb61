import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { countAnswerTimesJob } from './count-answer-times-job.ts';

const efie = bootTestApp();
const NOW = new Date('2026-11-01T12:00:00Z');
const HOUR_MS = 3_600_000;
let lister: TestPerson;
let home: string;
let car: string;

beforeEach(async () => {
  efie.setNow(NOW);
  lister = await signedInAs(efie.platform, 'Agent');
  home = await propertyRow(efie.platform, lister.id);
  car = await carRow(efie.platform, lister.id);
});

const sql = (statement: string, values: unknown[]) => efie.connection.pool.query(statement, values);
const count = () => countAnswerTimesJob(efie.platform).run({});

/** A conversation begun `hoursAgo` and answered `answeredAfter` hours later, if ever. */
async function conversation(hoursAgo: number, answeredAfter?: number) {
  const sender = await signedInAs(efie.platform, 'Customer');
  const id = uuid();
  const began = new Date(NOW.getTime() - hoursAgo * HOUR_MS);
  await sql(
    `insert into enquiries (id, listing_id, sender_id, lister_id, message, phone_number, created_at)
     values ($1, $2, $3, $4, 'Is it free?', '+233244000000', $5)`,
    [id, home, sender.id, lister.id, began],
  );
  if (answeredAfter === undefined) return;
  for (const later of [0, 5]) {
    const at = new Date(began.getTime() + (answeredAfter + later) * HOUR_MS);
    await sql(
      `insert into conversation_messages (id, conversation_id, author_id, text, created_at)
       values ($1, $2, $3, 'Yes.', $4)`,
      [uuid(), id, lister.id, at],
    );
  }
}

async function said(): Promise<unknown> {
  await count();
  const responses = await Promise.all(
    [`/api/listers/${lister.id}`, `/api/properties/${home}`, `/api/cars/${car}`].map((url) =>
      efie.app.inject({ url }),
    ),
  );
  const [first, ...others] = responses.map((response) => response.json().answersWithin);
  for (const other of others) expect(other).toBe(first);
  return first;
}

test.each([
  ['an hour', [0.5, 1, 30], 'hour'],
  ['a few hours', [0.5, 2, 30], 'hours'],
  ['a day', [9, 24, 100], 'day'],
  ['a few days', [25, 90, 100], 'days'],
  ['longer than is said', [97, 98, 1], undefined],
])(
  'the median of first answers tells how soon a lister answers: %s',
  async (_what, hours, expected) => {
    for (const each of hours) await conversation(200, each);
    expect(await said()).toBe(expected);
  },
);

test('no answer time is given for fewer than three conversations', async () => {
  await conversation(200, 1);
  await conversation(200, 1);
  expect(await said()).toBeUndefined();
  await conversation(200, 1);
  expect(await said()).toBe('hour');
});

test('silence counts as the longest answer once it has lasted a day', async () => {
  await conversation(200, 1);
  await conversation(200, 1);
  await conversation(200, 2);
  await conversation(23);
  await conversation(23);
  await conversation(23);
  expect(await said()).toBe('hour');
  await conversation(25);
  await conversation(25);
  expect(await said()).toBe('hours');
  await conversation(25);
  await conversation(25);
  expect(await said()).toBeUndefined();
});

test('conversations older than 90 days do not count, and the answer time goes with them', async () => {
  for (let n = 0; n < 3; n += 1) await conversation(24 * 89, 1);
  expect(await said()).toBe('hour');
  efie.setNow(new Date(NOW.getTime() + 48 * HOUR_MS));
  expect(await said()).toBeUndefined();
});
