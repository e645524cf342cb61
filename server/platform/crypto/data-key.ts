import { keptSecret } from '../kept-secret.ts';
import { EncryptionAtRest, KEY_BYTES } from './encrypt-at-rest.ts';

/** The name of its file in DATA_DIR. */
const FILE = 'data-key';

/** The keys of a text: 32 bytes each in base64, with spaces or commas between. Undefined where one is none. */
export function parseDataKeys(text: string): [Buffer, ...Buffer[]] | undefined {
  const [first, ...older] = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => (/^[\w+/-]{43}=?$/.test(key) ? Buffer.from(key, 'base64') : Buffer.alloc(0)));
  const keys = first && ([first, ...older] as [Buffer, ...Buffer[]]);
  return keys?.every((key) => key.length === KEY_BYTES) ? keys : undefined;
}

/**
 * What encrypts at rest: by the configured keys, or on a site that only this machine reaches by one that is made once and kept
 * in DATA_DIR. Undefined elsewhere: a key beside what it encrypts would keep nothing from whoever takes both.
 */
export async function encryptionAtRest(
  configured: readonly [Buffer, ...Buffer[]] | undefined,
  { dataDir, isLoopback }: { dataDir: string; isLoopback: boolean },
): Promise<EncryptionAtRest | undefined> {
  if (configured) return new EncryptionAtRest(configured);
  if (!isLoopback) return undefined;
  const kept = parseDataKeys(
    await keptSecret(dataDir, FILE, { bytes: KEY_BYTES, encoding: 'base64' }),
  );
  if (!kept) throw new Error(`${FILE} of DATA_DIR is no key of ${KEY_BYTES} bytes in base64`);
  return new EncryptionAtRest(kept);
}
