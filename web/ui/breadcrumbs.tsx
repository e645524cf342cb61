import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export interface Crumb {
  label: string;
  /** Undefined for the page itself, which comes last. */
  to?: string;
}

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="overflow-x-auto text-sm text-muted">
      <ol className="flex items-center gap-1 whitespace-nowrap">
        {crumbs.map(({ label, to }, index) => (
          // On a phone the title below names the page; the levels above fit.
          <li
            key={label}
            className={cx('flex items-center gap-1', !to && index > 1 && 'max-sm:hidden')}
          >
            {index > 0 && <Icon of={ChevronRight} size={14} />}
            {to ? (
              <Link
                to={to}
                className="relative inline-flex min-h-11 items-center after:absolute after:inset-y-0 after:left-0 after:min-w-11 after:w-full hover:text-primary hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="max-w-56 truncate text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
