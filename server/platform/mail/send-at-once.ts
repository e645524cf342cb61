import { setTimeout as sleep } from 'node:timers/promises';
import { createMailer, type Mail } from './mail.ts';

/** Timeout of the mail server, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Sends an email while someone waits.
 * @returns the mail server's reason for refusing it; undefined when it was accepted.
 */
export async function sendAtOnce(
  server: { smtpUrl: string; from: string },
  mail: Mail,
): Promise<string | undefined> {
  const mailer = createMailer({ ...server, outbox: '', log: { warn() {} } });
  const waited = new AbortController();
  try {
    return await Promise.race([
      mailer.send(mail).then(() => undefined),
      sleep(PATIENCE_MS, `no answer for ${PATIENCE_MS / 1000} seconds`, waited),
    ]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    waited.abort();
    mailer.close();
  }
}
