import type { Actor } from '#domain/accounts/actor.ts';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import type { CancelStayBody, HostedStayResponse } from '#domain/bookings/hosted-schema.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canCancelHostedStay } from '#domain/bookings/permissions.ts';
import { cancelAsHost } from '#domain/bookings/state.ts';
import { conflict, forbidden, notFound, unprocessable } from '#domain/errors.ts';
import { today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { settleEnd } from '#server/features/payments/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from '../booking-row-repository.ts';
import { HOST_CANCELLATIONS } from '../limits.ts';
import { hostCancellationToGuest, type Offered, siteCancellationToLister } from '../mails.ts';
import { backOf, presentHostedStay } from '../present.ts';
import { bookings } from '../repository.ts';
import { stayOf } from '../stay.ts';
import { staysToOffer } from './stays-to-offer.ts';

/**
 * Cancels a stay for its guest, who is mailed the reason; its dates are free at once. A repeat by
 * the same person, for example after a lost response, is the same cancellation.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is at the actor's own property, or the actor an Admin; CONFLICT
 * when it is settled; UNPROCESSABLE for a stay that cannot be offered; TOO_MANY_REQUESTS after a hundred in a day.
 */
export async function cancelStay(
  platform: Platform,
  actor: Actor,
  id: string,
  { reason, offer }: CancelStayBody,
): Promise<HostedStayResponse> {
  const { db, limits } = platform;
  const offered = offer === undefined ? undefined : await offeredStay(platform, actor, id, offer);
  return limits
    .of(HOST_CANCELLATIONS)
    .spend(actor.userId, { sentence: hostedStayMessages.tooManyToday }, () =>
      inDurableTransaction(db, async (tx) => {
        const stay = await cancelIn(tx, platform, actor, id, { reason, offered });
        return {
          message: hostedStayMessages.cancelled,
          stay: presentHostedStay(stay, platform.now()),
        };
      }),
    );
}

async function cancelIn(
  tx: Transaction,
  platform: Platform,
  actor: Actor,
  id: string,
  said: Said,
): Promise<BookingRow> {
  const found = isId(id) ? await bookings.lock(tx, id) : undefined;
  if (!found) throw notFound(bookingMessages.notFound);
  if (!canCancelHostedStay(actor, { listerId: found.lister_id })) {
    throw forbidden(hostedStayMessages.notYours);
  }
  if (found.status === 'cancelled' && found.cancelled_by === actor.userId) return found;
  const moment = platform.now();
  const transition = cancelAsHost(stayOf(found, moment), today(moment));
  if (!transition.ok) throw conflict(transition.message);
  return cancelForGuest(tx, platform, actor, found, said);
}

/** What the guest is told. */
interface Said {
  reason: string;
  /** Another stay of the host, on the same dates. */
  offered?: Offered | undefined;
}

async function offeredStay(
  platform: Platform,
  actor: Actor,
  id: string,
  offer: string,
): Promise<Offered> {
  const found = (await staysToOffer(platform, actor, id)).find(({ _id }) => _id === offer);
  if (!found) throw unprocessable(hostedStayMessages.notOffered);
  return { id: found._id, name: found.name };
}

/** Cancels a locked stay, and queues its mails in the transaction. */
export async function cancelForGuest(
  tx: Transaction,
  { config, now }: Pick<Platform, 'config' | 'now'>,
  actor: Actor,
  booking: BookingRow,
  { reason, offered }: Said,
): Promise<BookingRow> {
  const { id, lister_id } = booking;
  const moment = now();
  const by = actor.userId === lister_id ? 'host' : 'site';
  await bookings.cancel(tx, id, { by: actor.userId, reason, now: moment });
  const back = backOf(booking, today(moment), by);
  await settleEnd(tx, booking, back, { by: actor.userId, at: moment });
  const cancelled = await bookings.getById(tx, id);
  const context = { now: moment, appUrl: config.appUrl };
  await queueMail(tx, hostCancellationToGuest(cancelled, context, offered));
  if (by === 'site') {
    await queueMail(tx, siteCancellationToLister(cancelled, context));
    await recordAudit(tx, {
      event: 'stay-cancelled',
      at: moment,
      subject: { kind: 'booking', id },
      reason,
    });
  }
  return cancelled;
}
