import path from 'node:path';
import { createApp } from './app.ts';
import { type Booted, boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { jobs } from './jobs.ts';
import { DataDirInUseError } from './platform/embedded-postgres/index.ts';
import type { WebBuild } from './platform/http/pages.ts';
import { runJobs } from './platform/jobs/jobs.ts';

/** Jobs at once: photos are shrunk on one core while the other answers. */
const JOB_CONCURRENCY = 2;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const booted = await boot(config);
  const { platform, connection, mailer, embedded } = booted;
  const app = await createApp(platform, {
    trustProxy: config.trustProxy,
    web: {
      loadBuild: () => import('virtual:react-router/server-build') as unknown as Promise<WebBuild>,
      mode: 'production',
      clientDir: path.resolve(import.meta.dirname, '../client'),
    },
  });
  const runner = await runJobs(
    connection.pool,
    jobs(platform, mailer),
    platform.log,
    JOB_CONCURRENCY,
  );
  await app.listen({ port: config.port, host: config.host });
  stopOnSignals(async () => {
    await app.close();
    await runner.stop();
    await booted.close();
  });
  embedded?.unexpectedExit.then((reason) => {
    platform.log.fatal({ reason }, 'PostgreSQL ended by itself; start Efie again to recover');
    process.exit(1);
  });
  announce(config.appUrl, booted);
}

function announce(appUrl: string, _booted: Booted): void {
  process.stdout.write(`\nEfie is at ${appUrl}\n`);
}

/** Requests under way are answered, jobs finish, PostgreSQL stops; a second signal ends it at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write(`\n${signal}: finishing what is under way …\n`);
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
});
