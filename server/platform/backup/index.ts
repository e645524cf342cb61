export { openBackup } from './backup-files.ts';
export type { MediaPlaces } from './copy-media.ts';
export { DraftFolder } from './draft-folder.ts';
export { type BackupKeys, type BackupReaders, makeLock } from './encryption.ts';
export {
  checkBackup,
  expectMigrations,
  restoreDatabase,
  restoreFiles,
} from './restore-backup.ts';
export {
  beginRestore,
  endRestore,
  expectNoFiles,
  expectNoRows,
  isHalfRestored,
} from './restore-target.ts';
export { type FindMissing, takeBackup } from './take-backup.ts';
export { readAllRows, tryRestore } from './try-restore.ts';
