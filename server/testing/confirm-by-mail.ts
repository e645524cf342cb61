import { setTimeout as wait } from 'node:timers/promises';
import type { Outbox } from './outbox.ts';

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 25;

/** The path of the link that a sign-up mailed to an address, once it is there. */
export async function confirmingPath(outbox: Outbox, email: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const mail = await outbox.newestTo(email);
    const path = mail && /\/confirm-email\/[\w-]+/.exec(mail)?.[0];
    if (path) return path;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`no link was mailed to ${email}`);
}

/**
 * Confirms an address that somebody signed up with at a server, by the link that it mailed.
 * @param headers beside those of the call; links are limited by network address.
 */
export async function confirmByMail(
  origin: string,
  outbox: Outbox,
  email: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const token = (await confirmingPath(outbox, email)).split('/').at(-1);
  const response = await fetch(`${origin}/api/auth/confirm-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}
