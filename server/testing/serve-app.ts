import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';
import { boot } from '../boot.ts';
import { readConfig } from '../config.ts';
import { jobGroups } from '../jobs.ts';
import { runJobs } from '../platform/jobs/jobs.ts';

/** The server as main.ts starts it, without pages, on a free port that it prints; to be killed in the middle of anything. */
const { platform, connection, mailer } = await boot(readConfig(process.env));
const app = await createApp(platform);
await app.listen({ port: 0, host: '127.0.0.1' });
await runJobs(connection.pool, jobGroups(platform, mailer), platform.log);
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
