import type { Actor } from '#domain/accounts/actor.ts';
import { confirmEmailMessages } from '#domain/accounts/confirm-email-messages.ts';
import { badInput, unauthenticated } from '#domain/errors.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { requireMail } from '#server/platform/mail/reach.ts';
import type { Platform } from '#server/platform/platform.ts';
import { users } from '../repository.ts';
import { emailLinks } from './email-link-repository.ts';
import { countEmailLink, sendEmailLink } from './email-links.ts';

/**
 * Mails a link once more: to the address that the account is about to take, otherwise to its own.
 * @throws {DomainError} BAD_INPUT when there is nothing to confirm; CONFLICT if mails reach nobody; TOO_MANY_REQUESTS.
 */
export async function sendLinkAgain(platform: Platform, actor: Actor): Promise<string> {
  const { db, now, config } = platform;
  requireMail(config);
  const user = await users.findById(db, actor.userId);
  if (!user) throw unauthenticated();
  const sent = await emailLinks.findSent(db, user.id, now());
  const isChange = sent?.purpose === 'change';
  if (!isChange && user.email_confirmed_at) throw badInput(confirmEmailMessages.nothingToConfirm);
  const link = {
    userId: user.id,
    purpose: isChange ? 'change' : 'confirm',
    email: isChange ? sent.email : user.email,
  } as const;
  await countEmailLink(platform, link);
  await inDurableTransaction(db, (tx) => sendEmailLink(tx, platform, link));
  return confirmEmailMessages.sent(link.email);
}
