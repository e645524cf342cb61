import type { Actor } from '#domain/accounts/actor.ts';
import { ownSessionsMessages } from '#domain/accounts/own-sessions-messages.ts';
import type { OwnSession } from '#domain/accounts/schema.ts';
import { notFound } from '#domain/errors.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sessions } from './repository.ts';
import { sessionMoment } from './sessions.ts';

/** More than anyone looks through; "log out on every other device" ends the others too. */
const MAX_LISTED = 50;

/** Where the actor is logged in, the session that was used last first. */
export async function listSessions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
): Promise<OwnSession[]> {
  const rows = await sessions.listLive(db, actor.userId, sessionMoment(now()), MAX_LISTED);
  return rows.map(({ id, device, network, created_at, last_seen_at }) => ({
    _id: id,
    device,
    network,
    loggedInAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: id === actor.sessionId,
  }));
}

/**
 * Ends one of the actor's sessions.
 * @throws {DomainError} NOT_FOUND for one that is over, unknown, or somebody else's.
 */
export async function endSession(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  actor: Actor,
  id: string,
): Promise<string> {
  if (!(await sessions.revokeOf(db, actor.userId, id, now()))) {
    throw notFound(ownSessionsMessages.unknown);
  }
  recordSecurityEvent(log, 'authn_token_revoked', { reason: 'one', subjects: [id] });
  return ownSessionsMessages.ended;
}

/** Ends every session of the actor but the one it came with. */
export async function endOtherSessions(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  actor: Actor,
): Promise<string> {
  await sessions.revokeOthersOf(db, actor, now());
  recordSecurityEvent(log, 'authn_token_revoked', { reason: 'others' });
  return ownSessionsMessages.othersEnded;
}
