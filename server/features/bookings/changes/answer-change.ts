import type { Actor } from '#domain/accounts/actor.ts';
import { isOfferOpen } from '#domain/bookings/change.ts';
import { changeMessages } from '#domain/bookings/change-messages.ts';
import type { AnswerChangeBody } from '#domain/bookings/hosted-schema.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canSeeBooking } from '#domain/bookings/permissions.ts';
import type { BookingResponse } from '#domain/bookings/schema.ts';
import { isActive } from '#domain/bookings/state.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { fromCedi } from '#domain/values/money.ts';
import { settleChange } from '#server/features/payments/public.ts';
import { lockProperty } from '#server/features/properties/public.ts';
import { stays } from '#server/features/stays/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow, OfferedChange } from '../booking-row-repository.ts';
import { presentBooking } from '../present.ts';
import { bookings } from '../repository.ts';
import { stayOf } from '../stay.ts';
import { changeAcceptedToGuest, changeAcceptedToLister, changeDeclinedToLister } from './mails.ts';
import { heldUntilOf, roomFor } from './quote-change.ts';

/**
 * The guest's answer to an offered change. An accepted one moves the booking and its nights in one transaction; both are mailed.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for someone else's; CONFLICT without an offer, or if it is another than was shown; DATES_TAKEN if the nights were taken meanwhile.
 */
export async function answerChange(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  actor: Actor,
  id: string,
  { accept, total }: AnswerChangeBody,
): Promise<BookingResponse> {
  const known = requireGuest(actor, isId(id) ? await bookings.find(platform.db, id) : undefined);
  const now = platform.now();
  return inDurableTransaction(platform.db, async (tx) => {
    // First, as bookings do, so that nobody takes the nights in between.
    await lockProperty(tx, known.listing_id);
    const booking = requireGuest(actor, await bookings.lock(tx, id));
    const offer = openOffer(booking, now);
    if (fromCedi(total) !== offer.total) throw conflict(changeMessages.differentOffer);
    if (accept) await apply(tx, platform, booking, offer);
    else await decline(tx, platform, booking);
    const row = await bookings.getById(tx, id);
    return {
      message: accept ? changeMessages.accepted : changeMessages.declined,
      booking: presentBooking(row, now),
    };
  });
}

async function apply(
  tx: Transaction,
  { now, config }: Pick<Platform, 'now' | 'config'>,
  booking: BookingRow,
  offer: OfferedChange,
): Promise<void> {
  const moment = now();
  const sold = await stays.rulesOf(tx, booking.listing_id);
  const moves = await roomFor(tx, booking, offer, { sold, now: moment });
  const heldUntil = heldUntilOf(offer.checkOut, sold);
  await stays.allAtOnce(tx, async () => {
    await bookings.applyOffer(tx, booking.id, offer, { heldUntil, now: moment });
    await stays.setUnits(tx, moves);
  });
  const answered = { by: booking.user_id, at: moment };
  await settleChange(tx, booking, offer.total, answered);
  const changed = await bookings.getById(tx, booking.id);
  const context = { now: moment, appUrl: config.appUrl };
  await queueMail(tx, changeAcceptedToGuest(changed, context));
  await queueMail(tx, changeAcceptedToLister(changed, context));
}

async function decline(
  tx: Transaction,
  { now, config }: Pick<Platform, 'now' | 'config'>,
  booking: BookingRow,
): Promise<void> {
  await bookings.setOffer(tx, booking.id, null, now());
  await queueMail(tx, changeDeclinedToLister(booking, config.appUrl));
}

/** @throws {DomainError} CONFLICT without an offer that can still be answered. */
function openOffer(booking: BookingRow, now: Date): OfferedChange {
  const offer = booking.offered_change;
  if (!offer || !isOfferOpen(offer, now) || !isActive(stayOf(booking, now), today(now))) {
    throw conflict(changeMessages.noOffer);
  }
  return offer;
}

function requireGuest(actor: Actor, booking: BookingRow | undefined): BookingRow {
  if (!booking) throw notFound(bookingMessages.notFound);
  if (!canSeeBooking(actor, { guestId: booking.user_id })) {
    throw forbidden(bookingMessages.notYourStay);
  }
  return booking;
}
