import X from 'lucide-react/icons/x';
import { Link, useLocation } from 'react-router';
import { PAGE_PARAMETER } from '#web/lib/lists/list-page.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { chipClass } from './chip.tsx';

interface Props {
  understood: readonly (readonly [label: string, typed: string])[];
}

/** How a search was read: each part leads to the search without it. */
export default function SearchUnderstood({ understood }: Props) {
  const { search: query, hash } = useLocation();
  const without = (typed: string) => {
    const next = new URLSearchParams(query);
    const left = (next.get('search') ?? '').replace(typed, ' ').replace(/\s+/g, ' ').trim();
    if (left) next.set('search', left);
    else next.delete('search');
    next.delete(PAGE_PARAMETER);
    return { search: next.size > 0 ? `?${next}` : '', hash };
  };
  return (
    <ul aria-label="How we read your search" className="mb-4 flex flex-wrap gap-2">
      {understood.map(([label, typed]) => (
        <li key={typed}>
          <Link
            to={without(typed)}
            replace
            preventScrollReset
            aria-label={`Remove ${label}`}
            className={cx(chipClass(true), 'pr-3')}
          >
            {label}
            <Icon of={X} size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
