import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sessions, users } from '../repository.ts';
import { passwordResets } from './password-reset-repository.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/**
 * Replaces a publicly known password of an account, and ends all its sessions. False if there is no
 * such account, or it has a password of its own.
 */
export async function replaceKnownPassword(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  email: string,
  { known, replacement }: { known: string; replacement: string },
): Promise<boolean> {
  const user = await users.findByEmail(db, email);
  if (!user || !(await passwordMatches(user.password_hash, known))) return false;
  const hash = await hashPassword(replacement);
  return inDurableTransaction(db, async (tx) => {
    // Of several processes that start at once, only one does it.
    if (!(await users.replacePassword(tx, user, hash))) return false;
    await passwordResets.spendAllOf(tx, user.id, now());
    await sessions.revokeAllOf(tx, user.id, now());
    return true;
  });
}
