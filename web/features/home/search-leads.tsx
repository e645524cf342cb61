import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { countedText } from '#domain/paging/counted.ts';
import { FAMILIES } from '#domain/properties/families.ts';
import { matchText } from '#domain/site/match-text.ts';
import { paths } from '#domain/site/paths.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import { useLowData } from '#web/lib/low-data.ts';
import type { HomeFilters } from './home-filters.ts';

interface Props {
  filters: HomeFilters;
  /** Number of matches; undefined until known. */
  totals: Readonly<Record<ListingKind, number | undefined>>;
}

/** The lists that together contain each property once. */
const LISTS = FAMILIES.filter(({ subtype }) => subtype === undefined);

const linkClass = 'inline-flex min-h-11 items-center underline';

/** Links from a home page search, which shows only the first matches, to the full lists, with the number of matches in each. */
export default function SearchLeads({
  filters,
  totals: { property: properties = 0, car: cars = 0 },
}: Props) {
  const { page: _page, after: _after, before: _before, ...asked } = filters;
  const { search = '' } = asked;
  if (properties + cars === 0) return null;
  return (
    <ul aria-label="Other places to search" className="flex flex-col">
      {properties > 0 && (
        <li className="flex flex-wrap items-center gap-x-4">
          <span>{matchText('property', properties, search)}:</span>
          <FamilyLinks asked={asked} />
        </li>
      )}
      {cars > 0 && (
        <li>
          <Link to={withQuery(paths.cars, asked)} className={linkClass}>
            {matchText('car', cars, search)}
          </Link>
        </li>
      )}
    </ul>
  );
}

/**
 * No single list has all properties, so this links to the families with matches. They are counted once in view,
 * because each is a search of its own; until then, and in low-data mode, all are shown.
 */
function FamilyLinks({ asked }: { asked: Omit<HomeFilters, 'page' | 'after' | 'before'> }) {
  const isLow = useLowData();
  const { ref, isSeen } = useSeen();
  const totals = useQueries({
    queries: LISTS.map(({ propertyType }) => {
      const call = readPath('GET /api/properties', {
        query: { ...asked, propertyType, limit: 1, view: 'card' },
      });
      return {
        queryKey: ['matches', call],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await readList(call, { signal })).total,
        enabled: isSeen && !isLow,
      };
    }),
  });
  return (
    <span ref={ref} className="flex flex-wrap gap-x-4">
      {LISTS.map(({ title, path }, index) => {
        const total = totals[index]?.data;
        if (total === 0) return null;
        return (
          <Link key={path} to={withQuery(path, asked)} className={linkClass}>
            {title}
            {total !== undefined && ` (${countedText(total)})`}
          </Link>
        );
      })}
    </span>
  );
}

/** True once the element has been in the window. */
function useSeen() {
  const ref = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}
