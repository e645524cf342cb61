import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { BackupError } from './manifest.ts';

/** Holds the key of a backup's other files, encrypted for those who may read it. */
export const KEY_FILE = 'key.age';

/** Those who can read an encrypted backup: holders of age keys (`age1…` are the public ones), or of a passphrase. */
export type BackupReaders = { recipients: readonly string[] } | { passphrase: string };

/** Keys to read a backup: secret keys of age (`AGE-SECRET-KEY-…`), a passphrase, or neither. */
export interface BackupKeys {
  identities: readonly string[];
  passphrase?: string | undefined;
}

/** Encrypts the files of one backup. */
export interface BackupLock {
  /** Content of KEY_FILE. */
  key: Uint8Array;
  encrypt(content: Readable): Promise<Readable>;
}

/**
 * Makes a lock with a new key: a passphrase is derived once, not per file.
 * @throws {BackupError} when something is not a public key of age.
 */
export async function makeLock(readers: BackupReaders): Promise<BackupLock> {
  const identity = await generateIdentity();
  const keyEncrypter = new Encrypter();
  if ('passphrase' in readers) keyEncrypter.setPassphrase(readers.passphrase);
  else for (const each of readers.recipients) addRecipient(keyEncrypter, each);
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  return {
    key: await keyEncrypter.encrypt(identity),
    encrypt: async (content) => fromWeb(await encrypter.encrypt(toWeb(content))),
  };
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupError(`${recipient} is no public key of age: these begin with age1.`);
  }
}

/**
 * Opens an encrypted backup for reading.
 * @param key the content of KEY_FILE.
 * @throws {BackupError} without a matching key.
 */
export async function openLock(
  key: Uint8Array,
  { identities, passphrase }: BackupKeys,
): Promise<(content: Readable) => Promise<Readable>> {
  const decrypter = new Decrypter();
  if (identities.length === 0 && !passphrase) {
    throw new BackupError(
      'The backup is encrypted. Set BACKUP_IDENTITY_FILE to the file with the secret key, or BACKUP_PASSPHRASE.',
    );
  }
  for (const each of identities) addIdentity(decrypter, each);
  if (passphrase) decrypter.addPassphrase(passphrase);
  const identity = await decrypter.decrypt(key, 'text').catch(() => {
    throw new BackupError('The backup is encrypted, and not for this key or passphrase.');
  });
  const files = new Decrypter();
  files.addIdentity(identity);
  return async (content) => fromWeb(await files.decrypt(toWeb(content)));
}

function addIdentity(decrypter: Decrypter, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new BackupError(
      'BACKUP_IDENTITY_FILE has a line that is no secret key of age: these begin with AGE-SECRET-KEY-.',
    );
  }
}

// Node and the web library have different types for the same streams.
const toWeb = (content: Readable) =>
  Readable.toWeb(content) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (content: unknown) => Readable.fromWeb(content as ReadableStream);
