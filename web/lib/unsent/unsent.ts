import { useMemo, useSyncExternalStore } from 'react';
import type { Unsent } from '#domain/offline/unsent.ts';
import { ApiError } from '../api/api-error.ts';
import { useViewer } from '../session/use-viewer.ts';
import { withLock } from './lock.ts';
import { knownUnsent, putUnsent, readUnsent, removeUnsent, subscribeUnsent } from './store.ts';

const NONE: readonly Unsent[] = [];

/** The signed-in person's unsent writing, oldest first. */
export function useUnsent(): readonly Unsent[] {
  const all = useSyncExternalStore(subscribeUnsent, knownUnsent, () => NONE);
  const viewerId = useViewer()?.userId;
  return useMemo(() => all.filter(({ userId }) => userId === viewerId), [all, viewerId]);
}

/**
 * True if a call failed for lack of a network, so that its contents should be kept. False without a running
 * service worker, which is what sends them later.
 */
export const isForLater = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.hasNoResponse &&
  !navigator.onLine &&
  Boolean(navigator.serviceWorker?.controller);

/** Stores an item that could not be sent; false if the browser could not. */
export const sendLater = (unsent: Omit<Unsent, 'writtenAt'>): Promise<boolean> =>
  putUnsent({ ...unsent, writtenAt: Date.now() });

/** Takes an item back from the queue; `onTaken` gets it before it is deleted, unless it has been sent in the meantime. */
export const takeBack = ({ key }: Unsent, onTaken = () => {}): Promise<void> =>
  withLock(async () => {
    if ((await readUnsent()).some((each) => each.key === key)) onTaken();
    await removeUnsent([key]);
  });
