import { confirmEmailMessages } from '#domain/accounts/confirm-email-messages.ts';
import { signupMessages } from '#domain/accounts/messages.ts';
import { badInput, conflict } from '#domain/errors.ts';
import { type Transaction, violatedConstraint } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { holdResponse } from '#server/platform/slow-refusals.ts';
import { EMAIL_LINK_USES_PER_ADDRESS } from '../limits.ts';
import { hashLinkToken, WRONG_TOKEN_MS } from '../link-tokens.ts';
import { passwordResets } from '../passwords/password-reset-repository.ts';
import { users } from '../repository.ts';
import { type EmailLinkRow, emailLinks } from './email-link-repository.ts';
import { sendEmailLink } from './email-links.ts';

/**
 * Confirms the address that a link was mailed to: the account's own, or one that it changes to. A
 * used link reports success again, because people open it on two devices.
 * @throws {DomainError} BAD_INPUT for a link that is unknown, used for nothing or older than three days; EMAIL_TAKEN;
 * TOO_MANY_REQUESTS.
 */
export async function confirmEmail(
  platform: Platform,
  { token, address }: { token: string; address: string },
): Promise<string> {
  await platform.limits.of(EMAIL_LINK_USES_PER_ADDRESS).take(address);
  const now = platform.now();
  const link = await emailLinks.find(platform.db, hashLinkToken(token), now);
  if (link?.purpose !== 'confirm' && link?.purpose !== 'change') {
    await holdResponse(WRONG_TOKEN_MS);
    throw badInput(confirmEmailMessages.invalidLink);
  }
  noteAccount(link.user_id);
  const reason = link.purpose === 'change' ? 'email_changed' : 'email_confirmed';
  const isNew = await inDurableTransaction(platform.db, (tx) =>
    useIn(tx, platform, link, now),
  ).catch((error) => {
    throw violatedConstraint(error) === 'users_email_key' ? taken() : error;
  });
  if (isNew) recordSecurityEvent(platform.log, 'user_updated', { reason });
  return link.purpose === 'change'
    ? confirmEmailMessages.changed(link.email)
    : confirmEmailMessages.success;
}

const taken = () => conflict(signupMessages.emailTaken, 'EMAIL_TAKEN');

/** True on the link's first use; its second changes nothing. */
async function useIn(
  tx: Transaction,
  platform: Platform,
  link: EmailLinkRow,
  now: Date,
): Promise<boolean> {
  const user = await users.lock(tx, link.user_id);
  if (!user) throw badInput(confirmEmailMessages.invalidLink);
  if (!(await emailLinks.use(tx, link.token_hash, now))) {
    if (user.email === link.email && user.email_confirmed_at) return false;
    throw badInput(confirmEmailMessages.invalidLink);
  }
  if (link.purpose === 'confirm' && user.email !== link.email) {
    throw badInput(confirmEmailMessages.invalidLink);
  }
  await users.update(tx, user.id, { email: link.email, email_confirmed_at: now });
  await emailLinks.spendOf(tx, user.id, ['confirm', 'change'], now);
  if (link.purpose === 'confirm') return true;
  // After the write: someone who takes an address while it is being given up waits for that write,
  // and then sees that it is reserved.
  if (await emailLinks.isReserved(tx, link.email, user.id, now)) throw taken();
  await passwordResets.spendAllOf(tx, user.id, now);
  // An unconfirmed address may be a stranger's, who would get the account with it.
  if (user.email_confirmed_at) {
    await sendEmailLink(tx, platform, { userId: user.id, purpose: 'undo', email: user.email });
  }
  return true;
}
