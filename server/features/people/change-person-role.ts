import type { Actor } from '#domain/accounts/actor.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { ChangePersonRoleBody, PersonResponse } from '#domain/people/schema.ts';
import { roleRequests } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changePerson, nameOf } from './change-person.ts';
import { people } from './repository.ts';

/**
 * Gives someone another role, even that of an Admin; it applies at once, because sessions have no
 * role of their own. Their listings stay.
 * @throws {DomainError} as `changePerson`.
 */
export const changePersonRole = (
  platform: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
  { role }: ChangePersonRoleBody,
): Promise<PersonResponse> =>
  changePerson(platform, actor, id, async (tx, person) => {
    if (person.role !== role) {
      const at = platform.now();
      await people.setRole(tx, person.id, role, at);
      await roleRequests.forgetWaiting(tx, person.id);
      await recordAudit(tx, {
        event: 'role-changed',
        at,
        subject: { kind: 'person', id: person.id },
        before: { role: person.role },
        after: { role },
      });
    }
    return peopleMessages.roleChanged(nameOf(person), role);
  });
