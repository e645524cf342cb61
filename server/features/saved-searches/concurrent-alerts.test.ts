import { afterEach, expect, test } from 'vitest';
import { LIST_FINDERS } from '#server/jobs.ts';
import { type JobRunner, runJobs } from '#server/platform/jobs/jobs.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import { hurryJobs } from '#server/testing/hurried-jobs.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { findAlertsJob, noteForAlerts, sendAlertsJob } from './public.ts';
import { savedSearch } from './testing/alerted.ts';

const efie = bootTestApp();
const runners: JobRunner[] = [];

/** As many as one mail names. */
const LISTINGS = 20;
const SEEKERS = 12;

afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

test('each search reports each listing once, however many workers there are', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const emails: string[] = [];
  for (let n = 0; n < SEEKERS; n += 1) {
    const seeker = await signedInAs(efie.platform, 'Customer');
    await savedSearch(efie, seeker, { name: 'Search' });
    emails.push(seeker.email);
  }
  const mailer = createMailer({
    smtpUrl: undefined,
    from: efie.platform.config.mailFrom,
    outbox: `${efie.dataDir}/outbox`,
    log: efie.platform.log,
  });
  const specs = [
    findAlertsJob(efie.platform, LIST_FINDERS),
    sendAlertsJob(efie.platform),
    sendMailJob(mailer),
  ];
  for (let n = 0; n < 3; n += 1) {
    const groups = [{ specs, concurrency: 3 }];
    runners.push(await runJobs(efie.connection.settings, groups, efie.platform.log));
  }
  const { pool } = efie.connection;
  const add = async (id: string) => {
    await noteForAlerts(efie.platform.db, { kind: 'property', id });
    // Each next to the running ones.
    await pool.query(`select graphile_worker.add_job('find-search-alerts')`);
    await hurryJobs(efie);
  };
  await Promise.all(
    Array.from({ length: LISTINGS }, async (_, n) =>
      add(await propertyRow(efie.platform, lister.id, { name: `House ${n}.` })),
    ),
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
  for (const email of emails) {
    const mails = await efie.outbox.to(email);
    const lines = mails.flatMap((mail) => mail.match(/^House \d+\.$/gm) ?? []);
    expect(lines.toSorted()).toEqual(expected);
  }
});
