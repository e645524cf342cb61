import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Config, ConfigError } from './config.ts';
import { bindMedia } from './features/media/public.ts';
import { migrations } from './migrations/index.ts';
import { isHalfRestored } from './platform/backup/index.ts';
import { removeBrokenUploads, removeBrokenUploadsHourly } from './platform/broken-uploads.ts';
import { type ChangeFeed, listenToChanges } from './platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from './platform/cache/response-cache.ts';
import { openEncryption } from './platform/crypto/data-key.ts';
import { missingKeyOf } from './platform/crypto/missing-key.ts';
import { requireContract } from './platform/database/contract.ts';
import {
  type Database,
  type DatabaseConnection,
  openDatabase,
} from './platform/database/database.ts';
import { canChangeAuditLog, keepAuditLog } from './platform/database/keep-audit-log.ts';
import { migrate } from './platform/database/migrate.ts';
import type { DatabasePoolSettings } from './platform/database/pool.ts';
import { createSessionLocks, type SessionLocks } from './platform/database/session-locks.ts';
import { throughOutages } from './platform/database/wait-for-database.ts';
import {
  type EmbeddedPostgres,
  keepEmbeddedPostgres,
  postgresGroup,
} from './platform/embedded-postgres/index.ts';
import { fetchPublic } from './platform/http/outgoing/fetch-public.ts';
import { createLimits } from './platform/limits.ts';
import type { Log } from './platform/log/log.ts';
import { createMailer, type Mailer } from './platform/mail/mail.ts';
import { judgeOpenFiles, openFilesLimit } from './platform/open-files.ts';
import type { Platform } from './platform/platform.ts';
import { makePrivateFolder, writePrivately } from './platform/private-folder.ts';
import { sessionSecret } from './platform/session-secret.ts';
import { DiskReserve } from './platform/storage/disk-reserve.ts';
import { type OpenStorage, openStorage } from './platform/storage/open-storage.ts';
import { findVideoTools } from './platform/video-tools.ts';

export interface Booted {
  platform: Platform;
  connection: DatabaseConnection;
  /** The platform for jobs, with its own database connections and no time limit for statements. */
  jobsPlatform: Platform;
  mailer: Mailer;
  /** Our own PostgreSQL, when this process runs it. */
  embedded: EmbeddedPostgres | undefined;
  databaseSettings: DatabasePoolSettings;
  /** Connections by purpose. */
  pools: Record<'requests' | 'slow_reads' | 'jobs', pg.Pool>;
  close(): Promise<void>;
}

/** After the connections are closed, queries under way get this long, in milliseconds. */
const LAST_QUERIES_MS = 500;

/** Only a superuser of the database can fix this. */
const AUDIT_LOG_NOT_KEPT =
  'The audit log could be changed by the role of DATABASE_URL: docs/operating.md, "The audit log", says how to prevent that.';

const NO_DATA_KEY =
  'DATA_KEY is not set: no identity documents are taken in, and nobody can set up codes of an authenticator app. docs/operating.md, "The key of what is encrypted", says how to make one.';

/** For calls: a client waiting longer than this for a response has left (`statement_timeout`, and for a connection; milliseconds). */
const CALLS = { statement_timeout: 10_000, connectionTimeoutMillis: 5_000 };

/** For expensive reads: two at a time, on one processor each, so that everything else continues. */
const SLOW_READS = {
  max: 2,
  statement_timeout: 5_000,
  connectionTimeoutMillis: 5_000,
  options: '-c max_parallel_workers_per_gather=0',
};

/** For jobs: only another's lock, or a server that never responds, ends their statements. */
const JOBS = { max: 4, statement_timeout: 0, lock_timeout: 30_000, responseTimeoutMs: 15 * 60_000 };

/** Connections besides those of calls: expensive reads, jobs, their queue, the presence lock, the locks, the change feed, health checks and metrics. */
const OTHERS = 14;

/** PostgreSQL's own limit of connections, and how many of them are for commands and superusers. */
const USUAL_CONNECTIONS = 100;
const SPARE_CONNECTIONS = 15;

