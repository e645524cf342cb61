import Heart from 'lucide-react/icons/heart';
import { heartAttributes } from '#web/lib/favourites/heart-attributes.ts';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { Icon } from '../icon.tsx';
import { usePressed } from '../use-pressed.ts';
import { useHeart } from './use-heart.ts';

/**
 * The heart of a card, on its photo. Empty in the HTML that everyone shares; the script in the head fills it in,
 * and stores a visitor's presses before the scripts run (web/head/hearts.ts).
 */
export function KeepButton({ listing }: { listing: Keepable }) {
  const { isKept, press } = useHeart(listing);
  const button = usePressed(isKept);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isKept}
      {...heartAttributes(listing)}
      suppressHydrationWarning
      onClick={press}
      className="heart absolute top-1 right-1 z-2 grid size-11 place-items-center rounded-full bg-surface bg-clip-content p-1 text-muted aria-pressed:text-laterite"
    >
      <Icon of={Heart} />
    </button>
  );
}
