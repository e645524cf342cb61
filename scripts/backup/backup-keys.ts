import { readFile } from 'node:fs/promises';
import type { BackupKeys, BackupReaders } from '#server/platform/backup/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The readers to encrypt backups for (docs/backup.md); undefined: no encryption. @throws when both are set. */
export function backupReaders(env: Environment): BackupReaders | undefined {
  const recipients = (env.BACKUP_RECIPIENTS ?? '').split(/[\s,]+/).filter(Boolean);
  const passphrase = env.BACKUP_PASSPHRASE;
  if (recipients.length > 0 && passphrase) {
    throw new Error('Set BACKUP_RECIPIENTS or BACKUP_PASSPHRASE, not both.');
  }
  if (recipients.length > 0) return { recipients };
  return passphrase ? { passphrase } : undefined;
}

/** Collects the keys that can read an encrypted backup. */
export async function backupKeys(env: Environment): Promise<BackupKeys> {
  const file = env.BACKUP_IDENTITY_FILE;
  const lines = file ? (await readFile(file, 'utf8')).split(/\r?\n/) : [];
  const identities = lines
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  return { identities, passphrase: env.BACKUP_PASSPHRASE };
}
