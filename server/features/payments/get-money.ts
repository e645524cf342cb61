import type { Actor } from '#domain/accounts/actor.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { canKeepMoney, canSeeOwnMoney } from '#domain/payments/permissions.ts';
import type { StayMoney } from '#domain/payments/schema.ts';
import { isId } from '#domain/values/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentMoney } from './present.ts';
import { type PaidStayRow, payments } from './repository.ts';

type Reading = Pick<Platform, 'db'>;

/**
 * The money of a stay at the actor's property; for an Admin of any.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN.
 */
export async function moneyOfStay({ db }: Reading, actor: Actor, id: string): Promise<StayMoney> {
  const stay = await find(db, id);
  if (!canKeepMoney(actor, { listerId: stay.lister_id })) throw forbidden(paymentMessages.notYours);
  return presentMoney(stay, await payments.list(db, stay.id));
}

/**
 * The money of the actor's own booking.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for another guest's.
 */
export async function moneyOfBooking(
  { db }: Reading,
  actor: Actor,
  id: string,
): Promise<StayMoney> {
  const stay = await find(db, id);
  if (!canSeeOwnMoney(actor, { guestId: stay.user_id })) {
    throw forbidden(bookingMessages.notYourStay);
  }
  return presentMoney(stay, await payments.list(db, stay.id));
}

async function find(db: Database, id: string): Promise<PaidStayRow> {
  const stay = isId(id) ? await payments.find(db, id) : undefined;
  if (!stay) throw notFound(bookingMessages.notFound);
  return stay;
}
