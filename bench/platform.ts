import { noopFeed } from '#server/platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '#server/platform/cache/response-cache.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createSessionLocks } from '#server/platform/database/session-locks.ts';
import { createLimits } from '#server/platform/limits.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { DiskReserve } from '#server/platform/storage/disk-reserve.ts';
import { FolderStorage } from '#server/platform/storage/folder-storage.ts';
import { ResumableFolder } from '#server/platform/storage/resumable/resumable-folder.ts';

/** The platform that the app needs to serve calls, on a database for measuring. */
export function benchPlatform(connection: DatabaseConnection): Platform {
  return {
    config: {
      appUrl: 'http://localhost',
      smtpUrl: undefined,
      mailFrom: 'bench@efie.example',
      diskReserveBytes: 0,
      mapTiles: undefined,
    },
    db: connection.db,
    slowReads: connection.db,
    log: createLog('silent'),
    now: () => new Date(),
    limits: createLimits(connection.pool),
    storage: new FolderStorage('/nonexistent'),
    publicFiles: { folder: process.cwd() },
    disk: new DiskReserve('/nonexistent', 0),
    uploadsDir: '/nonexistent',
    resumable: new ResumableFolder('/nonexistent'),
    locks: createSessionLocks(connection.settings),
    fetchPublic: async () => ({ ok: false, problem: 'unreachable' }),
    responses: new ResponseCache(noopFeed(), MAX_KEPT_BYTES),
    photoAvif: true,
    sessionSecret: new Uint8Array(32),
    atRest: undefined,
  };
}
