import type { Actor } from '#domain/accounts/actor.ts';
import { changePasswordMessages } from '#domain/accounts/password-messages.ts';
import { requireRecent } from '#domain/accounts/recent.ts';
import { badInput, unauthenticated } from '#domain/errors.ts';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { leavesAt } from '#domain/leaving/rules.ts';
import type { LeaveBody, LeaveResponse } from '#domain/leaving/schema.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import {
  endOtherSessionsOf,
  hasFactor,
  requireLiveSession,
  requirePassword,
} from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { leavingMail } from './mails.ts';
import { members } from './repository.ts';
import { requireAnotherAdmin, requireNoStays } from './requirements.ts';

/**
 * Schedules the deletion of the actor's account for the end of the grace period: pauses its
 * listings, ends its other sessions, and mails its owner. A repeat changes nothing.
 * @throws {DomainError} what requireOneself throws; CONFLICT for the last Admin; STAYS_TO_COME.
 */
export async function askToLeave(
  platform: Platform,
  actor: Actor,
  { currentPassword }: LeaveBody,
): Promise<LeaveResponse> {
  const { db, config } = platform;
  await requireOneself(platform, actor, currentPassword);
  const now = platform.now();
  const since = await inDurableTransaction(db, async (tx) => {
    await requireAnotherAdmin(tx, actor);
    const member = await members.lock(tx, actor.userId);
    if (!member || member.erased_at) throw unauthenticated();
    await requireLiveSession(tx, actor, now);
    if (member.leaving_since) return member.leaving_since;
    // Paused first: a guest who books meanwhile either comes before it and is seen, or finds it
    // paused.
    await members.pauseListings(tx, member.id, now);
    await requireNoStays(tx, member.id, now);
    await members.setLeaving(tx, member.id, now);
    await endOtherSessionsOf(tx, actor, now);
    await queueMail(tx, leavingMail(member, leavesAt(now), config.appUrl));
    await recordAudit(tx, {
      event: 'deletion-asked',
      at: now,
      subject: { kind: 'person', id: member.id },
    });
    return now;
  });
  const at = leavesAt(since).toISOString();
  return { message: leavingMessages.asked(formatInstantDate(at)), leavesAt: at };
}

/**
 * Requires the password, or a recent confirmation from someone with a passkey or codes.
 * @throws {DomainError} what requirePassword throws; CONFIRM_AGAIN.
 */
async function requireOneself(
  platform: Platform,
  actor: Actor,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword !== undefined) return requirePassword(platform, actor, currentPassword);
  if (!(await hasFactor(platform.db, actor.userId))) {
    const sentence = changePasswordMessages.currentRequired;
    throw badInput(sentence, { currentPassword: sentence });
  }
  requireRecent(actor, platform.now());
}
