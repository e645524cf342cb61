import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startDemo } from '../../demo/start.ts';
import { createApp } from '../app.ts';
import { type Booted, boot } from '../boot.ts';
import { readConfig } from '../config.ts';
import { jobGroups } from '../jobs.ts';
import { noopFeed } from '../platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '../platform/cache/response-cache.ts';
import { type JobRunner, runJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log/log.ts';
import { rendererHere } from '../platform/rendering/page-renderer.ts';
import type { WebBuild } from '../platform/rendering/web-build.ts';

export interface DevelopmentServer {
  booted: Booted;
  close(): Promise<void>;
}

/** Starts what outlives a reload of the code: the database and the jobs. */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const config = readConfig(process.env);
  const booted = await boot(config, createLog(config.logLevel));
  const { platform, jobsPlatform, databaseSettings, mailer } = booted;
  const runner: JobRunner = await runJobs(
    databaseSettings,
    jobGroups(jobsPlatform, mailer),
    platform.log,
  );
  await startDemo(platform, { load: config.demoData, mediaDir: path.resolve('demo') });
  return {
    booted,
    async close() {
      await runner.stop();
      await booted.close();
    },
  };
}

const loadBuild = () => import('virtual:react-router/server-build') as unknown as Promise<WebBuild>;

/** Creates the app with the current code; nothing made by older code is kept. */
export async function createDevelopmentApp({
  booted,
}: DevelopmentServer): Promise<FastifyInstance> {
  const responses = new ResponseCache(noopFeed(), MAX_KEPT_BYTES);
  const app = await createApp(
    { ...booted.platform, responses },
    {
      web: {
        mode: 'development',
        startRenderer: (options) => rendererHere(loadBuild, options),
        buildDir: undefined,
      },
    },
  );
  await app.ready();
  return app;
}
