import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { LaterRole } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import type { DecideRoleRequestBody } from '#domain/accounts/role-requests-schema.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import type { PersonResponse } from '#domain/people/schema.ts';
import { isId } from '#domain/values/id.ts';
import { roleRequests } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changePerson, nameOf } from './change-person.ts';
import { roleApprovedMail, roleRefusedMail } from './mails.ts';
import { people } from './repository.ts';

/**
 * Gives a Customer the requested role, or refuses it with a reason; either is mailed. Of two Admins
 * at once the first decides; the same goes for a Customer who takes the request back at that
 * moment.
 * @throws {DomainError} as `changePerson`; NOT_FOUND for a malformed id; CONFLICT if it is decided, or was taken back.
 */
export async function decideRoleRequest(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  actor: Actor,
  id: string,
  { decision, reason }: DecideRoleRequestBody,
): Promise<PersonResponse> {
  if (!isAdmin(actor)) throw forbidden();
  if (!isId(id)) throw notFound(roleMessages.requestGone);
  const asked = await roleRequests.find(platform.db, id);
  if (!asked) throw conflict(roleMessages.requestGone);
  const { appUrl } = platform.config;
  return changePerson(platform, actor, asked.user_id, async (tx, person) => {
    const at = platform.now();
    const approves = decision === 'approve';
    const decided = await roleRequests.decide(tx, id, {
      state: approves ? 'approved' : 'refused',
      reason: approves ? '' : reason,
      decided_by: actor.userId,
      decided_at: at,
    });
    if (!decided) {
      const isThere = await roleRequests.find(tx, id);
      throw conflict(isThere ? roleMessages.decidedAlready : roleMessages.requestGone);
    }
    const role = decided.role as LaterRole;
    const subject = { kind: 'person', id: person.id } as const;
    if (!approves) {
      await queueMail(tx, roleRefusedMail(person, role, reason, appUrl));
      await recordAudit(tx, { event: 'role-refused', at, subject, reason, after: { role } });
      return roleMessages.notApproved(nameOf(person));
    }
    await people.setRole(tx, person.id, role, at);
    await queueMail(tx, roleApprovedMail(person, role, appUrl));
    await recordAudit(tx, {
      event: 'role-changed',
      at,
      subject,
      reason: 'asked for',
      before: { role: person.role },
      after: { role },
    });
    return roleMessages.approved(nameOf(person), role);
  });
}
