import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import type { Setup } from '#domain/setup/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getSetup } from './get-setup.ts';
import { milestones } from './milestone-repository.ts';

/**
 * Records that an Admin has read the texts that visitors are shown.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function noteRead(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  actor: Actor,
): Promise<Setup> {
  if (!isAdmin(actor)) throw forbidden();
  await milestones.reach(platform.db, 'notice', platform.now());
  return getSetup(platform, actor);
}