/** Settings of our own PostgreSQL with room for every process, and for one more while they are renewed. */
export function connectionsOf({
  processes,
  databasePoolSize,
}: Pick<Config, 'processes' | 'databasePoolSize'>): Record<string, string> {
  const needed = (processes + 1) * (databasePoolSize + OTHERS) + SPARE_CONNECTIONS;
  return { max_connections: String(Math.max(USUAL_CONNECTIONS, needed)) };
}

/**
 * Starts the foundations of the app: the database (our own, or the configured one, which is waited for), migrated, and
 * the platform around it.
 * @param signal aborts the start; whatever was started is stopped again.
 * @param given our own PostgreSQL, when another process runs it.
 * @throws {AbortError} when aborted.
 */
export async function boot(
  config: Config,
  log: Log,
  signal?: AbortSignal,
  given?: OwnDatabase,
): Promise<Booted> {
  await prepareFolder(config, log);
  await checkOpenFiles(config, log);
  const videoTools = await findVideoTools(config.ffmpegPath);
  const files = await openStorage(config);
  const dir = path.join(config.dataDir, 'postgres');
  const embedded =
    config.databaseUrl || given ? undefined : await keepEmbeddedPostgres({ dir, log, signal });
  try {
    const ground = { config, log, signal, videoTools, files, embedded };
    return await bootOn({ ...ground, ownDatabase: given ?? embedded });
  } catch (error) {
    await embedded?.stop();
    files.close();
    throw error;
  }
}

/** Closes DATA_DIR to others. @throws {ConfigError} when a restore to it was broken off. */
export async function prepareFolder({ dataDir, databaseUrl }: Config, log: Log): Promise<void> {
  writePrivately();
  await requireNotHalfRestored(dataDir);
  const passage = databaseUrl ? undefined : postgresGroup();
  await makePrivateFolder(dataDir, { passage, log });
}

/** What the start found and began before its database. */
interface Ground {
  config: Config;
  log: Log;
  signal: AbortSignal | undefined;
  videoTools: Platform['videoTools'];
  files: OpenStorage;
  /** Our own PostgreSQL, as far as this process runs it. */
  embedded: EmbeddedPostgres | undefined;
  ownDatabase: OwnDatabase | undefined;
}

type OwnDatabase = Pick<EmbeddedPostgres, 'connection' | 'superuser'>;

async function bootOn(ground: Ground): Promise<Booted> {
  const { config, log, files, embedded, ownDatabase } = ground;
  const settings = connectionSettings(config.databaseUrl, ownDatabase);
  const connections = openConnections(settings, config.databasePoolSize, log);
  const { calls, slowReads, jobs } = connections;
  await prepareDatabase(ground, settings, calls).catch(async (error) => {
    await connections.close();
    throw error;
  });
  const uploadsDir = path.join(config.dataDir, 'uploads');
  const stopRemoving = await prepareUploads(uploadsDir, log);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outbox: path.join(config.dataDir, 'outbox'),
    log,
  });
  const changes = listenToChanges(settings, log);
  const locks = createSessionLocks(settings);
  const platform = await createPlatform(ground, connections, { changes, locks, uploadsDir });
  return {
    platform,
    connection: calls,
    jobsPlatform: { ...platform, db: jobs.db },
    mailer,
    embedded,
    databaseSettings: settings,
    pools: { requests: calls.pool, slow_reads: slowReads.pool, jobs: jobs.pool },
    async close() {
      stopRemoving();
      mailer.close();
      await changes.close();
      const closed = Promise.all([connections.close(), locks.close()]);
      await Promise.race([closed, sleep(LAST_QUERIES_MS, undefined, { ref: false })]);
      await embedded?.stop();
      files.close();
    },
  };
}

interface Connections {
  calls: DatabaseConnection;
  slowReads: DatabaseConnection;
  jobs: DatabaseConnection;
  close(): Promise<unknown>;
}

