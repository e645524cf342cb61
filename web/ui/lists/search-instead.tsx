import { Link, useLocation } from 'react-router';
import { EXACT_PARAMETER, PAGE_PARAMETER } from '#web/lib/lists/list-page.ts';

/** Says that other words were searched for than the typed ones, with a link to search for those. */
export default function SearchInstead({ instead }: { instead: string }) {
  const query = new URLSearchParams(useLocation().search);
  const typed = query.get('search')?.trim();
  query.delete(PAGE_PARAMETER);
  query.set(EXACT_PARAMETER, '1');
  return (
    <p className="mb-4 text-muted" role="status">
      Showing results for “{instead}”.{' '}
      <Link to={{ search: `?${query}` }} preventScrollReset className="underline">
        Search only for “{typed}”
      </Link>
    </p>
  );
}
