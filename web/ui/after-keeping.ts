import { favouriteMessages } from '#domain/favourites/messages.ts';
import { saveChange } from '#web/lib/favourites/account.ts';
import { changeKept, isKeptBy } from '#web/lib/favourites/kept.ts';
import { changeHere, type Toggled } from '#web/lib/favourites/toggle-kept.ts';
import { toast } from './toast.ts';

/** Messages about favourites take each other's place. */
const ABOUT = 'favourites';

/** What follows once a heart was pressed: the account is told, and what was taken out can be put back. */
export function afterKeeping({ refused, ...change }: Toggled): void {
  if (refused) {
    toast.error(favouriteMessages.full, { about: ABOUT });
    return;
  }
  save(change);
  const { userId, favourite, isKept } = change;
  if (isKept) return;
  toast.info(favouriteMessages.removed, {
    about: ABOUT,
    action: {
      label: favouriteMessages.undo,
      run: () => save(changeHere(userId, { favourite, isKept: true })),
    },
  });
}

/** Tells the account of a change that shows already; one that fails is taken back. */
function save({ userId, favourite, isKept, settle }: Omit<Toggled, 'refused'>): void {
  if (!userId) return;
  saveChange(favourite, isKept)
    .catch((error: Error) => {
      // Pressed again meanwhile: the later one decides.
      if (isKeptBy(userId, favourite.listingId) !== isKept) return;
      changeKept(userId, favourite, !isKept);
      toast.error(`${favouriteMessages.notSaved} ${error.message}`, { about: ABOUT });
    })
    .finally(settle);
}
