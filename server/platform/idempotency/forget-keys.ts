import { lifeAgo } from '#domain/privacy/lives.ts';
import type { JobSpec } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { idempotencyKeys } from './repository.ts';

/** Every night: removes expired keys. */
export const forgetKeysJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-idempotency-keys',
  maxAttempts: 3,
  schedule: '35 0 * * *',
  async run() {
    await idempotencyKeys.removeBefore(db, lifeAgo('idempotencyKey', now()));
  },
});
