import CarFront from 'lucide-react/icons/car-front';
import House from 'lucide-react/icons/house';
import ListFilter from 'lucide-react/icons/list-filter';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import type { Suggestion, SuggestionKind } from '#domain/suggestions/schema.ts';
import { groupThousands } from '#domain/values/plural.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

const ICON: Readonly<Record<SuggestionKind, typeof Search>> = {
  search: ListFilter,
  category: Search,
  place: MapPin,
  brand: CarFront,
  model: CarFront,
  listing: House,
};

interface Props {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPick(): void;
}

/** One suggestion; the keyboard reaches it through the field, which keeps the focus. */
export function SuggestionOption({ id, suggestion, isActive, onPick }: Props) {
  const { kind, label, detail, address, total } = suggestion;
  const isCar = kind === 'listing' && address.startsWith('/cars');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names it by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onPick}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-sunken',
        isActive && 'bg-sunken outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <Icon of={isCar ? CarFront : ICON[kind]} size={18} className="shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 wrap-anywhere">{label}</span>
        {detail && (
          <span className="block truncate text-sm text-muted">
            <span className="sr-only">, </span>
            {detail}
          </span>
        )}
      </span>
      {total !== undefined && (
        <span className="figures shrink-0 text-sm text-muted">
          <span className="sr-only">, </span>
          {groupThousands(String(total))}
          <span className="sr-only">{total === 1 ? ' listing' : ' listings'}</span>
        </span>
      )}
    </div>
  );
}
