import { useSyncExternalStore } from 'react';
import type { Favourite } from '#domain/favourites/schema.ts';
import { useSession } from '../session.ts';

/** In local storage: what a visitor keeps on this device, and what the account that is signed in keeps, as last known. */
const KEYS = { device: 'favourites', account: 'accountFavourites' } as const;

interface Stored {
  /** Whose list it is; a visitor's is nobody's. */
  userId?: string | undefined;
  favourites: readonly Favourite[];
}

const NONE: readonly Favourite[] = [];
const listeners = new Set<() => void>();
/** What was read, by its key, until another tab changes it; where storage is blocked it is all there is. */
const known = new Map<string, Stored>();
let isListening = false;

const keyOf = (userId: string | undefined) => (userId ? KEYS.account : KEYS.device);

/** What somebody keeps, as this device knows it: what was kept last first. Without `userId` a visitor. */
export function keptBy(userId: string | undefined): readonly Favourite[] {
  const key = keyOf(userId);
  const stored = known.get(key) ?? read(key);
  known.set(key, stored);
  return stored.userId === userId ? stored.favourites : NONE;
}

/** Puts a whole list in the place of what somebody keeps. */
export function replaceKept(userId: string | undefined, favourites: readonly Favourite[]): void {
  const key = keyOf(userId);
  const stored = { userId, favourites };
  known.set(key, stored);
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: it is kept for as long as the tab is open.
  }
  for (const listener of listeners) listener();
}

/** Puts one in, at the place of its time, or takes it out. */
export function changeKept(userId: string | undefined, one: Favourite, isKept: boolean): void {
  const others = keptBy(userId).filter(({ listingId }) => listingId !== one.listingId);
  if (isKept) others.push(one);
  replaceKept(
    userId,
    others.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1)),
  );
}

/** That something is kept, or no longer. */
export interface Change {
  favourite: Favourite;
  isKept: boolean;
}

/** Changes that show already and that the account does not have yet, by listing. */
const unsaved = new Map<string, Change>();

/** Has what is read of the account meanwhile not undo a change, until the function that this gives is called. */
export function expectSaved(change: Change): () => void {
  const { listingId } = change.favourite;
  unsaved.set(listingId, change);
  return () => {
    if (unsaved.get(listingId) === change) unsaved.delete(listingId);
  };
}

/** Takes a list as the account has it, with what it does not have yet. */
export function takeAccountKept(userId: string, favourites: readonly Favourite[]): void {
  replaceKept(userId, favourites);
  for (const { favourite, isKept } of unsaved.values()) changeKept(userId, favourite, isKept);
}

/** Forgets here what an account keeps. */
export function forgetAccountKept(): void {
  known.delete(KEYS.account);
  try {
    localStorage.removeItem(KEYS.account);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
  for (const listener of listeners) listener();
}

export const isKeptBy = (userId: string | undefined, id: string): boolean =>
  keptBy(userId).some(({ listingId }) => listingId === id);

/** Whether who is looking keeps a listing; no in the HTML that all share, and while it is hydrated. */
export function useIsKept(id: string): boolean {
  const userId = useSession()?.userId;
  return useSyncExternalStore(
    subscribe,
    () => isKeptBy(userId, id),
    () => false,
  );
}

/** What who is looking keeps; undefined in the HTML that all share. */
export function useKept(): readonly Favourite[] | undefined {
  const userId = useSession()?.userId;
  return useSyncExternalStore(
    subscribe,
    () => keptBy(userId),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isListening) window.addEventListener('storage', onStorage);
  isListening = true;
  return () => listeners.delete(listener);
}

/** Another tab has changed a list, or has emptied the storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null) known.clear();
  else if (!known.delete(key)) return;
  for (const listener of listeners) listener();
}

function read(key: string): Stored {
  try {
    const stored: Stored | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (Array.isArray(stored?.favourites)) return stored;
  } catch {
    // Blocked, or not ours.
  }
  return { favourites: NONE };
}
