import { CountBadge } from '#web/ui/count-badge.tsx';
import { totalOf, useAccountLinks } from './use-account-links.ts';

/** How much is new, at the button of the slide-in menu. */
export function NewsBadge() {
  return (
    <CountBadge
      silent
      count={totalOf(useAccountLinks())}
      className="absolute -top-1 -right-1 group-open/menu:hidden"
    />
  );
}
