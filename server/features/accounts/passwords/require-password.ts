import type { Actor } from '#domain/accounts/actor.ts';
import { changePasswordMessages } from '#domain/accounts/password-messages.ts';
import { badInput, unauthenticated } from '#domain/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { PASSWORD_CHANGES } from '../limits.ts';
import { users } from '../repository.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Refuses anyone who does not know the password of their own account.
 * @throws {DomainError} BAD_INPUT for a wrong one; TOO_MANY_REQUESTS after ten tries in 15 minutes; UNAVAILABLE when too many
 * passwords wait.
 */
export async function requirePassword(
  { db, limits }: Platform,
  { userId }: Actor,
  currentPassword: string,
): Promise<void> {
  const user = await users.findById(db, userId);
  if (!user) throw unauthenticated();
  const tries = limits.of(PASSWORD_CHANGES);
  await tries.take(userId);
  if (!(await passwordMatches(user.password_hash, currentPassword))) {
    const sentence = changePasswordMessages.currentWrong;
    throw badInput(sentence, { currentPassword: sentence });
  }
  await tries.clear(userId);
}
