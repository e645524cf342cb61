import { useState } from 'react';
import { heartMessages } from '#domain/favourites/heart-messages.ts';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { useIsKept } from '#web/lib/favourites/kept.ts';
import { withPart } from '#web/lib/late-part.ts';
import { toast } from './toast.ts';

/** The heart of a listing: filled or not, and what a press does. It changes at once; what does the rest is loaded then. */
export function useHeart(listing: Keepable): { isKept: boolean; press(): void } {
  const isKept = useIsKept(listing.listingId);
  const [pressed, setPressed] = useState<boolean>();
  const isShown = pressed ?? isKept;
  return {
    isKept: isShown,
    press() {
      const isWanted = !isShown;
      setPressed(isWanted);
      withPart(
        import('./press-heart.ts'),
        ({ pressHeart }) => {
          pressHeart(listing, isWanted);
          setPressed(undefined);
        },
        () => {
          setPressed(undefined);
          toast.error(heartMessages.notLoaded);
        },
      );
    },
  };
}
