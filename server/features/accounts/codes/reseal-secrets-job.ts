import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openSecret, secretContext } from './check-code.ts';
import { authenticators, type SealedSecret } from './code-repository.ts';

/** Rows in memory at once. */
const BATCH = 500;

/** Every night: keys of apps that a DATA_KEY of before has sealed are sealed with the newest, so that the older can be taken away. */
export const resealSecretsJob = ({
  db,
  log,
  atRest,
}: Pick<Platform, 'db' | 'log' | 'atRest'>): JobSpec<unknown> => ({
  name: 'reseal-secrets',
  maxAttempts: 5,
  schedule: '20 4 * * *',
  async run(_payload, signal) {
    if (!atRest) return;
    let resealed = 0;
    let last: SealedSecret | undefined;
    for (;;) {
      const rows = await authenticators.listSealedBefore(
        db,
        atRest.currentId,
        last?.user_id,
        BATCH,
      );
      for (const row of rows) {
        signal?.throwIfAborted();
        const secret = openSecret({ atRest, log }, row);
        if (!secret) continue;
        const sealed = atRest.encrypt(secret, secretContext(row.user_id));
        await authenticators.reseal(db, row, sealed);
        resealed += 1;
      }
      last = rows.at(-1);
      if (rows.length < BATCH) break;
    }
    if (resealed > 0) log.info({ resealed }, 'keys of apps are sealed with the newest key');
  },
});
