import type { Actor } from '#domain/accounts/actor.ts';
import { conflict } from '#domain/errors.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { PersonResponse } from '#domain/people/schema.ts';
import { endSessionsOf, queueResetLink } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changePerson, nameOf } from './change-person.ts';

type Needed = Pick<Platform, 'db' | 'now'>;

/**
 * Logs somebody out everywhere, as after a lost phone.
 * @throws {DomainError} as `changePerson`.
 */
export const endPersonSessions = (
  platform: Needed,
  actor: Actor,
  id: string,
): Promise<PersonResponse> =>
  changePerson(platform, actor, id, async (tx, person) => {
    const at = platform.now();
    await endSessionsOf(tx, person.id, at);
    await recordAudit(tx, {
      event: 'sessions-ended',
      at,
      subject: { kind: 'person', id: person.id },
    });
    return peopleMessages.sessionsEnded(nameOf(person));
  });

/**
 * Mails somebody a link to choose a new password.
 * @throws {DomainError} as `changePerson`; CONFLICT for who is suspended.
 */
export const sendPersonReset = (
  platform: Needed,
  actor: Actor,
  id: string,
): Promise<PersonResponse> =>
  changePerson(platform, actor, id, async (tx, person) => {
    if (person.suspended_at) throw conflict(peopleMessages.resetOfSuspended);
    await queueResetLink(tx, person.id);
    await recordAudit(tx, {
      event: 'reset-sent',
      at: platform.now(),
      subject: { kind: 'person', id: person.id },
    });
    return peopleMessages.resetSent(person.email);
  });
