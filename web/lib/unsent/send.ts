import { unsentMessages } from '#domain/offline/messages.ts';
import { isTooOld, type Unsent } from '#domain/offline/unsent.ts';
import { request } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { keyHeader } from '../api/idempotency-key.ts';
import { readSession, signOut } from '../session/session.ts';
import { withLock } from './lock.ts';
import { putUnsent, readUnsent, removeUnsent } from './store.ts';

/** Receives the result of each. */
export interface SendingListener {
  onSent(unsent: Unsent): void;
  onRefused(unsent: Unsent): void;
  /** The server no longer knows the session: the item waits until its author logs in again. */
  onSignedOut(): void;
}

/**
 * Sends the signed-in person's offline writing in order, each item once: one tab at a time does it, and each
 * item has its key. Items without a response wait for the next time; refused ones stay, with the reason.
 */
export async function sendUnsent(listener: SendingListener): Promise<void> {
  await withLock(async () => {
    for (const unsent of await readUnsent()) {
      if (unsent.refusal !== undefined || unsent.userId !== readSession()?.userId) continue;
      if (!(await sendOne(unsent, listener))) return;
    }
  });
}

/** Returns whether the next one may be sent. */
async function sendOne(unsent: Unsent, listener: SendingListener): Promise<boolean> {
  const { call, key } = unsent;
  const refuse = async (refusal: string) => {
    const refused = { ...unsent, refusal };
    await putUnsent(refused);
    listener.onRefused(refused);
    return true;
  };
  if (isTooOld(unsent, Date.now())) return refuse(unsentMessages.tooOld);
  try {
    await request(call.path, { method: call.method, json: call.json, headers: keyHeader(key) });
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) return false;
    if (error.status !== 401) return refuse(error.message);
    signOut();
    listener.onSignedOut();
    return false;
  }
  await removeUnsent([key]);
  listener.onSent(unsent);
  return true;
}

/** No response, a server in trouble, or too many requests: a later attempt may succeed. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;
