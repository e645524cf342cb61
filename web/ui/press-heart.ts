import { favouriteMessages } from '#domain/favourites/messages.ts';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { changeKept } from '#web/lib/favourites/kept.ts';
import { toggleKept } from '#web/lib/favourites/toggle-kept.ts';
import { withPart } from '#web/lib/late-part.ts';
import { toast } from './toast.ts';

/** Keeps a listing, or no longer: the heart changes at once, what follows is loaded then. */
export function pressHeart(listing: Keepable): void {
  const toggled = toggleKept(listing);
  withPart(
    import('./after-keeping.ts'),
    ({ afterKeeping }) => afterKeeping(toggled),
    () => {
      const { userId, favourite, isKept, refused, settle } = toggled;
      // A visitor's list is on the device: nothing is missing.
      if (!userId || refused) return;
      settle();
      changeKept(userId, favourite, !isKept);
      toast.error(favouriteMessages.notSaved);
    },
  );
}
