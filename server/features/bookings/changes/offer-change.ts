import type { Actor } from '#domain/accounts/actor.ts';
import { changeMessages } from '#domain/bookings/change-messages.ts';
import type { ChangeBody, HostedStayResponse } from '#domain/bookings/hosted-schema.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canCancelHostedStay } from '#domain/bookings/permissions.ts';
import type { BookingChange } from '#domain/bookings/schema.ts';
import { forbidden, notFound, unprocessable } from '#domain/errors.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { isId } from '#domain/values/id.ts';
import { fromCedi } from '#domain/values/money.ts';
import { lockProperty, type PropertySummary } from '#server/features/properties/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import { freshenCalendars } from '#server/features/stay-calendars/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow, OfferedChange } from '../booking-row-repository.ts';
import { HOST_CANCELLATIONS } from '../limits.ts';
import { presentChange, presentHostedStay } from '../present.ts';
import { bookings } from '../repository.ts';
import { changeOfferedToGuest } from './mails.ts';
import { quoteChange } from './quote-change.ts';

type Dates = Omit<ChangeBody, 'expectedTotal'>;

/**
 * What a booking would cost on other dates; nothing is kept.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is at the actor's own property, or the actor an Admin; CONFLICT; BAD_INPUT; DATES_TAKEN.
 */
export async function previewChange(
  platform: Platform,
  actor: Actor,
  id: string,
  dates: Dates,
): Promise<BookingChange> {
  const { booking, offer } = await quoted(platform, actor, id, dates, async () => {});
  return presentChange(booking, offer);
}

/**
 * Offers other dates or guests to the guest, who is mailed; an earlier offer is replaced.
 * @throws {DomainError} as previewChange; PRICE_CHANGED if the sum is not the one the host was shown; TOO_MANY_REQUESTS after a hundred in a day.
 */
export const offerChange = (
  platform: Platform,
  actor: Actor,
  id: string,
  { expectedTotal, ...dates }: ChangeBody,
): Promise<HostedStayResponse> =>
  platform.limits
    .of(HOST_CHANGES)
    .spend(actor.userId, { sentence: changeMessages.failure }, async () => {
      const moment = platform.now();
      const { booking } = await quoted(platform, actor, id, dates, async (tx, offer) => {
        if (fromCedi(expectedTotal) !== offer.total) {
          throw unprocessable(bookingMessages.priceChanged, 'PRICE_CHANGED');
        }
        await bookings.setOffer(tx, id, offer, moment);
        const offered = await bookings.getById(tx, id);
        await queueMail(
          tx,
          changeOfferedToGuest(offered, offer, { now: moment, appUrl: platform.config.appUrl }),
        );
      });
      const row = await bookings.getById(platform.db, booking.id);
      return { message: changeMessages.offered, stay: presentHostedStay(row, moment) };
    });

/** Offers a day: a guest is not mailed without end. */
const HOST_CHANGES = { ...HOST_CANCELLATIONS, name: 'hostChanges' };

/**
 * Withdraws what is offered; without an offer nothing changes.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN.
 */
export const withdrawChange = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<HostedStayResponse> =>
  inDurableTransaction(db, async (tx) => {
    requireHost(actor, isId(id) ? await bookings.lock(tx, id) : undefined);
    await bookings.setOffer(tx, id, null, now());
    const row = await bookings.getById(tx, id);
    return { message: changeMessages.withdrawn, stay: presentHostedStay(row, now()) };
  });

/** Quotes other dates with property and booking locked, in the order in which bookings lock them. */
async function quoted(
  platform: Platform,
  actor: Actor,
  id: string,
  dates: Dates,
  use: (tx: Transaction, offer: OfferedChange) => Promise<void>,
): Promise<{ booking: BookingRow; offer: OfferedChange }> {
  const known = requireHost(actor, isId(id) ? await bookings.find(platform.db, id) : undefined);
  const { bookingLimits: limits } = await getSettings(platform);
  await freshenCalendars(platform, known.listing_id);
  return inDurableTransaction(platform.db, async (tx) => {
    const property = await requireProperty(tx, known.listing_id);
    const booking = requireHost(actor, await bookings.lock(tx, id));
    const offer = await quoteChange(tx, booking, property, dates, { now: platform.now(), limits });
    await use(tx, offer);
    return { booking, offer };
  });
}

function requireHost(actor: Actor, booking: BookingRow | undefined): BookingRow {
  if (!booking) throw notFound(bookingMessages.notFound);
  if (!canCancelHostedStay(actor, { listerId: booking.lister_id })) {
    throw forbidden(changeMessages.notYours);
  }
  return booking;
}

async function requireProperty(tx: Transaction, id: string): Promise<PropertySummary> {
  const property = await lockProperty(tx, id);
  if (!property) throw notFound(propertyMessages.notFound);
  return property;
}
