import { randomBytes } from 'node:crypto';
import { keptSecret } from './kept-secret.ts';

/** The secret that signs sessions: the configured one, or one made once and kept in DATA_DIR. */
export async function sessionSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<Uint8Array> {
  const made = () => randomBytes(48).toString('base64url');
  return new TextEncoder().encode(
    configured ?? (await keptSecret(dataDir, 'session-secret', made())),
  );
}
