import { CONFIRM_LINK_DAYS, UNDO_LINK_DAYS } from '#domain/accounts/email-link-days.ts';
import { mailboxOf } from '#domain/values/mailbox.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { EMAIL_LINKS, EMAIL_LINKS_PER_ACCOUNT } from '../limits.ts';
import { hashLinkToken, newLinkToken } from '../link-tokens.ts';
import { emailLinks } from './email-link-repository.ts';
import { changeEmailMail, confirmEmailMail, emailChangedMail } from './email-mails.ts';

/**
 * The effect of opening a link: confirms the account's address, changes it, brings the old one
 * back, or removes an added login factor.
 */
export type EmailLinkPurpose = 'confirm' | 'change' | 'undo' | 'undo-factor';

type Sender = Pick<Platform, 'now' | 'config'>;

interface EmailLink {
  userId: string;
  purpose: EmailLinkPurpose;
  /** The address that the link is about and goes to. */
  email: string;
}

const DAYS: Readonly<Record<EmailLinkPurpose, number>> = {
  confirm: CONFIRM_LINK_DAYS,
  change: CONFIRM_LINK_DAYS,
  undo: UNDO_LINK_DAYS,
  'undo-factor': UNDO_LINK_DAYS,
};

const MAILS = { confirm: confirmEmailMail, change: changeEmailMail, undo: emailChangedMail };

/** Makes a link and queues its mail, the only place with its token. */
export async function sendEmailLink(
  tx: Transaction,
  { now, config }: Sender,
  link: EmailLink & { purpose: keyof typeof MAILS },
): Promise<void> {
  const token = await makeEmailLink(tx, link, now());
  await queueMail(tx, MAILS[link.purpose](link.email, token, config.appUrl));
}

/** Makes a link and returns its token for the mail, the only place to hold it. */
export async function makeEmailLink(
  tx: Transaction,
  { userId, purpose, email }: EmailLink,
  made: Date,
): Promise<string> {
  const token = newLinkToken();
  await emailLinks.insert(tx, {
    token_hash: hashLinkToken(token),
    user_id: userId,
    purpose,
    email,
    created_at: made,
    expires_at: new Date(made.getTime() + DAYS[purpose] * 24 * 60 * 60_000),
  });
  return token;
}

/**
 * Counts a mail sent to an address on behalf of an account.
 * @throws {DomainError} TOO_MANY_REQUESTS after five an hour to one mailbox, or ten a day by one account.
 */
export async function countEmailLink(
  { limits }: Pick<Platform, 'limits'>,
  { userId, email }: Pick<EmailLink, 'userId' | 'email'>,
): Promise<void> {
  await limits.of(EMAIL_LINKS_PER_ACCOUNT).take(userId);
  await limits.of(EMAIL_LINKS).take(mailboxOf(email));
}
