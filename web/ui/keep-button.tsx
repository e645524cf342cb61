import Heart from 'lucide-react/icons/heart';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useHeart } from './use-heart.ts';

/**
 * The heart of a card, on its photo. The same empty heart in the HTML that all share; the browser fills it in. A tap
 * before the scripts run is repeated by them (web/lib/early-use.ts).
 */
export function KeepButton({ listing }: { listing: Keepable }) {
  const { isKept, press } = useHeart(listing);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Keep ${listing.name}`}
      onClick={press}
      className={cx(
        'scripts-only absolute top-1 right-1 z-2 grid size-11 place-items-center rounded-full bg-surface bg-clip-content p-1',
        isKept ? 'text-laterite' : 'text-muted',
      )}
    >
      <Icon of={Heart} filled={isKept} />
    </button>
  );
}
