import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Drain, watchConnections } from '#server/platform/http/limits/drain.ts';
import { type AppOptions, createApp } from './app.ts';
import { type Booted, boot } from './boot.ts';
import type { Config } from './config.ts';
import { placeListingsAtStart } from './features/listings/public.ts';
import { checkRecentMediaAtStart } from './features/media/public.ts';
import { jobGroups } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import type { Part } from './platform/cluster/part.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts';
import { throughOutages } from './platform/database/wait-for-database.ts';
import type { EmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { NotStartedError, type Readiness } from './platform/health/readiness.ts';
import { type JobRunner, runJobs } from './platform/jobs/jobs.ts';
import { doesAnyoneWork } from './platform/jobs/queue-state.ts';
import type { Log } from './platform/log/log.ts';
import { answerPrimary } from './platform/metrics/answer-primary.ts';
import { type MetricsServer, serveMetrics } from './platform/metrics/metrics-server.ts';
import { isLoopbackUrl } from './platform/network.ts';
import { watchOpenFiles } from './platform/open-files.ts';
import type { Platform } from './platform/platform.ts';
import { createReadiness } from './readiness.ts';
import { dataWarnings, environmentWarnings } from './start-warnings.ts';

/** A start that is told to stop has this long to break off, in milliseconds. */
const BREAK_OFF_MS = 1_000;

/**
 * A process whose successor serves leaves idle connections open for this long, so that their next request is told to
 * close them, and lets requests under way take that long, in milliseconds.
 */
const IDLE_MS = 5_000;
const UNDER_WAY_MS = 60_000;

/** Time to leave the database and to stop our own PostgreSQL, in milliseconds. */
export const CLOSING_MS = 1_250;

/**
 * Connections waiting to be accepted. Beyond this number the system drops clients, who try again after 1, 3 and 7 s; we
 * prefer to refuse them ourselves, at once (admission.ts). The system has a limit of its own (net.core.somaxconn).
 */
const BACKLOG = 4_096;

/** A separate connection for health checks and metrics, so that they and requests do not wait for each other. */
const WATCHING = {
  max: 1,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 5_000,
  application_name: 'efie watching',
};

/** Ends this process with its PostgreSQL, when that cannot be kept running. */
export function endWith(postgres: Pick<EmbeddedPostgres, 'unexpectedExit'>, log: Log): void {
  postgres.unexpectedExit.then((reason) => {
    log.fatal({ reason }, 'PostgreSQL ended by itself; start Efie again to recover');
    process.exit(1);
  });
}

export interface ServeOptions {
  /** The module that each of several processes begins in; without it there is only this one. */
  module?: string;
  web?: AppOptions['web'];
  /** Fills an empty database before anyone is served; on the signal it stops early, but leaves nothing half done. */
  load?(platform: Platform, config: Config, signal: AbortSignal): Promise<void>;
  /** Called once it serves. */
  onListening?(config: Config, port: number): void;
}

/** Tracks what has been started, so that a start can be stopped at every step. */
export class Lifecycle {
  readonly #config: Config;
  readonly #log: Log;
  readonly #options: ServeOptions;
  readonly #part: Part | undefined;
  readonly #stopping = new AbortController();
  #starting: Promise<void> | undefined;
  #booted: Booted | undefined;
  #readiness: Readiness | undefined;
  #watching: DatabaseConnection | undefined;
  #metrics: MetricsServer | undefined;
  #app: FastifyInstance | undefined;
  #drain: Drain | undefined;
  #runner: JobRunner | undefined;
  #stopWatchingFiles: (() => void) | undefined;

  /** @param part of this process, when it is one of several. */
  constructor(config: Config, log: Log, options: ServeOptions, part?: Part) {
    this.#config = config;
    this.#log = log;
    this.#options = options;
    this.#part = part;
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /**
   * Starts everything in order of need.
   * @throws whatever a step throws; AbortError once told to stop.
   */
  start(): Promise<void> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    const { signal } = this.#stopping;
    const config = this.#config;
    this.#warn(environmentWarnings(config, process.env));
    this.#stopWatchingFiles = watchOpenFiles(this.#log);
    const booted = await boot(config, this.#log, signal, this.#part?.database);
    this.#booted = booted;
    if (booted.embedded) endWith(booted.embedded, this.#log);
    const { platform, jobsPlatform, databaseSettings, mailer } = booted;
    const watching = openDatabase({ ...databaseSettings, ...WATCHING }, (err) =>
      platform.log.debug({ err }, 'idle connection of the watching'),
    );
    this.#watching = watching;
    this.#readiness = createReadiness(watching.db, platform, config, () => this.#jobsAreDone());
    if (config.metrics) await this.#measure(config.metrics, watching, booted.pools);
    const app = await createApp(platform, {
      trustProxy: config.trustProxy,
      ownHostOnly: !isLoopbackUrl(config.appUrl),
      serviceWorker: config.serviceWorker,
      readiness: this.#readiness,
      web: this.#options.web,
    });
    this.#app = app;
    this.#drain = watchConnections(app.server);
    signal.throwIfAborted();
    await throughOutages(databaseSettings, { log: this.#log, signal }, async () => {
      await this.#options.load?.(platform, config, signal);
      this.#warn(await dataWarnings(platform));
    });
    signal.throwIfAborted();
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    const { isFirst = true, hasJobs = true } = this.#part ?? {};
    if (isFirst) this.#options.onListening?.(config, (app.server.address() as AddressInfo).port);
    signal.throwIfAborted();
    if (!hasJobs) return;
    // Jobs start only when people can be served: many may have gathered.
    this.#runner = await runJobs(databaseSettings, jobGroups(jobsPlatform, mailer), platform.log);
    await checkRecentMediaAtStart(platform);
    await placeListingsAtStart(platform);
  }

  /** By this process, or by another one if it has none. */
  async #jobsAreDone(): Promise<boolean> {
    if (this.#runner) return this.#runner.isWorking();
    const db = this.#watching?.db;
    if (db && this.#part?.hasJobs === false && (await doesAnyoneWork(db))) return true;
    throw new NotStartedError('jobs');
  }

  /** One of several processes says it for all. */
  #warn(sentences: readonly string[]): void {
    if (this.#part?.hasJobs === false) return;
    for (const sentence of sentences) this.#log.warn(sentence);
  }

  async #measure(
    at: NonNullable<Config['metrics']>,
    watching: DatabaseConnection,
    pools: Booted['pools'],
  ): Promise<void> {
    const registry = createMetrics({ db: watching.db, pools, config: this.#config });
    if (this.#part) return answerPrimary(registry, this.#part.number);
    this.#metrics = await serveMetrics(registry, at, this.#log);
    this.#log.info({ port: this.#metrics.port }, 'metrics are at /metrics');
  }

  /**
   * Leaves serving to others, without hurry: takes no new connections and no new jobs, and completes what is under way.
   * Call stop() then.
   */
  async leave(): Promise<void> {
    this.#readiness?.stop();
    await Promise.all([this.#leaveConnections(), this.#stopJobs()]);
  }

  async #leaveConnections(): Promise<void> {
    await this.#drain?.leave(IDLE_MS);
    if (!this.isStopping) await this.#drain?.finish(UNDER_WAY_MS);
  }

  /**
   * Stops everything: the proxy is told and given time to notice, requests and jobs under way are finished or put back,
   * the database connections are closed. Whatever does not end in time is cut off.
   */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#readiness?.stop();
    this.#stopWatchingFiles?.();
    // A step under way aborts, or loses what it relies on.
    await Promise.race([this.#starting?.catch(() => {}), sleep(BREAK_OFF_MS)]);
    await Promise.all([this.#stopServing(), this.#stopJobs()]);
    await this.#metrics?.close();
    await Promise.all([this.#watching?.close(), this.#booted?.close()]);
  }

  async #stopServing(): Promise<void> {
    const app = this.#app;
    if (!app) return;
    const { shutdownDelayMs, shutdownGraceMs } = this.#config;
    if (app.server.listening) await sleep(shutdownDelayMs);
    await this.#drain?.finish(shutdownGraceMs);
    await app.close();
  }

  async #stopJobs(): Promise<void> {
    const runner = this.#runner;
    this.#runner = undefined;
    await runner?.stop(this.#config.shutdownGraceMs);
  }
}
