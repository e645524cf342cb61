import type { Actor } from '#domain/accounts/actor.ts';
import { canBecome } from '#domain/accounts/permissions.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import type { ChangeRoleBody, ChangeRoleResponse } from '#domain/accounts/schema.ts';
import { forbidden, unauthenticated } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AsksToConfirm, emailStateOf } from './email/email-state.ts';
import { presentRole } from './present.ts';
import { users } from './repository.ts';
import { roleRequests } from './role-requests/role-request-repository.ts';

/**
 * Makes a Customer an Agent or a Property Owner, at once: sessions have no role of their own. A
 * repeat, for example after a lost response, changes nothing.
 * @throws {DomainError} FORBIDDEN unless the actor is a Customer, or has the role already.
 */
export async function changeRole(
  platform: Pick<Platform, 'db' | 'log' | 'now' | 'config'>,
  actor: Actor,
  { role }: ChangeRoleBody,
  asksToConfirm: AsksToConfirm,
): Promise<ChangeRoleResponse> {
  const { db, log, now } = platform;
  if (!canBecome(actor, role)) throw forbidden(roleMessages.refused);
  const changed = await inDurableTransaction(db, async (tx) => {
    const user = await users.changeRole(tx, actor.userId, { from: 'Customer', to: role });
    if (user) {
      // Where the site had Admins decide before.
      await roleRequests.forgetWaiting(tx, user.id);
      await recordAudit(tx, {
        event: 'role-changed',
        at: now(),
        subject: { kind: 'person', id: user.id },
        reason: 'profile',
        before: { role: 'Customer' },
        after: { role },
      });
    }
    return user;
  });
  if (changed) {
    recordSecurityEvent(log, 'authz_change', { reason: 'profile', from: 'Customer', role });
  }
  const user = changed ?? (await users.findById(db, actor.userId));
  if (!user) throw unauthenticated();
  // Of two choices at once the first stands.
  if (user.role !== role) throw forbidden(roleMessages.refused);
  const emailState = await emailStateOf(platform, user, asksToConfirm);
  const { mustAddFactor } = actor;
  return presentRole(platform, user, { ...emailState, mustAddFactor }, roleMessages.success(role));
}
