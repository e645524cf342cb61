import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { keptSecret } from '../kept-secret.ts';
import { isLoopbackUrl } from '../network.ts';
import { DATA_KEY_BYTES, type EncryptionAtRest, encryptionAtRest } from './encrypt-at-rest.ts';

/** The key's file in DATA_DIR. */
export const DATA_KEY_FILE = 'data-key';

/** Parses keys: 32 bytes each in base64, separated by spaces or commas. Undefined when one is invalid. */
export function parseDataKeys(text: string): [Buffer, ...Buffer[]] | undefined {
  const [first, ...older] = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => (/^[\w+/-]{43}=?$/.test(key) ? Buffer.from(key, 'base64') : Buffer.alloc(0)));
  const keys = first && ([first, ...older] as [Buffer, ...Buffer[]]);
  return keys?.every((key) => key.length === DATA_KEY_BYTES) ? keys : undefined;
}

/**
 * Opens the encryption at rest: with the configured keys, or, on a site that only this machine reaches, with a key made
 * once and kept in DATA_DIR. Undefined elsewhere: a key stored beside the data would protect it from nobody who takes
 * both.
 */
export async function openEncryption({
  dataKeys,
  appUrl,
  dataDir,
}: Pick<Config, 'dataKeys' | 'appUrl' | 'dataDir'>): Promise<EncryptionAtRest | undefined> {
  if (dataKeys) return encryptionAtRest(dataKeys);
  if (!isLoopbackUrl(appUrl)) return undefined;
  const made = randomBytes(DATA_KEY_BYTES).toString('base64');
  const kept = parseDataKeys(await keptSecret(dataDir, DATA_KEY_FILE, made));
  if (!kept)
    throw new Error(`${DATA_KEY_FILE} of DATA_DIR is no key of ${DATA_KEY_BYTES} bytes in base64`);
  return encryptionAtRest(kept);
}
