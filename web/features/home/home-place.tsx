import { useFilterQuery } from '#web/lib/use-filter-query.ts';
import { RemovableChip } from '#web/ui/chip.tsx';
import { HOME_PLACE } from './home-filters.ts';

/** Where a link narrowed the home page to; pressing it looks everywhere. */
export default function HomePlace({ label }: { label: string }) {
  const { clear } = useFilterQuery(HOME_PLACE);
  return (
    <RemovableChip label={label} onRemove={() => clear()}>
      {label}
    </RemovableChip>
  );
}
