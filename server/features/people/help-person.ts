import type { Actor } from '#domain/accounts/actor.ts';
import { conflict } from '#domain/errors.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { PersonResponse } from '#domain/people/schema.ts';
import {
  endSessionsOf,
  queueResetLink,
  removeFactorsOf,
} from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { requireMail } from '#server/platform/mail/reach.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changePerson, nameOf } from './change-person.ts';
import { factorsRemovedMail } from './mails.ts';

type Needed = Pick<Platform, 'db' | 'now'>;

/**
 * Logs someone out everywhere, for example after losing a phone.
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
 * Mails someone a link to choose a new password.
 * @throws {DomainError} as `changePerson`; CONFLICT for someone suspended, and if mails reach nobody.
 */
export const sendPersonReset = (
  platform: Needed & Pick<Platform, 'config'>,
  actor: Actor,
  id: string,
): Promise<PersonResponse> =>
  changePerson(platform, actor, id, async (tx, person) => {
    requireMail(platform.config);
    if (person.suspended_at) throw conflict(peopleMessages.resetOfSuspended);
    await queueResetLink(tx, person.id);
    await recordAudit(tx, {
      event: 'reset-sent',
      at: platform.now(),
      subject: { kind: 'person', id: person.id },
    });
    return peopleMessages.resetSent(person.email);
  });

/**
 * Removes someone's login factors besides the password, for example after a stranger who knew it
 * added their own, and logs them out everywhere; the person is mailed. With only a password,
 * nothing changes.
 * @throws {DomainError} as `changePerson`.
 */
export const removePersonFactors = (
  platform: Needed & Pick<Platform, 'config'>,
  actor: Actor,
  id: string,
): Promise<PersonResponse> =>
  changePerson(platform, actor, id, async (tx, person) => {
    const removed = await removeFactorsOf(tx, person.id);
    if (removed.passkeys > 0 || removed.codes) {
      const at = platform.now();
      await endSessionsOf(tx, person.id, at);
      await queueMail(tx, factorsRemovedMail(person, platform.config.appUrl));
      await recordAudit(tx, {
        event: 'factor-removed',
        at,
        subject: { kind: 'person', id: person.id },
        before: removed,
      });
    }
    return peopleMessages.factorsRemoved(nameOf(person));
  });
