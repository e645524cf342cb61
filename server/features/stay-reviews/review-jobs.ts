import { today } from '#domain/values/calendar-date.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { reviewMailToGuest, reviewMailToHost } from './mails.ts';
import { stayReviews } from './repository.ts';
import { showReviews } from './show-reviews.ts';

/** Stays at a time. */
const BATCH = 100;

type Working = Pick<Platform, 'db' | 'now' | 'config'>;

/** At noon, when guests have left: asks guest and host of each stay that ended how it was, once. */
export const askForReviewsJob = (platform: Working): JobSpec<unknown> => ({
  name: 'ask-for-reviews',
  maxAttempts: 25,
  schedule: '0 12 * * *',
  async run(_, signal) {
    for (;;) {
      signal?.throwIfAborted();
      if ((await askSome(platform)) < BATCH) return;
    }
  },
});

/** The mails of a batch go with its mark: after an interruption both are done, or neither. */
const askSome = ({ db, now, config }: Working): Promise<number> =>
  inTransaction(db, async (tx) => {
    const moment = now();
    const stays = await stayReviews.takeUnasked(tx, today(moment), moment, BATCH);
    for (const stay of stays) {
      if (!stay.guest_erased_at) await queueMail(tx, reviewMailToGuest(stay, config.appUrl));
      if (!stay.lister_erased_at) await queueMail(tx, reviewMailToHost(stay, config.appUrl));
    }
    return stays.length;
  });

/** Every hour: shows what one side wrote once the time of the other is over. */
export const showReviewsJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'show-reviews',
  maxAttempts: 25,
  schedule: '5 * * * *',
  async run(_, signal) {
    for (;;) {
      const due = await stayReviews.due(db, today(now()), BATCH);
      for (const id of due) {
        signal?.throwIfAborted();
        await inTransaction(db, async (tx) => {
          const stay = await stayReviews.lockStay(tx, id);
          const reviews = await stayReviews.of(tx, id);
          if (stay && reviews.some(({ shown_at }) => shown_at === null)) {
            await showReviews(tx, stay, reviews, now());
          }
        });
      }
      if (due.length < BATCH) return;
    }
  },
});
