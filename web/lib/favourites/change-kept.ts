import type { Favourite } from '#domain/favourites/schema.ts';
import { keptBy, keyOf, know } from './kept.ts';
import { ACCOUNT_KEY } from './storage-keys.ts';

/** A listing kept or removed. */
export interface Change {
  favourite: Favourite;
  isKept: boolean;
}

/** Changes that show already and that the account does not have yet, by listing. */
const unsaved = new Map<string, Change>();

/** Replaces someone's whole list. */
export function replaceKept(userId: string | undefined, favourites: readonly Favourite[]): void {
  const stored = { userId, favourites };
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: it is kept while the tab is open.
  }
  know(keyOf(userId), stored);
}

/** Adds an entry, ordered by its time, or removes it. */
export function changeKept(userId: string | undefined, { favourite, isKept }: Change): void {
  const others = keptBy(userId).filter(({ listingId }) => listingId !== favourite.listingId);
  if (isKept) others.push(favourite);
  replaceKept(
    userId,
    others.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1)),
  );
}

/** Keeps account data loaded in the meantime from undoing a change, until the returned function is called. */
export function expectSaved(change: Change): () => void {
  const { listingId } = change.favourite;
  unsaved.set(listingId, change);
  return () => {
    if (unsaved.get(listingId) === change) unsaved.delete(listingId);
  };
}

/** Takes over the account's list, plus changes not saved yet. */
export function takeAccountKept(userId: string, favourites: readonly Favourite[]): void {
  replaceKept(userId, favourites);
  for (const change of unsaved.values()) changeKept(userId, change);
}

/** Deletes the account's favourites from this device. */
export function forgetAccountKept(): void {
  try {
    localStorage.removeItem(ACCOUNT_KEY);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
  know(ACCOUNT_KEY, undefined);
}
