import { errors, jwtVerify, SignJWT } from 'jose';
import { v7 as uuid } from 'uuid';
import { isId } from '#domain/id.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { TokenResolution } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sessions } from './repository.ts';

/** Seconds a session lives. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** Opens a session and returns its token: a JWT that names the session kept in the database. */
export async function openSession(
  platform: Pick<Platform, 'sessionSecret' | 'now'>,
  db: Database | Transaction,
  user: { id: string; role: string },
): Promise<string> {
  const id = uuid();
  const issued = Math.floor(platform.now().getTime() / 1000);
  const expires = issued + SESSION_SECONDS;
  await sessions.insert(db, {
    id,
    user_id: user.id,
    created_at: new Date(issued * 1000),
    expires_at: new Date(expires * 1000),
  });
  return new SignJWT({ sid: id, role: user.role })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(platform.sessionSecret);
}

/** Who is behind a token. The database has the last word: a revoked session is over at once. */
export async function resolveSession(
  platform: Pick<Platform, 'db' | 'sessionSecret' | 'now'>,
  token: string,
): Promise<TokenResolution> {
  const sessionId = await sessionIdOf(platform, token);
  if (!sessionId) return { problem: 'invalid' };
  const found = await sessions.findLive(platform.db, sessionId, platform.now());
  return found ? { actor: { ...found, sessionId } } : { problem: 'expired' };
}

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
