import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Config, ConfigError } from './config.ts';
import { bindMedia } from './features/media/public.ts';
import { migrations } from './migrations/index.ts';
import { isHalfRestored } from './platform/backup/index.ts';
import { removeBrokenUploads, removeBrokenUploadsHourly } from './platform/broken-uploads.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import {
  type EmbeddedPostgres,
  keepEmbeddedPostgres,
  postgresGroup,
} from './platform/embedded-postgres/index.ts';
import { createLimits } from './platform/limits.ts';
import type { Log } from './platform/log/log.ts';
import { createMailer, type Mailer } from './platform/mail/mail.ts';
import type { Platform } from './platform/platform.ts';
import { makePrivateFolder, writePrivately } from './platform/private-folder.ts';
import { sessionSecret } from './platform/session-secret.ts';
import { DiskReserve } from './platform/storage/disk-reserve.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { findVideoTools } from './platform/video-tools.ts';

export interface Booted {
  platform: Platform;
  connection: DatabaseConnection;
  mailer: Mailer;
  /** Ours when no DATABASE_URL is set. */
  embedded: EmbeddedPostgres | undefined;
  close(): Promise<void>;
}

/** How long queries under way may take once the connections are closed, in milliseconds. */
const LAST_QUERIES_MS = 500;

/**
 * Starts what the app stands on: the database (our own, or the one named), migrated, and the platform around it.
 * @param signal breaks the start off; what was started is stopped again.
 * @throws {AbortError} when it was.
 */
export async function boot(config: Config, log: Log, signal?: AbortSignal): Promise<Booted> {
  writePrivately();
  if (await isHalfRestored(config.dataDir)) {
    throw new ConfigError(
      `The restore of a backup to ${config.dataDir} was broken off. Run npm run restore again, or empty the folder.`,
    );
  }
  const passage = config.databaseUrl ? undefined : postgresGroup();
  await makePrivateFolder(config.dataDir, { passage, log });
  const videoTools = await findVideoTools(config.ffmpegPath);
  const files = await openStorage(config);
  const embedded = config.databaseUrl
    ? undefined
    : await keepEmbeddedPostgres({ dir: path.join(config.dataDir, 'postgres'), log, signal });
  try {
    const settings = connectionSettings(config, embedded);
    const connection = openDatabase(settings, (error) =>
      log.warn({ err: error }, 'idle connection'),
    );
    await unlessAborted(migrate(connection, migrations), signal);
    await bindMedia({ db: connection.db, storage: files.storage }).catch(async (error) => {
      await connection.close();
      throw error;
    });
    const uploadsDir = path.join(config.dataDir, 'uploads');
    await mkdir(uploadsDir, { recursive: true });
    await removeBrokenUploads(uploadsDir);
    const stopRemoving = removeBrokenUploadsHourly(uploadsDir, log);
    const resumableDir = path.join(config.dataDir, 'resumable');
    await mkdir(resumableDir, { recursive: true });
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: path.join(config.dataDir, 'outbox'),
      log,
    });
    const platform: Platform = {
      config,
      db: connection.db,
      log,
      now: () => new Date(),
      limits: createLimits(connection.pool),
      storage: files.storage,
      publicFiles: files.publicFiles,
      disk: new DiskReserve(config.dataDir, config.diskReserveBytes),
      uploadsDir,
      resumableDir,
      photoAvif: config.photoAvif,
      videoTools,
      sessionSecret: await sessionSecret(config.sessionSecret, config.dataDir),
    };
    return {
      platform,
      connection,
      mailer,
      embedded,
      async close() {
        stopRemoving();
        mailer.close();
        await Promise.race([connection.close(), sleep(LAST_QUERIES_MS, undefined, { ref: false })]);
        await embedded?.stop();
        files.close();
      },
    };
  } catch (error) {
    await embedded?.stop();
    files.close();
    throw error;
  }
}

function connectionSettings(
  { databaseUrl, databasePoolSize: max }: Pick<Config, 'databaseUrl' | 'databasePoolSize'>,
  embedded: EmbeddedPostgres | undefined,
): pg.PoolConfig {
  return databaseUrl ? { connectionString: databaseUrl, max } : { ...embedded?.connection, max };
}

/** Waits for work that goes on by itself, until the signal. @throws {AbortError} then. */
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
