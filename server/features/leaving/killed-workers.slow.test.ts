import { afterEach, expect, test } from 'vitest';
import { hurryJobs } from '#server/testing/hurried-jobs.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ breaksConnections: true });
const processes: ServerProcess[] = [];
afterEach(async () => {
  for (const process of processes.splice(0)) await process.kill();
});

const LEAVING = 60;
const KILLS = 2;

const rows = async (statement: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(statement, values)).rows;
const left = async () =>
  Number((await rows('select count(*) from users where erased_at is not null'))[0].count);

test('workers that are killed in the middle delete each account whole, and email its owner once', async () => {
  const people = [];
  for (let n = 0; n < LEAVING; n += 1) {
    const person = await signedInAs(efie.platform, 'Agent', { email: `leaver${n}@efie.test` });
    await propertyRow(efie.platform, person.id);
    await propertyRow(efie.platform, person.id);
    people.push(person);
  }
  await rows(
    `update users set leaving_since = now() - interval '15 days', leaving_reminded_at = now()`,
  );
  processes.push(...(await Promise.all([startServerProcess(efie), startServerProcess(efie)])));
  // Two at once, as when one hour's job lasts into the next.
  const begin = () =>
    rows(`select graphile_worker.add_job('leave'), graphile_worker.add_job('leave')`);
  await begin();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await left();
    await expect
      .poll(async () => (await left()) > before || (await left()) === LEAVING, {
        timeout: 60_000,
        interval: 5,
      })
      .toBe(true);
    const successor = startServerProcess(efie);
    await processes.shift()?.kill();
    processes.push(await successor);
    await begin();
    await hurryJobs(efie);
  }
  await expect
    .poll(
      async () => {
        await hurryJobs(efie);
        const [{ count }] = await rows('select count(*)::int as count from graphile_worker.jobs');
        return [await left(), count];
      },
      { timeout: 180_000, interval: 500 },
    )
    .toEqual([LEAVING, 0]);
  for (const { email } of people) expect(await efie.outbox.to(email), email).toHaveLength(1);
  expect(await rows('select from listings where deleted_at is null')).toEqual([]);
  expect(await rows(`select from users where email like 'leaver%'`)).toEqual([]);
  const told = await rows(`select from audit.log where event = 'account-deleted'`);
  expect(told).toHaveLength(LEAVING);
}, 600_000);
