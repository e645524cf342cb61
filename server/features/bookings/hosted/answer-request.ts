import type { Actor } from '#domain/accounts/actor.ts';
import type { CancelStayBody, HostedStayResponse } from '#domain/bookings/hosted-schema.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canAnswerRequest } from '#domain/bookings/permissions.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { accept, decline } from '#domain/bookings/state.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { owe } from '#server/features/payments/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from '../booking-row-repository.ts';
import { confirmationToGuest, confirmationToLister } from '../mails.ts';
import { presentHostedStay } from '../present.ts';
import { bookings } from '../repository.ts';
import { declinedToGuest, siteDeclinedToLister } from '../request-mails.ts';
import { stayOf } from '../stay.ts';

type Answering = Pick<Platform, 'db' | 'now' | 'config'>;

/**
 * Accepts a request: it becomes a booking as if it had been booked at once. A repeat by the same person is the same
 * acceptance.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is at the actor's own property, or the actor an Admin; CONFLICT when it is
 * settled, or nobody has answered in time.
 */
export const acceptRequest = (
  platform: Answering,
  actor: Actor,
  id: string,
): Promise<HostedStayResponse> =>
  inDurableTransaction(platform.db, async (tx) => {
    const found = await lockRequest(tx, actor, id);
    const moment = platform.now();
    const { status } = stayOf(found, moment);
    const isRepeat = status === 'confirmed' && found.accepted_by === actor.userId;
    if (isRepeat) return respond(found, requestMessages.accepted, moment);
    const transition = accept(stayOf(found, moment));
    if (!transition.ok) throw conflict(transition.message);
    await bookings.accept(tx, found.id, { by: actor.userId, now: moment });
    await owe(tx, found, { by: actor.userId, at: moment });
    const accepted = await bookings.getById(tx, found.id);
    const context = { now: moment, appUrl: platform.config.appUrl };
    await queueMail(tx, confirmationToGuest(accepted, context));
    await queueMail(tx, confirmationToLister(accepted, context));
    return respond(accepted, requestMessages.accepted, moment);
  });

/**
 * Declines a request with a reason that the guest is mailed; its nights are free at once. A repeat by the same person is
 * the same answer.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is at the actor's own property, or the actor an Admin; CONFLICT when it is
 * settled, or nobody has answered in time.
 */
export const declineRequest = (
  platform: Answering,
  actor: Actor,
  id: string,
  { reason }: CancelStayBody,
): Promise<HostedStayResponse> =>
  inDurableTransaction(platform.db, async (tx) => {
    const found = await lockRequest(tx, actor, id);
    const moment = platform.now();
    const isRepeat = found.status === 'declined' && found.cancelled_by === actor.userId;
    if (isRepeat) return respond(found, requestMessages.declinedDone, moment);
    const transition = decline(stayOf(found, moment));
    if (!transition.ok) throw conflict(transition.message);
    const ending = { status: 'declined', by: actor.userId, reason, now: moment } as const;
    await bookings.cancel(tx, found.id, ending);
    const declined = await bookings.getById(tx, found.id);
    await tellDeclined(tx, platform, actor, declined);
    return respond(declined, requestMessages.declinedDone, moment);
  });

async function lockRequest(tx: Transaction, actor: Actor, id: string): Promise<BookingRow> {
  const found = isId(id) ? await bookings.lock(tx, id) : undefined;
  if (!found) throw notFound(bookingMessages.notFound);
  if (!canAnswerRequest(actor, { listerId: found.lister_id })) {
    throw forbidden(requestMessages.notYours);
  }
  return found;
}

async function tellDeclined(
  tx: Transaction,
  { now, config }: Answering,
  actor: Actor,
  declined: BookingRow,
): Promise<void> {
  const context = { now: now(), appUrl: config.appUrl };
  await queueMail(tx, declinedToGuest(declined, context));
  if (actor.userId === declined.lister_id) return;
  await queueMail(tx, siteDeclinedToLister(declined, context));
  await recordAudit(tx, {
    event: 'stay-cancelled',
    at: context.now,
    subject: { kind: 'booking', id: declined.id },
    reason: declined.cancel_reason ?? '',
  });
}

const respond = (row: BookingRow, message: string, now: Date): HostedStayResponse => ({
  message,
  stay: presentHostedStay(row, now),
});
