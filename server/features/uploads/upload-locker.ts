import type { Locker } from '@tus/server';
import { unavailable } from '#domain/errors.ts';
import type { SessionLocks } from '#server/platform/database/session-locks.ts';

/** How long a request waits for the one before it to stop, in milliseconds. */
const PATIENCE_MS = 30_000;

export const lockOf = (id: string): string => `upload ${id}`;

/**
 * Lets one request at a time touch an upload, in whatever process: who comes back over a new connection ends the old
 * one, which may not have noticed yet that nobody is there.
 */
export const uploadLocker = (locks: SessionLocks): Locker => ({
  newLock: (id) => ({
    async lock(stop, requestRelease) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]);
      try {
        await locks.take(lockOf(id), { signal, onWanted: () => void requestRelease() });
      } catch (error) {
        throw signal.aborted ? unavailable() : error;
      }
    },
    unlock: () => locks.release(lockOf(id)),
  }),
});
