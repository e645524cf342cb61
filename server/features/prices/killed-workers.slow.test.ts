import { afterEach, expect, test } from 'vitest';
import { hurryJobs } from '#server/testing/hurried-jobs.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { KEPT_AT, keepAll, lowerPrice } from './testing/lowered.ts';

const efie = bootTestApp({ breaksConnections: true });
const processes: ServerProcess[] = [];
afterEach(async () => {
  for (const process of processes.splice(0)) await process.kill();
});

/** Fewer than one mail names. */
const LISTINGS = 12;
const KEEPERS = 20;
const KILLS = 3;

/** The listings that someone was told of, by address. */
async function told(): Promise<Map<string, string[]>> {
  const lines = new Map<string, string[]>();
  for (const mail of await efie.outbox.mails()) {
    const to = /^To: (.*)$/m.exec(mail)?.[1] ?? '';
    lines.set(to, [...(lines.get(to) ?? []), ...(mail.match(/^House \d+\.$/gm) ?? [])]);
  }
  return lines;
}

test('each person hears of each price drop once although processes are killed in between', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const homes: string[] = [];
  for (let n = 1; n <= LISTINGS; n += 1) {
    const details = { name: `House ${n}.`, created_at: KEPT_AT };
    homes.push(await propertyRow(efie.platform, lister.id, details));
  }
  const keepers = [];
  for (let n = 0; n < KEEPERS; n += 1) {
    const keeper = await signedInAs(efie.platform, 'Customer', { email: `keeper${n}@efie.test` });
    await keepAll(efie, keeper, homes);
    keepers.push(keeper);
  }
  processes.push(...(await Promise.all([startServerProcess(efie), startServerProcess(efie)])));
  for (const [n, id] of homes.entries()) {
    await lowerPrice(efie, id);
    await hurryJobs(efie);
    if ((n + 1) % Math.floor(LISTINGS / KILLS) === 0) {
      const [oldest] = processes;
      const successor = startServerProcess(efie);
      await oldest?.kill();
      processes.splice(0, 1);
      processes.push(await successor);
    }
  }
  await expect
    .poll(
      async () => {
        await hurryJobs(efie);
        const { rows } = await efie.connection.pool.query(
          `select count(*)::int as count from graphile_worker.jobs where task_identifier like '%price-drop%' or task_identifier = 'send-mail'`,
        );
        return rows[0].count;
      },
      { timeout: 120_000, interval: 500 },
    )
    .toBe(0);
  const lines = await told();
  const expected = Array.from({ length: LISTINGS }, (_, n) => `House ${n + 1}.`).toSorted();
  for (const { email } of keepers) {
    expect(lines.get(email)?.toSorted(), email).toEqual(expected);
  }
}, 600_000);
