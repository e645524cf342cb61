import { setTimeout as sleep } from 'node:timers/promises';
import { createMailer, type Mail } from './mail.ts';

/** So long a mail server may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Sends a mail while someone waits.
 * @returns why it was not taken, in the mail server's words; undefined when it was.
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
