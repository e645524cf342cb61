import { freeLapsed, TELL_EXPIRED } from '#server/features/stays/public.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { bookings } from './repository.ts';
import { expiredToGuest, expiredToLister } from './request-mails.ts';

type Expiring = Pick<Platform, 'db' | 'now' | 'config'>;

/** Every minute: frees the nights of requests that nobody has answered in time. */
export const expireRequestsJob = ({ db, now }: Expiring): JobSpec<unknown> => ({
  name: 'expire-requests',
  maxAttempts: 3,
  schedule: '* * * * *',
  missed: 'skipped',
  run: () => inDurableTransaction(db, (tx) => freeLapsed(tx, now())),
});

/** Mails both sides of a request that it has expired. */
export const tellExpiredJob = ({ db, now, config }: Expiring): JobSpec<{ bookingId: string }> => ({
  ...TELL_EXPIRED,
  run: ({ bookingId }) =>
    inDurableTransaction(db, async (tx) => {
      const expired = await bookings.getById(tx, bookingId);
      const context = { now: now(), appUrl: config.appUrl };
      await queueMail(tx, expiredToGuest(expired, context));
      await queueMail(tx, expiredToLister(expired, context));
    }),
});
