import Heart from 'lucide-react/icons/heart';
import { heartAttributes } from '#web/lib/favourites/heart-attributes.ts';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useHeart } from '../lists/use-heart.ts';
import { usePressed } from '../use-pressed.ts';

/** Keeps the page's listing. Its label never changes, so that nothing moves when the browser fills in the heart. */
export function FavouriteButton({ listing }: { listing: Keepable }) {
  const { isKept, press } = useHeart(listing);
  const button = usePressed(isKept);
  return (
    <Button
      ref={button}
      variant="secondary"
      aria-pressed={isKept}
      {...heartAttributes(listing)}
      suppressHydrationWarning
      className="heart px-3 font-medium aria-pressed:text-laterite"
      onClick={press}
    >
      <Icon of={Heart} size={18} />
      Save
    </Button>
  );
}
