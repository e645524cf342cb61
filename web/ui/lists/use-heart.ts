import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { useIsKept } from '#web/lib/favourites/kept.ts';
import { pressHeart } from './press-heart.ts';

/** A listing's heart: whether it is filled, and a press handler that works at once and without a network. */
export function useHeart(listing: Keepable): { isKept: boolean; press(): void } {
  const isKept = useIsKept(listing.listingId);
  return { isKept, press: () => pressHeart(listing, !isKept) };
}
