import type { IncomingMessage } from 'node:http';

/** A refused client may go on sending for this long. */
const PATIENCE_MS = 10_000;

/**
 * Lets a refused client finish sending its body, so that it reads our response instead of a broken connection, and so
 * that the next request on the connection is not taken for the rest of this one.
 * @returns whether the body ended in time.
 */
export async function drainBody(request: IncomingMessage): Promise<boolean> {
  if (request.complete || request.readableEnded) return true;
  if (request.destroyed) return false;
  request.resume();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, PATIENCE_MS);
    function finish() {
      clearTimeout(timer);
      request.off('end', finish).off('close', finish);
      resolve(request.complete || request.readableEnded);
    }
    request.once('end', finish).once('close', finish);
  });
}
