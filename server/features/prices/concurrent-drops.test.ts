import { afterEach, expect, test } from 'vitest';
import { type JobRunner, runJobs } from '#server/platform/jobs/jobs.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import { hurryJobs } from '#server/testing/hurried-jobs.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { noteDropJob, sendDropsJob } from './public.ts';
import { KEPT_AT, keepAll, lowerPrice } from './testing/lowered.ts';

const efie = bootTestApp();
const runners: JobRunner[] = [];

/** As many as one mail names. */
const LISTINGS = 20;
const KEEPERS = 12;

afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

// §2.1/19
test('each person hears of each price drop once, however many workers there are', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const homes: string[] = [];
  for (let n = 0; n < LISTINGS; n += 1) {
    const details = { name: `House ${n}.`, created_at: KEPT_AT };
    homes.push(await propertyRow(efie.platform, lister.id, details));
  }
  const keepers = [];
  for (let n = 0; n < KEEPERS; n += 1) {
    const keeper = await signedInAs(efie.platform, 'Customer');
    await keepAll(efie, keeper, homes);
    keepers.push(keeper);
  }
  const mailer = createMailer({
    smtpUrl: undefined,
    from: efie.platform.config.mailFrom,
    outbox: `${efie.dataDir}/outbox`,
    log: efie.platform.log,
  });
  const specs = [noteDropJob(efie.platform), sendDropsJob(efie.platform), sendMailJob(mailer)];
  for (let n = 0; n < 3; n += 1) {
    const groups = [{ specs, concurrency: 3 }];
    runners.push(await runJobs(efie.connection.settings, groups, efie.platform.log));
  }
  const { pool } = efie.connection;
  await Promise.all(
    homes.map(async (id) => {
      const changeId = await lowerPrice(efie, id);
      // As a second job next to a running one.
      await pool.query(
        `select graphile_worker.add_job('note-price-drop', json_build_object('changeId', $1::text))`,
        [changeId],
      );
      await hurryJobs(efie);
    }),
  );
  await expect
    .poll(
      async () => {
        await hurryJobs(efie);
        return (await pool.query('select count(*)::int as count from graphile_worker.jobs')).rows[0]
          .count;
      },
      { timeout: 50_000 },
    )
    .toBe(0);
  const expected = Array.from({ length: LISTINGS }, (_, n) => `House ${n}.`).toSorted();
  for (const { email } of keepers) {
    const mails = await efie.outbox.to(email);
    const lines = mails.flatMap((mail) => mail.match(/^House \d+\.$/gm) ?? []);
    expect(lines.toSorted()).toEqual(expected);
  }
});
