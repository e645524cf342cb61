import LayoutList from 'lucide-react/icons/layout-list';
import { setCompactLists, useCompactLists } from '#web/lib/lists/compact-lists.ts';
import { COMPACT } from '#web/lib/start/early-use.ts';
import { IconButton } from '../icon-button.tsx';

/** Switches lists to small cards, which show more at a time, or back to large ones. */
export function CompactListsButton() {
  const isCompact = useCompactLists();
  return (
    <IconButton
      icon={LayoutList}
      label="Compact list"
      aria-pressed={isCompact}
      {...{ [COMPACT]: '' }}
      suppressHydrationWarning
      onClick={() => setCompactLists(!isCompact)}
      className="-my-3 -mr-2.5 text-muted aria-pressed:bg-sunken aria-pressed:text-primary"
    />
  );
}
