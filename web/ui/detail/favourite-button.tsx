import Heart from 'lucide-react/icons/heart';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { useIsKept } from '#web/lib/favourites/kept.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { pressHeart } from '../press-heart.ts';

/** Keeps the listing of a page. Its word stays the same, so that nothing moves as the browser fills in the heart. */
export function FavouriteButton({ listing }: { listing: Keepable }) {
  const isKept = useIsKept(listing.listingId);
  return (
    <Button
      variant="quiet"
      aria-pressed={isKept}
      aria-label={`Keep ${listing.name}`}
      className="scripts-only -ml-3 px-3 font-medium"
      onClick={() => pressHeart(listing)}
    >
      <Icon of={Heart} size={18} filled={isKept} />
      Keep
    </Button>
  );
}
