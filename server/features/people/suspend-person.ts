import type { Actor } from '#domain/accounts/actor.ts';
import { requireRecent } from '#domain/accounts/recent.ts';
import { conflict } from '#domain/errors.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { PersonResponse, SuspendPersonBody } from '#domain/people/schema.ts';
import { endSessionsOf } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { freeNightsOf } from '#server/features/bookings/public.ts';
import { countStarsAgain } from '#server/features/comments/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changePerson, changePersonIn, type LockedPerson, nameOf } from './change-person.ts';
import { suspensionLiftedMail, suspensionMail } from './mails.ts';
import { people } from './repository.ts';

type Needed = Pick<Platform, 'db' | 'now' | 'config'>;
type SuspensionNeeds = Pick<Platform, 'now' | 'config'>;

/**
 * Suspends someone: ends sessions, withholds listings, discounts stars, and mails the reason.
 * Booked stays remain booked, unless the Admin frees the hosts' nights.
 * @throws {DomainError} as `changePerson`; CONFLICT for someone suspended already: nothing is sent twice.
 */
export const suspendPerson = (
  platform: Needed,
  actor: Actor,
  id: string,
  { reason, freeNights }: SuspendPersonBody,
): Promise<PersonResponse> =>
  changePerson(platform, actor, id, async (tx, person) => {
    if (person.suspended_at) throw conflict(peopleMessages.suspendedAlready);
    const cancelled = await suspend(tx, platform, actor, person, { reason, freeNights });
    return peopleMessages.suspended(nameOf(person), cancelled);
  });

/**
 * Does the same within the caller's transaction, which goes on even if the person is suspended
 * already.
 * @throws {DomainError} as `changePersonIn`; CONFIRM_AGAIN.
 */
export const suspendPersonIn = (
  tx: Transaction,
  platform: SuspensionNeeds,
  actor: Actor,
  id: string,
  how: SuspendPersonBody,
): Promise<void> =>
  changePersonIn(tx, actor, id, async (person) => {
    requireRecent(actor, platform.now());
    if (!person.suspended_at) await suspend(tx, platform, actor, person, how);
  });

/** @returns how many stays were cancelled. */
async function suspend(
  tx: Transaction,
  platform: SuspensionNeeds,
  actor: Actor,
  person: LockedPerson,
  { reason, freeNights }: SuspendPersonBody,
): Promise<number> {
  const at = platform.now();
  const cancelled = freeNights ? await freeNightsOf(tx, platform, actor, person.id) : 0;
  await people.suspend(tx, person.id, reason, at);
  await endSessionsOf(tx, person.id, at);
  await people.withholdListings(tx, person.id, at);
  await countStarsAgain(tx, person.id);
  await queueMail(tx, suspensionMail(person, { reason, cancelled }, platform.config.appUrl));
  await recordAudit(tx, {
    event: 'suspended',
    at,
    subject: { kind: 'person', id: person.id },
    reason,
  });
  return cancelled;
}

/**
 * Ends a suspension: the person can log in, and withheld listings are back.
 * @throws {DomainError} as `changePerson`; CONFLICT for someone not suspended.
 */
export const liftSuspension = (
  platform: Needed,
  actor: Actor,
  id: string,
): Promise<PersonResponse> =>
  changePerson(platform, actor, id, async (tx, person) => {
    if (!person.suspended_at) throw conflict(peopleMessages.notSuspended);
    const at = platform.now();
    await people.lift(tx, person.id, at);
    await people.restoreListings(tx, person.id);
    await countStarsAgain(tx, person.id);
    await queueMail(tx, suspensionLiftedMail(person, platform.config.appUrl));
    await recordAudit(tx, {
      event: 'suspension-lifted',
      at,
      subject: { kind: 'person', id: person.id },
      before: { reason: person.suspended_reason },
    });
    return peopleMessages.lifted(nameOf(person));
  });
