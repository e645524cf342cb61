import type { Actor } from '#domain/accounts/actor.ts';
import { changeEmailMessages } from '#domain/accounts/change-email-messages.ts';
import { confirmEmailMessages } from '#domain/accounts/confirm-email-messages.ts';
import { signupMessages } from '#domain/accounts/messages.ts';
import type { ChangeEmailBody } from '#domain/accounts/schema.ts';
import { badInput, conflict, unauthenticated } from '#domain/errors.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { requireMail } from '#server/platform/mail/reach.ts';
import type { Platform } from '#server/platform/platform.ts';
import { requireLiveSession } from '../login/sessions.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { users } from '../repository.ts';
import { emailLinks } from './email-link-repository.ts';
import { countEmailLink, sendEmailLink } from './email-links.ts';

/**
 * Mails a link to the account's new address; the account keeps its own until the link is opened. An
 * earlier link to another address stops working. If the new address is the account's own, still
 * unconfirmed, the link confirms it.
 * @throws {DomainError} BAD_INPUT for a wrong password and for the address that one has; EMAIL_TAKEN; CONFLICT where
 * mails reach nobody; TOO_MANY_REQUESTS after ten tries in 15 minutes, or too many mails; UNAVAILABLE when too many passwords wait.
 */
export async function changeEmail(
  platform: Platform,
  actor: Actor,
  { email, currentPassword }: ChangeEmailBody,
): Promise<string> {
  const { db, now, config } = platform;
  requireMail(config);
  const user = await users.findById(db, actor.userId);
  if (!user) throw unauthenticated();
  const isOwn = email === user.email;
  if (isOwn && user.email_confirmed_at) {
    throw badInput(changeEmailMessages.same, { email: changeEmailMessages.same });
  }
  await requirePassword(platform, actor, currentPassword);
  if (!isOwn) await requireFree(platform, email, user.id);
  await countEmailLink(platform, { userId: user.id, email });
  await inDurableTransaction(db, async (tx) => {
    await users.lock(tx, user.id);
    await requireLiveSession(tx, actor, now());
    await emailLinks.spendOf(tx, user.id, ['change'], now());
    const purpose = isOwn ? 'confirm' : 'change';
    await sendEmailLink(tx, platform, { userId: user.id, purpose, email });
  });
  return isOwn ? confirmEmailMessages.sent(email) : changeEmailMessages.sent(email);
}

/** Checked again when the link is opened; in the end the constraint decides. */
async function requireFree({ db, now }: Platform, email: string, userId: string): Promise<void> {
  const isTaken =
    (await users.findIdByEmail(db, email)) ||
    (await emailLinks.isReserved(db, email, userId, now()));
  if (isTaken) throw conflict(signupMessages.emailTaken, 'EMAIL_TAKEN');
}
