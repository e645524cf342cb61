import { afterEach, expect, test } from 'vitest';
import { hurryJobs } from '#server/testing/hurried-jobs.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { savedSearch } from './testing/alerted.ts';

const efie = bootTestApp({ breaksConnections: true });
const processes: ServerProcess[] = [];
afterEach(async () => {
  for (const process of processes.splice(0)) await process.kill();
});

/** Fewer than one mail names. */
const LISTINGS = 9;
const SEEKERS = 20;
const KILLS = 3;
/** A listing's line in a mail. */
const NAMED = /^House \d+\.$/gm;

/** The lines of mails by address: each is a listing that someone was told of. */
async function told(): Promise<Map<string, string[]>> {
  const lines = new Map<string, string[]>();
  for (const mail of await efie.outbox.mails()) {
    const to = /^To: (.*)$/m.exec(mail)?.[1] ?? '';
    lines.set(to, [...(lines.get(to) ?? []), ...(mail.match(NAMED) ?? [])]);
  }
  return lines;
}

/** As each process does every ten minutes. */
const findByTheClock = () =>
  efie.connection.pool.query(
    `select graphile_worker.add_job('find-search-alerts', job_key => 'find-search-alerts')`,
  );

// §2.9/20
test('each search reports each listing once although processes are killed in between', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const seekers: TestPerson[] = [];
  for (let n = 0; n < SEEKERS; n += 1) {
    const seeker = await signedInAs(efie.platform, 'Customer');
    await savedSearch(efie, seeker, { name: `Search of ${n}` });
    seekers.push(seeker);
  }
  processes.push(...(await Promise.all([startServerProcess(efie), startServerProcess(efie)])));
  const expected: string[] = [];
  for (let n = 1; n <= LISTINGS; n += 1) {
    await uploadedProperty(efie, lister, { name: `House ${n}.`, description: `No. ${n}` });
    expected.push(`House ${n}.`);
    await findByTheClock();
    await hurryJobs(efie);
    if (n % Math.floor(LISTINGS / KILLS) === 0) {
      const [oldest] = processes;
      const successor = startServerProcess(efie);
      await oldest?.kill();
      processes.splice(0, 1);
      processes.push(await successor);
    }
  }
  await findByTheClock();
  await expect
    .poll(
      async () => {
        await hurryJobs(efie);
        const lines = await told();
        return seekers.reduce((sum, { email }) => sum + (lines.get(email)?.length ?? 0), 0);
      },
      { timeout: 180_000, interval: 500 },
    )
    .toBeGreaterThanOrEqual(LISTINGS * SEEKERS);
  await expect
    .poll(
      async () =>
        (
          await efie.connection.pool.query(
            `select count(*)::int as count from graphile_worker.jobs where task_identifier like '%alerts%' or task_identifier = 'send-mail'`,
          )
        ).rows[0].count,
      { timeout: 120_000, interval: 500 },
    )
    .toBe(0);
  const lines = await told();
  for (const { email } of seekers) {
    expect(lines.get(email)?.toSorted(), email).toEqual(expected.toSorted());
  }
}, 600_000);
