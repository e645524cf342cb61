import path from 'node:path';
import { loadDemo } from '../demo/load.ts';
import { demoAccounts } from '../demo/people.ts';
import { createApp } from './app.ts';
import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { jobGroups } from './jobs.ts';
import { DataDirInUseError } from './platform/embedded-postgres/index.ts';
import type { WebBuild } from './platform/http/pages.ts';
import { type JobRunner, runJobs } from './platform/jobs/jobs.ts';
import { StorageUnavailableError } from './platform/storage/errors.ts';
import { VideoToolsError } from './platform/video-tools.ts';

/** How long requests under way may take once the process is told to stop. */
const LAST_REQUESTS_MS = 20_000;

/** The build stands in build/server; what it serves and loads stands beside it and above. */
const CLIENT_DIR = path.resolve(import.meta.dirname, '../client');
const DEMO_DIR = path.resolve(import.meta.dirname, '../../demo');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const booted = await boot(config);
  const { platform, connection, mailer, embedded } = booted;
  const app = await createApp(platform, {
    trustProxy: config.trustProxy,
    web: {
      loadBuild: () => import('virtual:react-router/server-build') as unknown as Promise<WebBuild>,
      mode: 'production',
      clientDir: CLIENT_DIR,
    },
  });
  let runner: JobRunner | undefined;
  const stopping = new AbortController();
  const demo = config.demoData
    ? loadDemo(platform, { mediaDir: DEMO_DIR, signal: stopping.signal })
    : Promise.resolve();
  stopOnSignals(async () => {
    stopping.abort();
    // Whoever has not finished sending or reading by then is cut off.
    const cutOff = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
    await app.close();
    clearTimeout(cutOff);
    await Promise.allSettled([demo]);
    await runner?.stop();
    await booted.close();
  });
  embedded?.unexpectedExit.then((reason) => {
    platform.log.fatal({ reason }, 'PostgreSQL ended by itself; start Efie again to recover');
    process.exit(1);
  });
  await demo;
  if (stopping.signal.aborted) return;
  await app.listen({ port: config.port, host: config.host });
  // Jobs wait until somebody can be answered: many may have gathered.
  runner = await runJobs(connection.pool, jobGroups(platform, mailer), platform.log);
  announce(config.appUrl, config.demoData);
}

function announce(appUrl: string, withDemo: boolean): void {
  const lines = ['', `Efie is at ${appUrl}`];
  if (withDemo) {
    const { password, accounts } = demoAccounts();
    lines.push(`Demo accounts, all with the password ${password}:`);
    for (const { role, email } of accounts) lines.push(`  ${role.padEnd(15)} ${email}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Requests under way are answered, jobs finish or go back in the queue, PostgreSQL stops. A second signal ends it at once. */
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
  const expected =
    error instanceof ConfigError ||
    error instanceof DataDirInUseError ||
    error instanceof StorageUnavailableError ||
    error instanceof VideoToolsError ||
    isPortTaken(error);
  console.error(expected ? (error as Error).message : error);
  if (isPortTaken(error)) console.error('Stop what uses the port, or set PORT to another one.');
  process.exit(1);
});

function isPortTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}
