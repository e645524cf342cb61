import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { pressHeart } from '#web/ui/lists/press-heart.ts';

/** Removes a listing from the list if it has no card with a heart. */
export function RemoveButton({ favourite }: { favourite: Favourite }) {
  return (
    <Button
      variant="secondary"
      className="mt-auto"
      aria-label={`${favouritesPageMessages.remove} ${favourite.name}`}
      onClick={() => pressHeart(favourite, false)}
    >
      {favouritesPageMessages.remove}
    </Button>
  );
}
