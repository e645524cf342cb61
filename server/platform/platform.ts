import type { Config } from '../config.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { EncryptionAtRest } from './crypto/encrypt-at-rest.ts';
import type { Database } from './database/database.ts';
import type { SessionLocks } from './database/session-locks.ts';
import type { FetchPublic } from './http/outgoing/fetch-public.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log/log.ts';
import type { DiskReserve } from './storage/disk-reserve.ts';
import type { Resumable } from './storage/resumable/resumable.ts';
import type { PublicFiles, Storage } from './storage/storage.ts';
import type { VideoTools } from './video-tools.ts';

/** Everything a use case may need; passed in, so that tests can bring their own. */
export interface Platform {
  config: Pick<Config, 'appUrl' | 'smtpUrl' | 'mailFrom' | 'diskReserveBytes' | 'mapTiles'>;
  db: Database;
  /** For expensive reads: few connections and a short timeout, so that none of them holds up the others. */
  slowReads: Database;
  log: Log;
  /** The time now; tests set their own. */
  now(): Date;
  limits: Limits;
  storage: Storage;
  /** The source of /media. */
  publicFiles: PublicFiles;
  /** Disk space that uploads must leave free. */
  disk: DiskReserve;
  /** Folder for files being received; interrupted ones are removed after a day. */
  uploadsDir: string;
  /** Uploads under way; they survive restarts, and processes share them. */
  resumable: Resumable;
  /** Locks among all processes. */
  locks: SessionLocks;
  /** Priority of the jobs that an upload adds; jobs nobody waits for run after the others (0). */
  jobPriority?: number;
  /** False: photos get no AVIF, only formats that are quick to make. */
  photoAvif: boolean;
  /** Tools that make videos smaller; undefined: videos are served as uploaded. */
  videoTools?: VideoTools | undefined;
  /** Fetches what members give the address of, from public addresses only. */
  fetchPublic: FetchPublic;
  /** Keeps responses that are the same for everyone until they change. */
  responses: ResponseCache;
  /** Signs session tokens (HS256). */
  sessionSecret: Uint8Array;
  /** Encrypts what a reader of the database must not learn; undefined: no key is configured, and such data is not accepted. */
  atRest: EncryptionAtRest | undefined;
}
