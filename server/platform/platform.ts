import type { Config } from '../config.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { EncryptionAtRest } from './crypto/encrypt-at-rest.ts';
import type { Database } from './database/database.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log/log.ts';
import type { DiskReserve } from './storage/disk-reserve.ts';
import type { PublicFiles, Storage } from './storage/storage.ts';
import type { VideoTools } from './video-tools.ts';

/** Everything a use case may need; passed in, so that tests can bring their own. */
export interface Platform {
  config: Pick<Config, 'appUrl' | 'smtpUrl' | 'mailFrom' | 'diskReserveBytes' | 'mapTiles'>;
  db: Database;
  /** For reads that may be costly: few connections and a short patience, so that none of them holds up the others. */
  slowReads: Database;
  log: Log;
  /** The time now; tests set their own. */
  now(): Date;
  limits: Limits;
  storage: Storage;
  /** The source of /media. */
  publicFiles: PublicFiles;
  /** Room on the disk that uploads may not take. */
  disk: DiskReserve;
  /** Folder for files that are being received; what is broken off goes after a day. */
  uploadsDir: string;
  /** Folder for files that arrive bit by bit; it survives a start, and processes share it. */
  resumableDir: string;
  /** Priority of the jobs that an upload adds; jobs nobody waits for run after the others (0). */
  jobPriority?: number;
  /** False: photos get no AVIF, only what is made quickly. */
  photoAvif: boolean;
  /** Tools that make videos smaller; undefined: videos are served as uploaded. */
  videoTools?: VideoTools | undefined;
  /** Keeps responses that are the same for everyone until they change. */
  responses: ResponseCache;
  /** Signs session tokens (HS256). */
  sessionSecret: Uint8Array;
  /** Encrypts what the database must not tell; undefined: no key is named, and nothing of the kind is taken in. */
  atRest: EncryptionAtRest | undefined;
}
