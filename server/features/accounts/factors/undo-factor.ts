import { undoFactorMessages } from '#domain/accounts/undo-factor-messages.ts';
import { badInput } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { emailLinks } from '../email/email-link-repository.ts';
import { type KeepAccountSince, spendUndoLink, type UndoLink } from '../email/undo-links.ts';
import { removeFactorsSince } from './factors.ts';

const UNDO_FACTOR: UndoLink = {
  purpose: 'undo-factor',
  invalid: undoFactorMessages.undoInvalid,
  async undo(tx, { id, email }, link, now) {
    // The link to another password would go to the person who has the address now.
    if (email !== link.email) throw badInput(undoFactorMessages.undoMoved);
    // Someone who added one may have added more, even earlier: the newest mail is the one that
    // people open.
    const since = await emailLinks.spendAlike(tx, link, now);
    await removeFactorsSince(tx, id, since);
    await recordAudit(tx, {
      event: 'factor-removed',
      at: now,
      subject: { kind: 'person', id },
      reason: 'undone by the link of the mail',
    });
    return since;
  },
};

/**
 * Removes the login factors that someone else added, as far back as their mails can still be used,
 * and everything added since: every session ends, the password stops working, and a link to choose
 * another one is mailed.
 * @throws {DomainError} BAD_INPUT for a link that is unknown, used or older than seven days, and if the account has another
 * address than it was mailed to; TOO_MANY_REQUESTS.
 */
export async function undoFactor(
  platform: Platform,
  keepAccountSince: KeepAccountSince,
  use: { token: string; address: string },
): Promise<string> {
  await spendUndoLink(platform, { ...UNDO_FACTOR, keepAccountSince }, use);
  recordSecurityEvent(platform.log, 'user_updated', { reason: 'factor_undone' });
  return undoFactorMessages.undone;
}
