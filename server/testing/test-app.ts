import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Logger, runTaskListOnce } from 'graphile-worker';
import { afterAll, beforeAll } from 'vitest';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import { type AppOptions, createApp } from '../app.ts';
import { jobGroups } from '../jobs.ts';
import { type ChangeFeed, listenToChanges, noopFeed } from '../platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '../platform/cache/response-cache.ts';
import { encryptionAtRest } from '../platform/crypto/encrypt-at-rest.ts';
import type { DatabaseConnection } from '../platform/database/database.ts';
import { createSessionLocks } from '../platform/database/session-locks.ts';
import { taskList } from '../platform/jobs/jobs.ts';
import { createLimits } from '../platform/limits.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { createMailer, type Mailer } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { DiskReserve } from '../platform/storage/disk-reserve.ts';
import { type OpenStorage, openStorage } from '../platform/storage/open-storage.ts';
import type { VideoTools } from '../platform/video-tools.ts';
import { Outbox } from './outbox.ts';
import { createTestDatabase } from './test-database.ts';

/** The real app on its own database, folder and clock. */
export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  connection: DatabaseConnection;
  /** Emails sent so far, as .eml files. */
  outbox: Outbox;
  /** Folder of everything stored and received. */
  dataDir: string;
  /** Sets the time that the app sees. */
  setNow(now: Date | string): void;
  /** Runs every job that is due. */
  runJobs(): Promise<void>;
}

export interface TestAppOptions {
  /** ffmpeg, which not every machine has; leave out to run without it. */
  videoTools?: VideoTools | undefined;
  /** Disk space that uploads must leave free. */
  diskReserveBytes?: number;
  /** Opens the storage of the files; by default a folder of the app's own. */
  openFiles?: (dataDir: string) => Promise<OpenStorage>;
  /** Silent by default. */
  log?: Log;
  /** Keeps responses, as the server does; by default every response is made anew. */
  keepsResponses?: boolean;
  /** Announces changes instead of the database. */
  changeFeed?: ChangeFeed;
  /** The operator's map tiles. */
  mapTiles?: MapTiles;
  /** The configured mail server; whatever it is, emails go to the outbox. */
  smtpUrl?: string | undefined;
  appUrl?: string;
  /** Set when the test ends connections to the database by force, or kills processes that hold some (test-database.ts). */
  breaksConnections?: boolean;
  /** Passed to createApp. */
  app?: AppOptions;
}

/** Boots the app for a test file; call it at the top level of the file or of a describe. */
export function bootTestApp(options?: TestAppOptions): TestApp {
  const test = {} as TestApp & { close(): Promise<void> };
  beforeAll(async () => {
    Object.assign(test, await startTestApp(options));
  });
  afterAll(() => test.close());
  return test;
}

/** As bootTestApp, for tests that stop the app themselves. */
export async function startTestApp(
  options: TestAppOptions = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const smtpUrl = 'smtpUrl' in options ? options.smtpUrl : 'smtp://mail.efie.test';
  const {
    openFiles = openFolder,
    videoTools,
    log = createLog('silent'),
    app: appOptions,
    appUrl = 'http://efie.test',
    breaksConnections,
    diskReserveBytes = 0,
    keepsResponses = false,
    changeFeed,
    mapTiles,
  } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-app-'));
  const database = await createTestDatabase({ breaksConnections });
  const files = await openFiles(dataDir);
  const mailer = createMailer({
    smtpUrl: undefined,
    from: 'Efie <no-reply@efie.example>',
    outbox: path.join(dataDir, 'outbox'),
    log: createLog('silent'),
  });
  const listened = () =>
    keepsResponses
      ? listenToChanges(database.connection.settings, createLog('silent'))
      : noopFeed();
  const feed = changeFeed ?? listened();
  let now: Date | undefined;
  const platform: Platform = {
    config: {
      appUrl,
      smtpUrl,
      mailFrom: 'Efie <no-reply@efie.example>',
      diskReserveBytes,
      mapTiles,
    },
    db: database.connection.db,
    slowReads: database.connection.db,
    log,
    now: () => now ?? new Date(),
    limits: createLimits(database.connection.pool),
    storage: files.storage,
    publicFiles: files.publicFiles,
    disk: new DiskReserve(dataDir, diskReserveBytes),
    uploadsDir: path.join(dataDir, 'uploads'),
    resumable: files.resumable,
    locks: createSessionLocks(database.connection.settings),
    photoAvif: true,
    responses: new ResponseCache(feed, MAX_KEPT_BYTES),
    videoTools,
    fetchPublic: async () => ({ ok: false, problem: 'unreachable' }),
    sessionSecret: new TextEncoder().encode('a secret of the tests, 32 characters'),
    atRest: encryptionAtRest([Buffer.alloc(32, 'a key of the tests')]),
  };
  await mkdir(platform.uploadsDir, { recursive: true });
  const app = await createApp(platform, appOptions);
  await app.ready();
  return {
    app,
    platform,
    connection: database.connection,
    outbox: new Outbox(path.join(dataDir, 'outbox')),
    dataDir,
    setNow: (value) => {
      now = new Date(value);
    },
    runJobs: () => runDueJobs(database.connection, platform, mailer),
    async close() {
      await app.close();
      await feed.close();
      await platform.locks.close();
      await database.drop();
      files.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const openFolder = (dataDir: string) => openStorage({ s3: undefined, dataDir });

async function runDueJobs(
  connection: DatabaseConnection,
  platform: Platform,
  mailer: Mailer,
): Promise<void> {
  const client = await connection.pool.connect();
  try {
    const specs = jobGroups(platform, mailer).flatMap((group) => group.specs);
    await runTaskListOnce({ logger: quiet }, taskList(specs), client);
  } finally {
    client.release();
  }
}

const quiet = new Logger(() => () => {});
