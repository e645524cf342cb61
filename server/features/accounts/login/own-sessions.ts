import type { Actor } from '#domain/accounts/actor.ts';
import { ownSessionsMessages } from '#domain/accounts/own-sessions-messages.ts';
import type { OwnSession } from '#domain/accounts/schema.ts';
import { notFound } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isWithin } from '#server/platform/limits.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import { countryOfNetwork } from '#server/platform/network-country/country-of-network.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AsksToConfirm, isOwnAddress } from '../email/email-state.ts';
import { ENDED_SESSION_MAILS } from '../limits.ts';
import { sessionsEndedMail } from '../mails.ts';
import { sessions, users } from '../repository.ts';
import { endOtherSessionsOf, sessionMoment } from './sessions.ts';

/** More than anyone reads; "log out on every other device" ends the others too. */
const MAX_LISTED = 50;

/** The actor's sessions, most recently used first. */
export async function listSessions(
  { db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>,
  actor: Actor,
): Promise<OwnSession[]> {
  const rows = await sessions.listLive(db, actor.userId, sessionMoment(now()), MAX_LISTED);
  return Promise.all(
    rows.map(async ({ id, device, network, created_at, last_seen_at }) => ({
      _id: id,
      device,
      network,
      country: await countryOfNetwork(log, network),
      loggedInAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
      current: id === actor.sessionId,
    })),
  );
}

/**
 * Ends one of the actor's sessions, and mails the account unless it is the current one.
 * @throws {DomainError} NOT_FOUND for one that is over, unknown, or someone else's.
 */
export async function endSession(
  platform: Platform,
  actor: Actor,
  id: string,
  asksToConfirm: AsksToConfirm,
): Promise<string> {
  await endAndTell(platform, actor, asksToConfirm, async (tx, now) => {
    if (!(await sessions.revokeOf(tx, actor.userId, id, now))) {
      throw notFound(ownSessionsMessages.unknown);
    }
    return id === actor.sessionId ? 0 : 1;
  });
  recordSecurityEvent(platform.log, 'authn_token_revoked', { reason: 'one', subjects: [id] });
  return ownSessionsMessages.ended;
}

/** Ends every other session of the actor, and mails the account how many there were. */
export async function endOtherSessions(
  platform: Platform,
  actor: Actor,
  asksToConfirm: AsksToConfirm,
): Promise<string> {
  await endAndTell(platform, actor, asksToConfirm, (tx, now) => endOtherSessionsOf(tx, actor, now));
  recordSecurityEvent(platform.log, 'authn_token_revoked', { reason: 'others' });
  return ownSessionsMessages.othersEnded;
}

/**
 * Ends sessions, and tells the audit log and the account's owner: an intruder may be logging them
 * out.
 * @param end returns how many others than the actor's own were still good.
 */
async function endAndTell(
  { db, limits, now, config }: Platform,
  { userId }: Actor,
  asksToConfirm: AsksToConfirm,
  end: (tx: Transaction, now: Date) => Promise<number>,
): Promise<void> {
  const user = await users.findById(db, userId);
  const mails = limits.of(ENDED_SESSION_MAILS);
  // Before the transaction, which holds a connection already.
  const mayTell =
    user !== undefined &&
    (await isOwnAddress(user, asksToConfirm)) &&
    (await isWithin(mails, userId));
  let ended = 0;
  try {
    ended = await inTransaction(db, async (tx) => {
      const at = now();
      const count = await end(tx, at);
      if (count === 0) return 0;
      await recordAudit(tx, {
        event: 'sessions-ended',
        at,
        subject: { kind: 'person', id: userId },
        after: { devices: count },
      });
      if (mayTell) await queueMail(tx, sessionsEndedMail(user, count, config.appUrl));
      return count;
    });
  } finally {
    if (mayTell && ended === 0) await mails.giveBack(userId);
  }
}
