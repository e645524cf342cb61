import { Link, type To } from 'react-router';
import { CountBadge } from './count-badge.tsx';

export interface PartLink {
  to: To;
  label: string;
  current: boolean;
  /** Number of new items in it. */
  count?: number | undefined;
}

/**
 * The parts of a page, one of them shown: links, so that each can be shared. They wrap if there is no room, so
 * that none is out of sight.
 */
export function PartLinks({ label, parts }: { label: string; parts: readonly PartLink[] }) {
  return (
    <nav aria-label={label} className="mb-6 border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-5 sm:gap-x-8">
        {parts.map(({ to, label: text, current, count = 0 }) => (
          <li key={text} className="shrink-0">
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-12 min-w-11 items-center justify-center gap-2 border-transparent border-b-2 font-semibold text-muted hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
            >
              {text}
              <CountBadge count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
