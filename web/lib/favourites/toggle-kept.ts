import { FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import { readSession } from '../session.ts';
import type { Keepable } from './keepable.ts';
import { type Change, changeKept, expectSaved, keptBy } from './kept.ts';

/** What a tap on a heart has done on this device. */
export interface Toggled extends Change {
  userId: string | undefined;
  /** To be called once the account has it, or it was taken back. */
  settle(): void;
  /** The list was full: nothing was done. */
  refused: boolean;
}

/** Keeps a listing, or no longer, at once on this device; what follows from it comes later (web/ui/after-keeping.ts). */
export function toggleKept({ kind, listingId, name }: Keepable): Toggled {
  const userId = readSession()?.userId;
  const before = keptBy(userId);
  const kept = before.find((one) => one.listingId === listingId);
  const favourite = kept ?? { kind, listingId, name, note: '', keptAt: new Date().toISOString() };
  const refused = !kept && before.length >= FAVOURITES_MAX;
  if (refused) return { userId, favourite, isKept: true, refused, settle() {} };
  return { ...changeHere(userId, { favourite, isKept: !kept }), refused };
}

/** Changes what is kept on this device, ahead of the account where there is one. */
export function changeHere(userId: string | undefined, change: Change): Omit<Toggled, 'refused'> {
  const settle = userId ? expectSaved(change) : () => {};
  changeKept(userId, change.favourite, change.isKept);
  return { userId, ...change, settle };
}
