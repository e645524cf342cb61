import { keptSecret } from './kept-secret.ts';

/** The secret that signs sessions: the configured one, or one made once and kept in DATA_DIR. */
export async function sessionSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<Uint8Array> {
  const secret =
    configured ??
    (await keptSecret(dataDir, 'session-secret', { bytes: 48, encoding: 'base64url' }));
  return new TextEncoder().encode(secret);
}
