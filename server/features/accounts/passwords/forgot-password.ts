import { v7 as uuid } from 'uuid';
import { forgotPasswordMessages } from '#domain/accounts/messages.ts';
import { mailboxOf } from '#domain/values/mailbox.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import { requireMail } from '#server/platform/mail/reach.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FORGOT_PASSWORD, FORGOT_PASSWORD_PER_ADDRESS } from '../limits.ts';
import { users } from '../repository.ts';
import { SEND_RESET_LINK } from './send-reset-link-job.ts';

/**
 * Queues a reset link if the email has an account. Without one, the response and the work until
 * then are the same: the job then finds nobody.
 * @throws {DomainError} CONFLICT if mails reach nobody; TOO_MANY_REQUESTS after five mails an hour to one mailbox, however it is spelled.
 */
export async function forgotPassword(
  platform: Platform,
  email: string,
  address: string,
): Promise<string> {
  requireMail(platform.config);
  await platform.limits.of(FORGOT_PASSWORD_PER_ADDRESS).take(address);
  await platform.limits.of(FORGOT_PASSWORD).take(mailboxOf(email));
  const account = await users.findIdByEmail(platform.db, email);
  await addJob(platform.db, SEND_RESET_LINK, { userId: account ?? uuid() });
  recordSecurityEvent(platform.log, 'authn_password_reset_request', account ? { account } : {});
  return forgotPasswordMessages.success;
}
