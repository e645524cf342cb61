import { errors, jwtVerify, SignJWT } from 'jose';
import { v7 as uuid } from 'uuid';
import type { Platform } from '#server/platform/platform.ts';

/** Seconds a device is known after the last login on it. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * The most people to remember on a shared device; the one who logged in longest ago is forgotten
 * first.
 */
const MAX_USERS = 8;
/** Keeps a session's token from being accepted as a device's. */
const AUDIENCE = 'device';

/** A device that people logged in on, from its signed cookie. */
export interface KnownDevice {
  id: string;
  /** The accounts, the latest login first. */
  userIds: readonly string[];
}

type Signer = Pick<Platform, 'sessionSecret' | 'now'>;

/** The device in a cookie; undefined without one, or if we did not sign it. */
export async function readDevice(
  { sessionSecret, now }: Signer,
  cookie: string | undefined,
): Promise<KnownDevice | undefined> {
  if (!cookie) return undefined;
  try {
    const { payload } = await jwtVerify<{ users: string[] }>(cookie, sessionSecret, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: now(),
    });
    return payload.jti ? { id: payload.jti, userIds: payload.users } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** The cookie for a device on which someone has just logged in. */
export function rememberOnDevice(
  { sessionSecret, now }: Signer,
  device: KnownDevice | undefined,
  userId: string,
): Promise<string> {
  const others = (device?.userIds ?? []).filter((id) => id !== userId);
  const seconds = Math.floor(now().getTime() / 1000);
  return new SignJWT({ users: [userId, ...others].slice(0, MAX_USERS) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setJti(device?.id ?? uuid())
    .setExpirationTime(seconds + DEVICE_SECONDS)
    .sign(sessionSecret);
}
