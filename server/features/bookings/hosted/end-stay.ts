import type { Actor } from '#domain/accounts/actor.ts';
import {
  freeAfterLeaving,
  refuseArrival,
  refuseLeaving,
  refuseNoShow,
  type StayEndHow,
} from '#domain/bookings/ended-stay.ts';
import { endedStayMessages } from '#domain/bookings/ended-stay-messages.ts';
import type {
  HostedStay,
  HostedStayResponse,
  LeftEarlyBody,
} from '#domain/bookings/hosted-schema.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canCancelHostedStay } from '#domain/bookings/permissions.ts';
import { badInput, conflict, forbidden, notFound } from '#domain/errors.ts';
import { addDays, type CalendarDate, nightsBetween, today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { settleEnd } from '#server/features/payments/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from '../booking-row-repository.ts';
import { endedStayToGuest } from '../mails.ts';
import { backOf, presentHostedStay } from '../present.ts';
import { bookings } from '../repository.ts';

/**
 * Records that the guest of a stay came; again, it changes nothing.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is at the actor's own property, or the actor an Admin; CONFLICT before check-in,
 * and for a stay that is over.
 */
export const sayArrived = (
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<HostedStayResponse> =>
  change(platform, actor, id, endedStayMessages.saidArrived, async (tx, { stay, day }) => {
    const refusal = refuseArrival(stay, day);
    if (refusal) throw conflict(refusal);
    if (!stay.arrivedAt) await bookings.setArrived(tx, id, { came: true, now: platform.now() });
  });

/**
 * Takes back that the guest of a stay came; again, it changes nothing.
 * @throws {DomainError} as for arriving; CONFLICT once the stay has ended.
 */
export const undoArrived = (
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<HostedStayResponse> =>
  change(platform, actor, id, endedStayMessages.saidNotArrived, async (tx, { stay, day }) => {
    const refusal = refuseArrival(stay, day);
    if (refusal) throw conflict(refusal);
    if (stay.arrivedAt) await bookings.setArrived(tx, id, { came: false, now: platform.now() });
  });

/**
 * Ends a stay whose guest never came: its nights are free from today, nothing is refunded, and the guest is mailed.
 * @throws {DomainError} as for arriving; CONFLICT on the day of check-in, for a guest who arrived, and two weeks after check-out.
 */
export const sayNoShow = (
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<HostedStayResponse> =>
  change(platform, actor, id, endedStayMessages.saidNoShow, async (tx, { stay, row, day }) => {
    const refusal = refuseNoShow(stay, day);
    if (refusal) throw conflict(refusal);
    await end(tx, platform, actor, { row, how: 'no-show', on: day, freeFrom: day });
  });

/**
 * Ends a stay whose guest left on a day before check-out: later nights are free, but for those that are kept free after each stay,
 * and what its policy gives back is no longer due.
 * @throws {DomainError} as for arriving; BAD_INPUT for a day that is not one of the stay's, or is to come.
 */
export const sayLeftEarly = (
  platform: Platform,
  actor: Actor,
  id: string,
  { on }: LeftEarlyBody,
): Promise<HostedStayResponse> =>
  change(platform, actor, id, endedStayMessages.saidLeftEarly, async (tx, { stay, row, day }) => {
    const over = refuseLeaving(stay, stay.checkIn, stay.checkIn);
    if (over) throw conflict(over);
    const refusal = refuseLeaving(stay, on, day);
    if (refusal) throw badInput(refusal, { on: refusal });
    const kept = row.held_until ? nightsBetween(stay.checkOut, row.held_until as CalendarDate) : 0;
    const freeFrom = addDays(freeAfterLeaving(stay, on), kept);
    await end(tx, platform, actor, { row, how: 'left-early', on, freeFrom });
  });

interface Changing {
  row: BookingRow;
  stay: HostedStay;
  day: CalendarDate;
}

async function change(
  platform: Platform,
  actor: Actor,
  id: string,
  message: string,
  make: (tx: Transaction, changing: Changing) => Promise<void>,
): Promise<HostedStayResponse> {
  const moment = platform.now();
  return inDurableTransaction(platform.db, async (tx) => {
    const row = isId(id) ? await bookings.lock(tx, id) : undefined;
    if (!row) throw notFound(bookingMessages.notFound);
    if (!canCancelHostedStay(actor, { listerId: row.lister_id })) {
      throw forbidden(endedStayMessages.notYours);
    }
    await make(tx, { row, stay: presentHostedStay(row, moment), day: today(moment) });
    return { message, stay: presentHostedStay(await bookings.getById(tx, row.id), moment) };
  });
}

interface Ending {
  row: BookingRow;
  how: StayEndHow;
  on: CalendarDate;
  freeFrom: CalendarDate;
}

async function end(
  tx: Transaction,
  { now, config }: Platform,
  actor: Actor,
  { row, how, on, freeFrom }: Ending,
): Promise<void> {
  const moment = now();
  const heldUntil = (row.held_until ?? row.check_out) as CalendarDate;
  await bookings.end(tx, row.id, {
    how,
    on,
    freeFrom: freeFrom < heldUntil ? freeFrom : heldUntil,
    now: moment,
  });
  const back = backOf(row, on, how === 'no-show' ? 'no-show' : 'guest');
  await settleEnd(tx, row, back, { by: actor.userId, at: moment });
  const ended = await bookings.getById(tx, row.id);
  await queueMail(tx, endedStayToGuest(ended, back, { now: moment, appUrl: config.appUrl }));
}
