import { addDays, today } from '#domain/values/calendar-date.ts';
import { REMINDED_DAYS_BEFORE } from '#domain/verification/kinds.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { verificationLives } from './life-repository.ts';
import { expiresSoonMail } from './mails.ts';

/** Mails of one transaction. */
const BATCH = 100;

/** Every morning: tells people, once each, that a badge of theirs ends within 30 days. */
export const remindVerificationsJob = ({
  db,
  now,
  config,
}: Pick<Platform, 'db' | 'now' | 'config'>): JobSpec<unknown> => ({
  name: 'remind-verifications',
  maxAttempts: 5,
  schedule: '10 7 * * *',
  async run(_payload, signal) {
    const from = today(now());
    const to = addDays(from, REMINDED_DAYS_BEFORE);
    for (;;) {
      signal?.throwIfAborted();
      const told = await inTransaction(db, async (tx) => {
        const rows = await verificationLives.takeExpiring(tx, {
          from,
          to,
          at: now(),
          limit: BATCH,
        });
        for (const row of rows) await queueMail(tx, expiresSoonMail(row, config.appUrl));
        return rows.length;
      });
      if (told < BATCH) return;
    }
  },
});
