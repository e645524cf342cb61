import { setTimeout as wait } from 'node:timers/promises';
import type { Outbox } from './outbox.ts';

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 25;

/** Waits for the email that confirms a sign-up; returns the path of its link. */
export async function confirmingPath(outbox: Outbox, email: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const mail = await outbox.newestTo(email);
    const path = mail && /\/confirm-email\/[\w-]+/.exec(mail)?.[0];
    if (path) return path;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`no link was mailed to ${email}`);
}
