import type { Actor } from '#domain/accounts/actor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sessions } from './repository.ts';

/** Ends the session the actor came with; other devices stay logged in. */
export const logout = (platform: Platform, actor: Actor) =>
  sessions.revoke(platform.db, actor.sessionId, platform.now());
