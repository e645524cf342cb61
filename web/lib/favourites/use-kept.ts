import { useSyncExternalStore } from 'react';
import type { Favourite } from '#domain/favourites/schema.ts';
import { useSession } from '../session/session.ts';
import { keptBy, subscribe } from './kept.ts';

/** What who is looking keeps; undefined in the HTML that all share. */
export function useKept(): readonly Favourite[] | undefined {
  const userId = useSession()?.userId;
  return useSyncExternalStore(
    subscribe,
    () => keptBy(userId),
    () => undefined,
  );
}
