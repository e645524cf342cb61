import { RESET_TOKEN_MINUTES } from '#domain/accounts/rules.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashLinkToken, newLinkToken } from '../link-tokens.ts';
import { resetPasswordMail } from '../mails.ts';
import { users } from '../repository.ts';
import { passwordResets } from './password-reset-repository.ts';

/** The payload has no token: the job makes it, and only the mail contains it. */
export const SEND_RESET_LINK = { name: 'send-reset-link', maxAttempts: 25 };

/** Makes a reset token and queues its mail; does nothing for an unknown id or someone suspended. */
export const sendResetLinkJob = ({
  db,
  now,
  config,
}: Pick<Platform, 'db' | 'now' | 'config'>): JobSpec<{ userId: string }> => ({
  ...SEND_RESET_LINK,
  async run({ userId }) {
    const token = newLinkToken();
    await inDurableTransaction(db, async (tx) => {
      // Locked: a link mailed to an address must not outlive it.
      const user = await users.lock(tx, userId);
      if (!user || user.suspended_at) return;
      await passwordResets.insert(tx, {
        token_hash: hashLinkToken(token),
        user_id: user.id,
        expires_at: new Date(now().getTime() + RESET_TOKEN_MINUTES * 60_000),
      });
      await queueMail(tx, resetPasswordMail(user, token, config.appUrl));
    });
  },
});
