import { boot } from '../boot.ts';
import { readConfig } from '../config.ts';
import { jobGroups } from '../jobs.ts';
import { runJobs } from '../platform/jobs/jobs.ts';

/** A process that works off jobs and answers nobody, to be killed in the middle of them. */
const { platform, connection, mailer } = await boot(readConfig(process.env));
await runJobs(connection.pool, jobGroups(platform, mailer), platform.log);
