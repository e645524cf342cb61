import { changeEmailMessages } from '#domain/accounts/change-email-messages.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { removeFactorsOf } from '../factors/factors.ts';
import { users } from '../repository.ts';
import { type KeepAccountSince, spendUndoLink, type UndoLink } from './undo-links.ts';

const UNDO_EMAIL_CHANGE: UndoLink = {
  purpose: 'undo',
  invalid: changeEmailMessages.undoInvalid,
  async undo(tx, { id }, { email, created_at }, now) {
    await users.update(tx, id, { email, email_confirmed_at: now });
    // The person who changed the address may have added a way in of their own.
    await removeFactorsOf(tx, id);
    return created_at;
  },
};

/**
 * Brings back the address that an account had before someone else changed it: every session ends,
 * the password, which they know, stops working, passkeys and codes are gone, and a link to choose
 * another password is mailed.
 * @throws {DomainError} BAD_INPUT for a link that is unknown, used or older than seven days; TOO_MANY_REQUESTS.
 */
export async function undoEmailChange(
  platform: Platform,
  keepAccountSince: KeepAccountSince,
  use: { token: string; address: string },
): Promise<string> {
  const { email } = await spendUndoLink(platform, { ...UNDO_EMAIL_CHANGE, keepAccountSince }, use);
  recordSecurityEvent(platform.log, 'user_updated', { reason: 'email_restored' });
  return changeEmailMessages.undone(email);
}
