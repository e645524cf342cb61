import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Bytes of a key, of what names one, and of what AES-GCM adds (NIST SP 800-38D). */
export const KEY_BYTES = 32;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** It was encrypted with a key that is not there, for something else, or was changed since. */
export class UnreadableSecretError extends Error {
  override name = 'UnreadableSecretError';
}

interface DataKey {
  /** Stands in front of what the key encrypted. */
  id: Buffer;
  encryption: Buffer;
  fingerprint: Buffer;
}

/**
 * Encrypts what the database keeps and nobody who reads the database alone may know: AES-256-GCM, as key id, nonce, tag and
 * ciphertext (docs/decisions/encryption-at-rest.md).
 */
export class EncryptionAtRest {
  readonly #current: DataKey;
  readonly #keys: readonly DataKey[];

  /** @param keys of 32 bytes each: the first encrypts, all of them decrypt. */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    const [first, ...older] = keys;
    this.#current = dataKey(first);
    this.#keys = [this.#current, ...older.map(dataKey)];
  }

  /** @param context what it is and whose; the same is needed to decrypt it, so that no row's secret does for another's. */
  encrypt(plaintext: Buffer, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const { id, encryption } = this.#current;
    const cipher = createCipheriv('aes-256-gcm', encryption, nonce).setAAD(Buffer.from(context));
    const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
    return Buffer.concat([id, nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** @throws {UnreadableSecretError} */
  decrypt(secret: Buffer, context: string): Buffer {
    const key = this.#keys.find(({ id }) => isKeyOf(id, secret));
    if (!key) throw new UnreadableSecretError('the key that encrypted it is not among DATA_KEY');
    const nonce = secret.subarray(ID_BYTES, ID_BYTES + NONCE_BYTES);
    const tag = secret.subarray(ID_BYTES + NONCE_BYTES, ID_BYTES + NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.encryption, nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      const ciphertext = secret.subarray(ID_BYTES + NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    } catch (cause) {
      throw new UnreadableSecretError('it is not what was encrypted', { cause });
    }
  }

  /** What all begins with that the key that encrypts now has encrypted. */
  get currentId(): Buffer {
    return this.#current.id;
  }

  /**
   * What tells equal texts apart from others without telling the text (HMAC-SHA-256): by the key that encrypts now first,
   * then by each older one.
   */
  fingerprints(text: string, context: string): [current: Buffer, ...older: Buffer[]] {
    const by = ({ fingerprint }: DataKey) =>
      createHmac('sha256', fingerprint).update(`${context}\0${text}`).digest();
    const [, ...older] = this.#keys;
    return [by(this.#current), ...older.map(by)];
  }
}

function dataKey(key: Buffer): DataKey {
  if (key.length !== KEY_BYTES) throw new RangeError(`a key has ${KEY_BYTES} bytes`);
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, '', `efie ${purpose}`, bytes));
  return {
    id: derive('key id', ID_BYTES),
    encryption: derive('encryption at rest', KEY_BYTES),
    fingerprint: derive('fingerprint', KEY_BYTES),
  };
}

const isKeyOf = (id: Buffer, secret: Buffer): boolean =>
  secret.length >= ID_BYTES && timingSafeEqual(id, secret.subarray(0, ID_BYTES));
