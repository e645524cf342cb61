import { CountBadge } from '#web/ui/count-badge.tsx';
import { totalOf, useAccountLinks } from './use-account-links.ts';

/** Number of new items, on the slide-in menu's button. */
export function NewsBadge() {
  return (
    <CountBadge
      silent
      count={totalOf(useAccountLinks())}
      className="absolute -top-1 -right-1 group-open/menu:hidden"
    />
  );
}
