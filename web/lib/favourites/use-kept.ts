import { useSyncExternalStore } from 'react';
import type { Favourite } from '#domain/favourites/schema.ts';
import { useSession } from '../session/session.ts';
import { keptBy, subscribe } from './kept.ts';

/** The current person's favourites; undefined in the HTML that everyone shares. */
export function useKept(): readonly Favourite[] | undefined {
  const userId = useSession()?.userId;
  return useSyncExternalStore(
    subscribe,
    () => keptBy(userId),
    () => undefined,
  );
}
