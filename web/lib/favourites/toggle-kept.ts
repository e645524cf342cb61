import { FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { readSession } from '../session.ts';
import type { Keepable } from './keepable.ts';
import { changeKept, keptBy } from './kept.ts';

/** What a tap on a heart has done on this device. */
export interface Toggled {
  userId: string | undefined;
  favourite: Favourite;
  isKept: boolean;
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
  if (!refused) changeKept(userId, favourite, !kept);
  return { userId, favourite, isKept: !kept, refused };
}
