import { useSyncExternalStore } from 'react';
import type { Favourite } from '#domain/favourites/schema.ts';
import { useSession } from '../session/session.ts';
import { ACCOUNT_KEY, VISITOR_KEY } from './storage-keys.ts';

/** A list as stored in local storage. */
export interface StoredKept {
  /** The list's owner; a visitor's list has none. */
  userId?: string | undefined;
  favourites: readonly Favourite[];
}

const NONE: StoredKept = { favourites: [] };
const listeners = new Set<() => void>();
/** Values read so far, by key, until another tab changes them; the only copy if storage is blocked. */
const known = new Map<string, StoredKept>();

/** The key of an account's list, or of a visitor's on this device. */
export const keyOf = (userId: string | undefined) => (userId ? ACCOUNT_KEY : VISITOR_KEY);

/** A person's favourites as this device knows them, newest first; a visitor's without `userId`. */
export function keptBy(userId: string | undefined): readonly Favourite[] {
  const key = keyOf(userId);
  const stored = known.get(key) ?? read(key);
  known.set(key, stored);
  return (stored.userId === userId ? stored : NONE).favourites;
}

/** Replaces the stored value and shows it at once; undefined means read it again. */
export function know(key: string, stored: StoredKept | undefined): void {
  if (stored) known.set(key, stored);
  else known.delete(key);
  for (const listener of listeners) listener();
}

export const isKeptBy = (userId: string | undefined, id: string): boolean =>
  keptBy(userId).some(({ listingId }) => listingId === id);

/** True if the current person keeps this listing; false in the shared HTML and during hydration. */
export function useIsKept(id: string): boolean {
  const userId = useSession()?.userId;
  return useSyncExternalStore(
    subscribe,
    () => isKeptBy(userId, id),
    () => false,
  );
}

/** Hears of changes, here and in other tabs. */
export function subscribe(listener: () => void): () => void {
  // Once per page: adding the same listener again has no effect.
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function onStorage({ key }: StorageEvent): void {
  // Emptied as a whole, the storage names no key.
  if (key === null) known.clear();
  if (key === null || known.has(key)) know(key ?? '', undefined);
}

function read(key: string): StoredKept {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '');
    return Array.isArray(stored.favourites) ? stored : NONE;
  } catch {
    // Empty, blocked, or not ours.
    return NONE;
  }
}
