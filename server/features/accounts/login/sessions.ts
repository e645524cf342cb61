import { errors, jwtVerify, SignJWT } from 'jose';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '#domain/accounts/session-life.ts';
import { unauthenticated } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { TokenResolution } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type SessionMoment, sessions } from '../repository.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The longest life of a session, in seconds. */
export const SESSION_SECONDS = SESSION_MAX_DAYS * DAY_SECONDS;

/** Ends every session of the actor except the current one. */
export const endOtherSessionsOf = (tx: Transaction, actor: Actor, now: Date) =>
  sessions.revokeOthersOf(tx, actor, sessionMoment(now));

/**
 * For calls that would leave a thief a lasting way in, asked under the account's lock: the session
 * may have ended since the call was let in, and would undo the owner's recovery.
 * @throws {DomainError} UNAUTHENTICATED.
 */
export async function requireLiveSession(
  tx: Transaction,
  { sessionId }: Actor,
  now: Date,
): Promise<void> {
  if (!(await sessions.findLive(tx, sessionId, sessionMoment(now)))) throw unauthenticated();
}

/** A use is recorded only if the last record is this old, so that calls seldom write. */
const SEEN_EVERY_MS = 10 * 60_000;

/** The stored origin of a login, which helps people to recognise their own. */
export interface SessionOrigin {
  device: string;
  network: string;
}

/** The moments that decide which sessions are still good. */
export const sessionMoment = (now: Date): SessionMoment => ({
  now,
  idleSince: new Date(now.getTime() - SESSION_IDLE_DAYS * DAY_SECONDS * 1000),
});

/** Opens a session and returns its token: a JWT that names the session kept in the database. */
export async function openSession(
  platform: Pick<Platform, 'sessionSecret' | 'now'>,
  db: Database | Transaction,
  user: { id: string; role: string },
  origin: SessionOrigin = { device: '', network: '' },
): Promise<string> {
  const id = uuid();
  const issued = Math.floor(platform.now().getTime() / 1000);
  const expires = issued + SESSION_SECONDS;
  await sessions.insert(db, {
    id,
    user_id: user.id,
    created_at: new Date(issued * 1000),
    last_seen_at: new Date(issued * 1000),
    expires_at: new Date(expires * 1000),
    ...origin,
  });
  return new SignJWT({ sid: id, role: user.role })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(platform.sessionSecret);
}

/** Tells if the site requires a second factor of Admins (its settings belong to another feature). */
export type AsksForFactor = () => Promise<boolean>;

/** The person behind a token. The database has the last word: a revoked session is over at once. */
export async function resolveSession(
  platform: Pick<Platform, 'db' | 'sessionSecret' | 'now'>,
  token: string,
  asksForFactor: AsksForFactor,
): Promise<TokenResolution> {
  const sessionId = await sessionIdOf(platform, token);
  if (!sessionId) return { problem: 'invalid' };
  const now = platform.now();
  const found = await sessions.findLive(platform.db, sessionId, sessionMoment(now));
  if (!found) return { problem: 'expired' };
  const { lastSeenAt, hasFactor, ...person } = found;
  const before = new Date(now.getTime() - SEEN_EVERY_MS);
  if (lastSeenAt <= before) await sessions.see(platform.db, sessionId, { now, before });
  const mustAddFactor = isAdmin(person) && !hasFactor && (await asksForFactor());
  return { actor: { ...person, sessionId, mustAddFactor } };
}

/** Checks a token's signature and expiry only: its session may have ended. */
export const isOwnToken = async (
  platform: Pick<Platform, 'sessionSecret' | 'now'>,
  token: string,
): Promise<boolean> => (await sessionIdOf(platform, token)) !== undefined;

async function sessionIdOf(
  { sessionSecret, now }: Pick<Platform, 'sessionSecret' | 'now'>,
  token: string,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, sessionSecret, {
      algorithms: ['HS256'],
      currentDate: now(),
    });
    return isId(payload.sid) ? payload.sid : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
