import { lifeAgo } from '#domain/privacy/lives.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contactMessages } from './message-repository.ts';

/** Every night: removes messages to the site that are older than anyone needs. */
export const forgetContactMessagesJob = ({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-contact-messages',
  maxAttempts: 3,
  schedule: '45 0 * * *',
  async run() {
    await contactMessages.removeBefore(db, lifeAgo('contactMessage', now()));
  },
});
