import { mailedListings } from '#server/features/mailed-listings/public.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJobs, type JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { searchAlerts } from './alert-repository.ts';
import { alertMail } from './mails.ts';
import { savedSearches } from './repository.ts';

const SEND_ALERTS = { name: 'send-search-alerts', maxAttempts: 25 };

/** Queues the mails about searches' matches. */
export const queueAlerts = (
  tx: Database | Transaction,
  searchIds: readonly string[],
): Promise<void> =>
  addJobs(
    tx,
    SEND_ALERTS,
    // In a fixed order, so that two transactions with the same searches wait for each other and do
    // not deadlock.
    searchIds.toSorted().map((searchId) => ({ payload: { searchId }, key: `alerts-${searchId}` })),
  );

/**
 * Mails a search's matches. Taking them and queueing the mail is one transaction: they are mailed
 * once, or still wait. Leaves out listings no longer on offer. On a site that requires confirmed
 * addresses, matches wait until the address is confirmed.
 */
export const sendAlertsJob = ({
  db,
  now,
  config,
}: Pick<Platform, 'db' | 'now' | 'config'>): JobSpec<{ searchId: string }> => ({
  ...SEND_ALERTS,
  run: ({ searchId }) =>
    inTransaction(db, async (tx) => {
      const search = await savedSearches.lock(tx, searchId);
      if (!search) return;
      const owner = await savedSearches.findOwner(tx, search.user_id);
      const isUnconfirmed = owner !== undefined && owner.email_confirmed_at === null;
      if (isUnconfirmed && (await asksToConfirm({ db, config })())) return;
      const found = await searchAlerts.settle(tx, searchId, now());
      if (search.paused || search.alerts === 'none') return;
      const listings = await mailedListings(tx, found);
      if (!owner || listings.length === 0) return;
      await queueMail(tx, alertMail({ search, owner, listings, appUrl: config.appUrl }));
    }),
});

/** At 18:00 in Ghana, which keeps UTC: mails the people who want one mail a day. */
export const sendDailyAlertsJob = ({ db }: Pick<Platform, 'db'>): JobSpec<unknown> => ({
  name: 'send-daily-search-alerts',
  maxAttempts: 25,
  schedule: '0 18 * * *',
  run: async () => queueAlerts(db, await searchAlerts.dueDailyDigests(db)),
});
