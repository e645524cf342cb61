import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { PersonDetail, PersonResponse } from '#domain/people/schema.ts';
import { isId } from '#domain/values/id.ts';
import { checksOfPeople } from '#server/features/verification/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentDetail } from './present.ts';
import { people } from './repository.ts';

/** Someone about to be changed: locked until the transaction ends. */
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof people.lock>>>;

/**
 * One person, with the figures and records about them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND.
 */
export async function getPerson(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<PersonDetail> {
  if (!isAdmin(actor)) throw forbidden();
  return detailOf(db, id, now());
}

/**
 * Changes someone else for an Admin, in a transaction of its own; otherwise the same as
 * `changePersonIn`.
 * @param change makes the change, and returns a sentence about it.
 * @throws {DomainError} as `changePersonIn`.
 */
export const changePerson = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
  change: (tx: Transaction, person: LockedPerson) => Promise<string>,
): Promise<PersonResponse> =>
  inDurableTransaction(db, async (tx) => {
    const message = await changePersonIn(tx, actor, id, (person) => change(tx, person));
    return { message, person: await detailOf(tx, id, now()) };
  });

/**
 * Changes someone else for an Admin. It waits for every other change by Admins: one who was demoted
 * or suspended meanwhile can change nobody any more, and nobody changes themselves, so that one
 * Admin always remains.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND; CONFLICT for oneself; and what `change` throws.
 */
export async function changePersonIn<Result>(
  tx: Transaction,
  actor: Actor,
  id: string,
  change: (person: LockedPerson) => Promise<Result>,
): Promise<Result> {
  if (!isAdmin(actor)) throw forbidden();
  const admins = await people.lockAdmins(tx);
  if (!admins.includes(actor.userId)) throw forbidden();
  const person = isId(id) ? await people.lock(tx, id) : undefined;
  if (!person) throw notFound(peopleMessages.notFound);
  if (person.id === actor.userId) throw conflict(peopleMessages.yourself);
  return change(person);
}

/** The most others to show with someone's phone number. */
const SAME_PHONE_SHOWN = 20;

async function detailOf(db: Database | Transaction, id: string, now: Date): Promise<PersonDetail> {
  const row = isId(id) ? await people.find(db, id, now) : undefined;
  if (!row) throw notFound(peopleMessages.notFound);
  const checks = await checksOfPeople(db, now, [id]);
  const samePhone = await people.withPhoneOf(db, id, SAME_PHONE_SHOWN);
  return presentDetail(row, checks.get(id) ?? [], samePhone);
}

export const nameOf = ({ firstname, lastname }: LockedPerson): string => `${firstname} ${lastname}`;
