import type { Actor } from '#domain/accounts/actor.ts';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { settleEnd } from '#server/features/payments/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteCancellationToLister } from './mails.ts';
import { backOf } from './present.ts';
import { bookings } from './repository.ts';

/**
 * Cancels the upcoming stays of a guest who is suspended, so that their hosts can accept others,
 * and mails each host. The guest reads it in the mail about the suspension.
 * @returns how many there were.
 */
export async function freeNightsOf(
  tx: Transaction,
  { config, now }: Pick<Platform, 'config' | 'now'>,
  actor: Actor,
  guestId: string,
): Promise<number> {
  const at = now();
  const reason = hostedStayMessages.guestSuspended;
  const stays = await bookings.lockActiveOfGuest(tx, guestId, at);
  for (const stay of stays) {
    const { id } = stay;
    await bookings.cancel(tx, id, { by: actor.userId, reason, now: at });
    if (stay.status === 'confirmed') {
      await settleEnd(tx, stay, backOf(stay, today(at), 'site'), { by: actor.userId, at });
    }
    const cancelled = await bookings.getById(tx, id);
    await queueMail(tx, siteCancellationToLister(cancelled, { now: at, appUrl: config.appUrl }));
    const subject = { kind: 'booking', id } as const;
    await recordAudit(tx, { event: 'stay-cancelled', at, subject, reason });
  }
  return stays.length;
}
