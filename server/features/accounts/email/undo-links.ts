import { randomBytes } from 'node:crypto';
import { badInput } from '#domain/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import type { Platform } from '#server/platform/platform.ts';
import { holdResponse } from '#server/platform/slow-refusals.ts';
import { endSessionsOf, queueResetLink } from '../factors/help-owner.ts';
import { EMAIL_LINK_USES_PER_ADDRESS } from '../limits.ts';
import { hashLinkToken, WRONG_TOKEN_MS } from '../link-tokens.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { type UserRow, users } from '../repository.ts';
import { type EmailLinkRow, emailLinks } from './email-link-repository.ts';
import type { EmailLinkPurpose } from './email-links.ts';

/**
 * Keeps an account whose deletion was requested at a moment or later (deletion belongs to another
 * feature).
 */
export type KeepAccountSince = (
  tx: Transaction,
  userId: string,
  since: Date,
  now: Date,
) => Promise<void>;

/** A link with which an account's owner undoes someone else's change. */
export interface UndoLink {
  purpose: Extract<EmailLinkPurpose, `undo${string}`>;
  /** The message for an unknown, used or expired link. */
  invalid: string;
  /**
   * Undoes the change, in the transaction that uses the link up; an error leaves the link as it is.
   * @returns the moment from which on the account is taken to have been someone else's.
   */
  undo(tx: Transaction, user: UserRow, link: EmailLinkRow, now: Date): Promise<Date>;
}

/**
 * Spends such a link: logs everyone out, disables the password, which someone else may know, lifts
 * a deletion requested since, spends links mailed since, and mails one to choose another password.
 * @throws {DomainError} BAD_INPUT; TOO_MANY_REQUESTS; what `undo` throws.
 */
export async function spendUndoLink(
  platform: Platform,
  { purpose, invalid, undo, keepAccountSince }: UndoLink & { keepAccountSince: KeepAccountSince },
  { token, address }: { token: string; address: string },
): Promise<EmailLinkRow> {
  const { db, limits } = platform;
  await limits.of(EMAIL_LINK_USES_PER_ADDRESS).take(address);
  const now = platform.now();
  const link = await emailLinks.find(db, hashLinkToken(token), now);
  if (link?.purpose !== purpose || link.used_at) {
    await holdResponse(WRONG_TOKEN_MS);
    throw badInput(invalid);
  }
  noteAccount(link.user_id);
  const nobodysPassword = await hashPassword(randomBytes(32).toString('base64url'));
  await inDurableTransaction(db, async (tx) => {
    const user = await users.lock(tx, link.user_id);
    if (!user || !(await emailLinks.use(tx, link.token_hash, now))) throw badInput(invalid);
    const since = await undo(tx, user, link, now);
    await keepAccountSince(tx, user.id, since, now);
    await users.update(tx, user.id, { password_hash: nobodysPassword });
    // Earlier links stay: an attacker who had the account for a while must not spend the owner's.
    await emailLinks.spendLaterThan(tx, user.id, since, now);
    await endSessionsOf(tx, user.id, now);
    await queueResetLink(tx, user.id);
  });
  return link;
}
