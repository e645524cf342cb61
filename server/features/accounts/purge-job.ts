import { lifeAgo } from '#domain/privacy/lives.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { authenticators } from './codes/code-repository.ts';
import { emailLinks } from './email/email-link-repository.ts';
import { sessionMoment } from './login/sessions.ts';
import { signInSteps } from './login/sign-in-step-repository.ts';
import { passwordResets } from './passwords/password-reset-repository.ts';
import { sessions } from './repository.ts';

/** Rows that one statement removes: few enough that none holds its locks for long. */
const BATCH = 5_000;

/**
 * Every night: removes useless rows: sessions that ended, expired login steps, unconfirmed keys of
 * apps, and used or expired links of mails.
 */
export const purgeAccountsJob = ({
  db,
  log,
  now,
}: Pick<Platform, 'db' | 'log' | 'now'>): JobSpec<unknown> => ({
  name: 'purge-accounts',
  maxAttempts: 3,
  schedule: '25 3 * * *',
  async run(_payload, signal) {
    const removed = {
      sessions: await purge(() => sessions.removeEnded(db, sessionMoment(now()), BATCH), signal),
      emailLinks: await purge(() => emailLinks.removeSpent(db, now(), BATCH), signal),
      signInSteps: await purge(() => signInSteps.removeEnded(db, now(), BATCH), signal),
      unconfirmedAuthenticators: await purge(
        () =>
          authenticators.removeUnconfirmed(db, lifeAgo('unconfirmedAuthenticator', now()), BATCH),
        signal,
      ),
      resetTokens: await purge(() => passwordResets.removeSpent(db, now(), BATCH), signal),
    };
    if (Object.values(removed).some((count) => count > 0)) {
      log.info(removed, 'ended sessions and spent links were removed');
    }
  },
});

/** Removes batch by batch until one is not full; returns how many rows went. */
async function purge(removeBatch: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await removeBatch();
    total += removed;
    if (removed < BATCH || signal?.aborted) return total;
  }
}
