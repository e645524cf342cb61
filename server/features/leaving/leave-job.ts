import { DomainError } from '#domain/errors.ts';
import { leavesAt, REMINDED_DAYS_BEFORE } from '#domain/leaving/rules.ts';
import { lifeAgo } from '#domain/privacy/lives.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { eraseMember } from './erase-member.ts';
import { leavingSoonMail } from './mails.ts';
import { members } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every hour: deletes accounts whose grace period is over, and warns people with one day left. */
export const leaveJob = (platform: Platform): JobSpec<unknown> => ({
  name: 'leave',
  maxAttempts: 5,
  schedule: '41 * * * *',
  async run(_payload, signal) {
    const { db, now } = platform;
    const tomorrow = new Date(now().getTime() + REMINDED_DAYS_BEFORE * DAY_MS);
    for (const id of await members.leaving(db, lifeAgo('leaving', tomorrow), {
      unreminded: true,
    })) {
      signal?.throwIfAborted();
      await remind(platform, id);
    }
    for (const id of await members.leaving(db, lifeAgo('leaving', now()))) {
      signal?.throwIfAborted();
      await eraseOrPutOff(platform, id);
    }
  },
});

const remind = ({ db, now, config }: Platform, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const member = await members.lock(tx, id);
    if (!member?.leaving_since || member.leaving_reminded_at || member.erased_at) return;
    await members.setReminded(tx, id, now());
    const end = leavesAt(member.leaving_since);
    // If no process ran for days, tomorrow has passed already.
    if (end > now()) await queueMail(tx, leavingSoonMail(member, end, config.appUrl));
  });

/** An obstacle is looked at again an hour later, or the next: other accounts do not wait for it. */
async function eraseOrPutOff(platform: Platform, id: string): Promise<void> {
  try {
    if (await eraseMember(platform, id)) platform.log.info({ account: id }, 'account deleted');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    platform.log.warn({ account: id, reason: error.code }, 'the deletion of an account is put off');
  }
}
