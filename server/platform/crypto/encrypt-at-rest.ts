import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Bytes of a key, of its id, and of AES-GCM's nonce and tag (NIST SP 800-38D). */
export const DATA_KEY_BYTES = 32;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts data that someone who can read only the database must not learn: AES-256-GCM, stored as key id, nonce, tag
 * and ciphertext (docs/decisions/platform/encryption-at-rest.md).
 */
export interface EncryptionAtRest {
  /** @param context kind and owner, such as 'totp:<id>': decrypting needs the same one. */
  encrypt(plaintext: Buffer, context: string): Buffer;
  /** @throws {UnreadableSecretError} */
  decrypt(secret: Buffer, context: string): Buffer;
  /** Prefix of everything encrypted with the current key. */
  readonly currentId: Buffer;
  /** Number of older keys that can still decrypt. */
  readonly olderKeys: number;
  /**
   * Allows comparing texts without revealing them (HMAC-SHA-256): the current key's fingerprint first, then one for
   * each older key.
   */
  fingerprints(text: string, context: string): [current: Buffer, ...older: Buffer[]];
}

/** Encrypted with a missing key, for another context, or changed since. */
export class UnreadableSecretError extends Error {
  override name = 'UnreadableSecretError';
}

/** @param keys of 32 bytes each: the first encrypts, all of them decrypt. */
export function encryptionAtRest(keys: readonly [Buffer, ...Buffer[]]): EncryptionAtRest {
  const [first, ...rest] = keys;
  const current = dataKey(first);
  const older = rest.map(dataKey);
  return {
    currentId: current.id,
    olderKeys: older.length,

    encrypt(plaintext, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.encryption, nonce);
      cipher.setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
      return Buffer.concat([current.id, nonce, cipher.getAuthTag(), ciphertext]);
    },

    decrypt(secret, context) {
      const key = [current, ...older].find(({ id }) => isKeyOf(id, secret));
      if (!key) throw new UnreadableSecretError('the key that encrypted it is not among DATA_KEY');
      return open(key, secret, context);
    },

    fingerprints(text, context) {
      const by = ({ fingerprint }: DataKey) =>
        createHmac('sha256', fingerprint).update(`${context}\0${text}`).digest();
      return [by(current), ...older.map(by)];
    },
  };
}

interface DataKey {
  /** Prefix of everything the key encrypted. */
  id: Buffer;
  encryption: Buffer;
  fingerprint: Buffer;
}

function dataKey(key: Buffer): DataKey {
  if (key.length !== DATA_KEY_BYTES) throw new RangeError(`a key has ${DATA_KEY_BYTES} bytes`);
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, '', `efie ${purpose}`, bytes));
  return {
    id: derive('key id', ID_BYTES),
    encryption: derive('encryption at rest', DATA_KEY_BYTES),
    fingerprint: derive('fingerprint', DATA_KEY_BYTES),
  };
}

const isKeyOf = (id: Buffer, secret: Buffer): boolean =>
  secret.length >= ID_BYTES && timingSafeEqual(id, secret.subarray(0, ID_BYTES));

function open({ encryption }: DataKey, secret: Buffer, context: string): Buffer {
  const [nonceEnd, tagEnd] = [ID_BYTES + NONCE_BYTES, ID_BYTES + NONCE_BYTES + TAG_BYTES];
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      encryption,
      secret.subarray(ID_BYTES, nonceEnd),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(context)).setAuthTag(secret.subarray(nonceEnd, tagEnd));
    return Buffer.concat([decipher.update(secret.subarray(tagEnd)), decipher.final()]);
  } catch (cause) {
    throw new UnreadableSecretError('it is not what was encrypted', { cause });
  }
}
