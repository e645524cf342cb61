import type { Actor } from '#domain/accounts/actor.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sessions } from '../repository.ts';

/** Ends the session the actor came with; other devices stay logged in. */
export async function logout(platform: Platform, actor: Actor): Promise<void> {
  await sessions.revoke(platform.db, actor.sessionId, platform.now());
  recordSecurityEvent(platform.log, 'authn_logout');
}
