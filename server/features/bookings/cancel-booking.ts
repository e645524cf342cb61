import type { Actor } from '#domain/accounts/actor.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canCancelBooking } from '#domain/bookings/permissions.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import type { BookingResponse, CancelBookingBody } from '#domain/bookings/schema.ts';
import { cancel } from '#domain/bookings/state.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { settleEnd } from '#server/features/payments/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CANCELLATIONS } from './limits.ts';
import { cancellationToGuest, cancellationToLister } from './mails.ts';
import { backOf, presentBooking } from './present.ts';
import { bookings } from './repository.ts';
import { withdrawalToGuest, withdrawalToLister } from './request-mails.ts';
import { stayOf } from './stay.ts';

type Seen = NonNullable<CancelBookingBody>['seen'];

/**
 * Cancels the actor's own booking, until the day before check-in, or withdraws their request; its dates are free at once.
 * @param seen the status that the guest was shown.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for someone else's; CONFLICT when it is too late, settled, or a request that was accepted;
 * TOO_MANY_REQUESTS after as many as one may cancel in a day.
 */
export async function cancelBooking(
  platform: Platform,
  actor: Actor,
  id: string,
  seen?: Seen,
): Promise<BookingResponse> {
  const { db, limits } = platform;
  const { bookingLimits } = await getSettings(platform);
  const spending = {
    sentence: bookingMessages.tooManyCancelledToday,
    points: bookingLimits.maxCancellationsADay,
  };
  return limits
    .of(CANCELLATIONS)
    .spend(actor.userId, spending, () =>
      inDurableTransaction(db, (tx) => cancelIn(tx, platform, actor, { id, seen })),
    );
}

async function cancelIn(
  tx: Transaction,
  { config, now }: Platform,
  actor: Actor,
  { id, seen }: { id: string; seen: Seen },
): Promise<BookingResponse> {
  const found = isId(id) ? await bookings.lock(tx, id) : undefined;
  if (!found) throw notFound(bookingMessages.notFound);
  if (!canCancelBooking(actor, { guestId: found.user_id })) {
    throw forbidden(bookingMessages.notYours);
  }
  const moment = now();
  const transition = cancel(stayOf(found, moment), today(moment), seen);
  if (!transition.ok) throw conflict(transition.message);
  await bookings.cancel(tx, found.id, { by: actor.userId, now: moment });
  const isRequest = found.status === 'requested';
  // Nothing was due yet.
  if (!isRequest) {
    const back = backOf(found, today(moment), 'guest');
    await settleEnd(tx, found, back, { by: actor.userId, at: moment });
  }
  const cancelled = await bookings.getById(tx, found.id);
  const context = { now: moment, appUrl: config.appUrl };
  await queueMail(tx, (isRequest ? withdrawalToGuest : cancellationToGuest)(cancelled, context));
  await queueMail(tx, (isRequest ? withdrawalToLister : cancellationToLister)(cancelled, context));
  return {
    message: isRequest ? requestMessages.withdrawn : bookingMessages.cancelled,
    booking: presentBooking(cancelled, moment),
  };
}
