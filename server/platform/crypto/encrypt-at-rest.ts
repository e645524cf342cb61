import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Bytes of a key (AES-256). */
export const DATA_KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const KEY_ID_BYTES = 4;
/** As NIST SP 800-38D recommends for GCM; random, as one key encrypts far less than 2^32 texts. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what the database keeps and nobody may read who only has the database.
 * A sealed text is: 4 bytes that name the key, 12 of the nonce, 16 of the tag, the text.
 */
export interface EncryptionAtRest {
  /** `context` says whose and what it is, such as 'totp:<user id>': sealed for one place it opens in no other. */
  encrypt(plaintext: Buffer, context: string): Buffer;
  /** @throws {UnreadableSecretError} for another key, another context, and what was changed. */
  decrypt(sealed: Buffer, context: string): Buffer;
}

/** A sealed text that none of the keys opens. */
export class UnreadableSecretError extends Error {
  override name = 'UnreadableSecretError';
}

/** With the first key it encrypts, with each it decrypts: an older one stays until nothing is sealed with it. */
export function encryptionAtRest(keys: readonly [Buffer, ...Buffer[]]): EncryptionAtRest {
  const [current] = keys;
  const byId = new Map(keys.map((key) => [idOf(key).toString('hex'), key]));
  return {
    encrypt(plaintext, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, nonce).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plaintext), cipher.final()]);
      return Buffer.concat([idOf(current), nonce, cipher.getAuthTag(), text]);
    },

    decrypt(sealed, context) {
      const key = byId.get(sealed.subarray(0, KEY_ID_BYTES).toString('hex'));
      if (!key) throw new UnreadableSecretError('sealed with a key that is not here');
      const nonceEnd = KEY_ID_BYTES + NONCE_BYTES;
      const tagEnd = nonceEnd + TAG_BYTES;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(KEY_ID_BYTES, nonceEnd), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(context))
          .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
        return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
      } catch (cause) {
        throw new UnreadableSecretError('changed, or sealed for something else', { cause });
      }
    },
  };
}

/** Names a key without telling anything of it. */
const idOf = (key: Buffer): Buffer =>
  createHash('sha256').update('data key id:').update(key).digest().subarray(0, KEY_ID_BYTES);
