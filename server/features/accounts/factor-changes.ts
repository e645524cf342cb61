import type { Actor } from '#domain/accounts/actor.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { factorChangedMail } from './mails.ts';
import type { UserRow } from './repository.ts';

/** Whether somebody must keep more than a password to log in with (site settings are another feature's). */
export type KeepsFactor = (actor: Actor) => Promise<boolean>;

/** How what one logs in with was changed, and what the audit log calls that. */
const EVENTS = {
  'passkey added': 'factor-added',
  'passkey removed': 'factor-removed',
  'codes switched on': 'factor-added',
  'codes switched off': 'factor-removed',
  'recovery codes renewed': 'factor-added',
} as const;

export type FactorChange = keyof typeof EVENTS;

/** Tells the audit log and the account's owner what one can log in with from now on, in the transaction of the change. */
export async function recordFactor(
  tx: Transaction,
  { now, config }: Pick<Platform, 'now' | 'config'>,
  user: Pick<UserRow, 'id' | 'email'>,
  change: FactorChange,
): Promise<void> {
  await recordAudit(tx, {
    event: EVENTS[change],
    at: now(),
    subject: { kind: 'person', id: user.id },
    reason: change,
  });
  await queueMail(tx, factorChangedMail(user, change, config.appUrl));
}
