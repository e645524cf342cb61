import type { Actor } from '#domain/accounts/actor.ts';
import { factorMessages } from '#domain/accounts/factor-messages.ts';
import { unauthenticated } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { makeEmailLink } from '../email/email-links.ts';
import type { AsksToConfirm } from '../email/email-state.ts';
import { FACTORS_ADDED } from '../limits.ts';
import { requireLiveSession } from '../login/sessions.ts';
import { type UserRow, users } from '../repository.ts';
import { factorAddedMail, factorRemovedMail } from './factor-mails.ts';

/** Tells if someone must keep a login factor besides the password. */
export type KeepsFactor = (actor: Actor) => Promise<boolean>;

/** The site's rules for changing login factors (its settings belong to another feature). */
export interface FactorRules {
  keepsFactor: KeepsFactor;
  asksToConfirm: AsksToConfirm;
}

/** The kinds of changes to login factors, and their events in the audit log. */
const EVENTS = {
  'passkey added': 'factor-added',
  'passkey removed': 'factor-removed',
  'codes switched on': 'factor-added',
  'codes switched off': 'factor-removed',
  'recovery codes renewed': 'factor-added',
} as const;

export type FactorChange = keyof typeof EVENTS;

/**
 * Changes the actor's login factors under the account's lock, so that concurrent changes come one
 * by one; records it in the audit log and, if the address is known to be theirs, mails the owner.
 * @param apply makes the change, as of a moment; what it throws takes it back.
 * @throws {DomainError} UNAUTHENTICATED if the session ended meanwhile; TOO_MANY_REQUESTS if the change adds something; and
 * what `apply` throws.
 */
export async function changeFactors<Result>(
  platform: Platform,
  actor: Actor,
  change: FactorChange,
  { asksToConfirm }: Pick<FactorRules, 'asksToConfirm'>,
  apply: (tx: Transaction, user: UserRow, at: Date) => Promise<Result>,
): Promise<Result> {
  const event = EVENTS[change];
  const { appUrl } = platform.config;
  const mailOf = async (tx: Transaction, user: UserRow, at: Date) => {
    if (event === 'factor-removed') return factorRemovedMail(user, change, appUrl);
    const link = { userId: user.id, purpose: 'undo-factor', email: user.email } as const;
    return factorAddedMail(user, change, await makeEmailLink(tx, link, at), appUrl);
  };
  const mustConfirm = await asksToConfirm();
  const make = () =>
    inDurableTransaction(platform.db, async (tx) => {
      const user = await users.lock(tx, actor.userId);
      const at = platform.now();
      if (!user) throw unauthenticated();
      await requireLiveSession(tx, actor, at);
      const result = await apply(tx, user, at);
      await recordAudit(tx, {
        event,
        at,
        subject: { kind: 'person', id: user.id },
        reason: change,
      });
      // An unconfirmed address may be a stranger's.
      if (user.email_confirmed_at || !mustConfirm) {
        await queueMail(tx, await mailOf(tx, user, at));
      }
      return result;
    });
  // Only an added factor can be removed, and someone who finds one that is not theirs must not have
  // to wait.
  if (event === 'factor-removed') return make();
  const sentence = factorMessages.tooMany;
  return platform.limits.of(FACTORS_ADDED).spend(actor.userId, { sentence }, make);
}