function openConnections(
  settings: DatabasePoolSettings,
  callsAtOnce: number,
  log: Log,
): Connections {
  const open = (limits: DatabasePoolSettings) =>
    openDatabase({ ...settings, ...limits }, (err) => log.warn({ err }, 'idle connection'));
  const calls = open({ ...CALLS, max: callsAtOnce });
  const slowReads = open(SLOW_READS);
  const jobs = open(JOBS);
  const close = () => Promise.all([calls, slowReads, jobs].map((each) => each.close()));
  return { calls, slowReads, jobs, close };
}

/** Migrates the database, and binds it to the storage, as soon as it responds. */
const prepareDatabase = (
  { log, signal, files, ownDatabase }: Ground,
  settings: DatabasePoolSettings,
  connection: DatabaseConnection,
): Promise<void> =>
  throughOutages(settings, { log, signal }, async () => {
    await requireContract(settings);
    await unlessAborted(migrate(connection, migrations, { log, signal }), signal);
    if (ownDatabase) await keepAuditLog(ownDatabase.superuser);
    else if (await canChangeAuditLog(connection.db)) log.warn(AUDIT_LOG_NOT_KEPT);
    await bindMedia({ db: connection.db, storage: files.storage });
  });

/** Makes the folder of files being received. @returns a function that ends the hourly removal of broken ones. */
async function prepareUploads(uploadsDir: string, log: Log): Promise<() => void> {
  await mkdir(uploadsDir, { recursive: true });
  await removeBrokenUploads(uploadsDir);
  return removeBrokenUploadsHourly(uploadsDir, log);
}

async function createPlatform(
  { config, log, videoTools, files }: Ground,
  { calls, slowReads }: Connections,
  { changes, locks, uploadsDir }: { changes: ChangeFeed; locks: SessionLocks; uploadsDir: string },
): Promise<Platform> {
  const atRest = await openEncryption(config);
  if (!atRest) await tellOfNoKey(calls.db, config.dataDir, log);
  return {
    config,
    db: calls.db,
    slowReads: slowReads.db,
    log,
    now: () => new Date(),
    limits: createLimits(calls.pool),
    storage: files.storage,
    publicFiles: files.publicFiles,
    disk: new DiskReserve(config.dataDir, config.diskReserveBytes),
    uploadsDir,
    resumable: files.resumable,
    locks,
    photoAvif: config.photoAvif,
    videoTools,
    fetchPublic,
    responses: new ResponseCache(changes, MAX_KEPT_BYTES),
    sessionSecret: await sessionSecret(config.sessionSecret, config.dataDir),
    atRest,
  };
}

/** @throws {ConfigError} when a restore to the folder was broken off. */
async function requireNotHalfRestored(dataDir: string): Promise<void> {
  if (!(await isHalfRestored(dataDir))) return;
  throw new ConfigError(
    `The restore of a backup to ${dataDir} was broken off. Run npm run restore again, or empty the folder.`,
  );
}

/** @throws {ConfigError} when there are too few to start. */
async function checkOpenFiles({ databasePoolSize }: Config, log: Log): Promise<void> {
  const limit = await openFilesLimit();
  const judged = limit === undefined ? undefined : judgeOpenFiles(limit, databasePoolSize + OTHERS);
  if (judged && 'refused' in judged) throw new ConfigError(judged.refused);
  if (judged) log.warn(judged.warning);
}

/** Logs an error when something cannot be read without the key. */
async function tellOfNoKey(db: Database, dataDir: string, log: Log): Promise<void> {
  const missing = await missingKeyOf(db, dataDir);
  if (missing) log.error(missing);
  else log.warn(NO_DATA_KEY);
}

function connectionSettings(
  databaseUrl: string | undefined,
  ownDatabase: OwnDatabase | undefined,
): DatabasePoolSettings {
  return databaseUrl ? { connectionString: databaseUrl } : { ...ownDatabase?.connection };
}

/** Waits for work that continues by itself, until the signal. @throws {AbortError} then. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
