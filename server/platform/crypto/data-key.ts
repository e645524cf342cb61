import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { keptSecret } from '../kept-secret.ts';
import { isLoopbackUrl } from '../network.ts';
import { DATA_KEY_BYTES, type EncryptionAtRest, encryptionAtRest } from './encrypt-at-rest.ts';

/**
 * Encryption with the keys of DATA_KEY. Without it, on this machine alone, with one that is made once and kept in DATA_DIR; elsewhere
 * there is none, for a key beside the data protects nothing.
 */
export async function openEncryption({
  dataKeys,
  appUrl,
  dataDir,
}: Pick<Config, 'dataKeys' | 'appUrl' | 'dataDir'>): Promise<EncryptionAtRest | undefined> {
  const [current, ...older] = dataKeys;
  if (current) return encryptionAtRest([current, ...older]);
  if (!isLoopbackUrl(appUrl)) return undefined;
  const made = await keptSecret(
    dataDir,
    'data-key',
    randomBytes(DATA_KEY_BYTES).toString('base64'),
  );
  return encryptionAtRest([Buffer.from(made, 'base64')]);
}
