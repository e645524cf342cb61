import type { Role } from '#domain/accounts/role.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { users } from './repository.ts';

/** The outcome; `role` is the account's previous one. */
type MadeAdmin =
  | { done: true; role: string }
  | { done: false; because: 'no-account' | 'is-admin' | 'suspended' };

/**
 * Turns an account into an Admin at the machine operator's command; its password and everything
 * else stay.
 */
export const makeAdmin = (db: Database, email: string, at: Date): Promise<MadeAdmin> =>
  inDurableTransaction(db, async (tx): Promise<MadeAdmin> => {
    const id = await users.findIdByEmail(tx, email);
    const user = id && (await users.lock(tx, id));
    if (!user || user.erased_at) return { done: false, because: 'no-account' };
    if (user.role === 'Admin') return { done: false, because: 'is-admin' };
    if (user.suspended_at) return { done: false, because: 'suspended' };
    await users.changeRole(tx, user.id, { from: user.role as Role, to: 'Admin' });
    await recordAudit(tx, {
      event: 'role-changed',
      at,
      subject: { kind: 'person', id: user.id },
      reason: 'admin:create',
      before: { role: user.role },
      after: { role: 'Admin' },
    });
    return { done: true, role: user.role };
  });
