import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import type { LaterRole } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import type { OwnRoleRequest, RoleRequestResponse } from '#domain/accounts/role-requests-schema.ts';
import { conflict, forbidden, unauthenticated } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { adminEmails } from '../email/admin-emails.ts';
import { ROLE_REQUESTS } from '../limits.ts';
import { roleAskedMail } from './role-request-mails.ts';
import { type RoleRequestRow, roleRequests } from './role-request-repository.ts';

/**
 * Asks for a role that lists properties, which an Admin decides; the Admins are mailed. A repeat,
 * for example after a lost response, returns the one already waiting.
 * @throws {DomainError} FORBIDDEN unless the actor is a Customer; CONFLICT while another role is asked for; TOO_MANY_REQUESTS.
 */
export async function askForRole(
  platform: Pick<Platform, 'db' | 'limits' | 'now' | 'config'>,
  { userId }: Actor,
  role: LaterRole,
): Promise<RoleRequestResponse> {
  const { db, limits, now, config } = platform;
  const last = await roleRequests.lastOf(db, userId);
  if (last?.state === 'waiting') return asked(last, role);
  await limits.of(ROLE_REQUESTS).take(userId);
  const request = await inDurableTransaction(db, async (tx) => {
    const asker = await roleRequests.lockAsker(tx, userId);
    if (!asker) throw unauthenticated();
    if (asker.role !== 'Customer') throw forbidden(roleMessages.refused);
    const at = now();
    const row = { id: uuid(), user_id: userId, role, asked_at: at };
    const inserted = await roleRequests.insert(tx, row);
    if (!inserted) return roleRequests.lastOf(tx, userId);
    const name = `${asker.firstname} ${asker.lastname}`;
    for (const admin of await adminEmails(tx)) {
      await queueMail(tx, roleAskedMail(admin, { name, userId, role }, config.appUrl));
    }
    await recordAudit(tx, {
      event: 'role-asked',
      at,
      subject: { kind: 'person', id: userId },
      before: { role: asker.role },
      after: { role },
    });
    return inserted;
  });
  if (!request) throw conflict(roleMessages.waitsAlready);
  return asked(request, role);
}

/** The state of someone's last request; null if they never made one. */
export async function ownRoleRequest(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<OwnRoleRequest | null> {
  const last = await roleRequests.lastOf(db, userId);
  return last ? presentRoleRequest(last) : null;
}

function asked(request: RoleRequestRow, role: LaterRole): RoleRequestResponse {
  if (request.role !== role) throw conflict(roleMessages.waitsAlready);
  return { message: roleMessages.asked(role), request: presentRoleRequest(request) };
}

const presentRoleRequest = ({
  id,
  role,
  state,
  asked_at,
  decided_at,
  reason,
}: RoleRequestRow): OwnRoleRequest => ({
  _id: id,
  role: role as OwnRoleRequest['role'],
  state: state as OwnRoleRequest['state'],
  askedAt: asked_at.toISOString(),
  decidedAt: decided_at?.toISOString() ?? null,
  reason,
});
