import LayoutList from 'lucide-react/icons/layout-list';
import { setCompactLists, useCompactLists } from '#web/lib/compact-lists.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

/** Has lists show small cards, more of them in one view, or the large ones again. */
export function CompactListsButton() {
  const isCompact = useCompactLists();
  return (
    <IconButton
      icon={LayoutList}
      label="Compact list"
      aria-pressed={isCompact}
      onClick={() => setCompactLists(!isCompact)}
      className={cx('-my-3 -mr-2.5', isCompact ? 'bg-sunken text-primary' : 'text-muted')}
    />
  );
}
