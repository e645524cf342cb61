import { favouriteMessages } from '#domain/favourites/messages.ts';
import { FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import { saveChange } from '#web/lib/favourites/account.ts';
import { type Change, changeKept, expectSaved } from '#web/lib/favourites/change-kept.ts';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { isKeptBy, keptBy } from '#web/lib/favourites/kept.ts';
import { readSession } from '#web/lib/session/session.ts';
import { toast } from '../dialogs/toast.ts';

/** Messages about favourites replace each other. */
const ABOUT = 'favourites';

/** Keeps a listing or removes it: on this device at once, then in the account. Removing can be undone. */
export function pressHeart(listing: Keepable, isWanted: boolean): void {
  const userId = readSession()?.userId;
  const before = keptBy(userId);
  const kept = before.find((one) => one.listingId === listing.listingId);
  // Another tab or device was quicker.
  if (isWanted === Boolean(kept)) return;
  if (isWanted && before.length >= FAVOURITES_MAX) {
    toast.error(favouriteMessages.full, { about: ABOUT });
    return;
  }
  const favourite = kept ?? { ...listing, note: '', keptAt: new Date().toISOString() };
  change(userId, { favourite, isKept: isWanted });
  if (isWanted) return;
  toast.info(favouriteMessages.removed, {
    about: ABOUT,
    action: {
      label: favouriteMessages.undo,
      run: () => change(userId, { favourite, isKept: true }),
    },
  });
}

/** Changes the display and tells the account; undone on failure. */
function change(userId: string | undefined, wanted: Change): void {
  changeKept(userId, wanted);
  if (!userId) return;
  const { favourite, isKept } = wanted;
  const settle = expectSaved(wanted);
  saveChange(wanted)
    .catch((error: Error) => {
      // Pressed again in the meantime: the later press wins.
      if (isKeptBy(userId, favourite.listingId) !== isKept) return;
      changeKept(userId, { favourite, isKept: !isKept });
      toast.error(`${favouriteMessages.notSaved} ${error.message}`, { about: ABOUT });
    })
    .finally(settle);
}
