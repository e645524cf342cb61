import type { TaskList } from 'graphile-worker';
import { makeVariantsJob } from './features/media/public.ts';
import type { JobSpec } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mail.ts';
import { sendMailJob } from './platform/mail/send-mail-job.ts';
import type { Platform } from './platform/platform.ts';

/** Every job of every feature, by name. */
export function jobs(platform: Platform, mailer: Mailer): TaskList {
  const specs: JobSpec<never>[] = [sendMailJob(mailer), makeVariantsJob(platform)];
  return Object.fromEntries(
    specs.map((spec) => [spec.name, (payload: unknown) => spec.run(payload as never)]),
  );
}
