import Heart from 'lucide-react/icons/heart';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { useIsKept } from '#web/lib/favourites/kept.ts';
import { Icon } from './icon.tsx';
import { pressHeart } from './press-heart.ts';

/**
 * The heart of a card, on its photo. The same empty heart in the HTML that all share; the browser fills it in. A tap
 * before the scripts run is repeated by them (web/lib/early-use.ts).
 */
export function KeepButton({ listing }: { listing: Keepable }) {
  const isKept = useIsKept(listing.listingId);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Keep ${listing.name}`}
      onClick={() => pressHeart(listing)}
      className="scripts-only group/heart absolute top-1 right-1 z-2 grid size-11 place-items-center"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface text-muted transition-colors group-hover/heart:text-laterite group-aria-pressed/heart:text-laterite">
        <Icon of={Heart} filled={isKept} />
      </span>
    </button>
  );
}
