import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FAMILIES } from '#domain/properties/families.ts';
import { countedText, matchText } from '#domain/site/match-text.ts';
import { paths } from '#domain/site/paths.ts';
import { callApiFully } from '#web/lib/api.ts';
import { useLowData } from '#web/lib/low-data.ts';
import { withQuery } from '#web/lib/page-data.ts';
import type { HomeFilters } from './home-filters.ts';

interface Props {
  filters: HomeFilters;
  /** How many match; undefined until that is known. */
  totals: Readonly<Record<'properties' | 'cars', number | undefined>>;
}

/** The lists of which each property is in one. */
const LISTS = FAMILIES.filter(({ subtype }) => subtype === undefined);

const linkClass = 'inline-flex min-h-11 items-center underline';

/** Where a search leads on from the home page, which shows the first of what it finds: the lists, with how many match. */
export default function SearchLeads({ filters, totals: { properties = 0, cars = 0 } }: Props) {
  const { page: _page, ...asked } = filters;
  const { search = '' } = asked;
  return (
    <ul aria-label="Where the search leads on" className="-my-8 flex flex-col">
      {properties > 0 && (
        <li className="flex flex-wrap items-center gap-x-4">
          <span>{matchText('properties', properties, search)}:</span>
          <FamilyLinks asked={asked} />
        </li>
      )}
      {cars > 0 && (
        <li>
          <Link to={withQuery(paths.cars, asked)} className={linkClass}>
            {matchText('cars', cars, search)}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** There is no one list of all properties: those that have what is searched for; all of them where little data is spent. */
function FamilyLinks({ asked }: { asked: Omit<HomeFilters, 'page'> }) {
  const isLow = useLowData();
  const totals = useQueries({
    queries: LISTS.map(({ propertyType }) => {
      const call = withQuery('/api/properties', { ...asked, propertyType, limit: 1, view: 'card' });
      return {
        queryKey: ['matches', call],
        queryFn: ({ signal }: { signal: AbortSignal }) => countOf(call, signal),
        enabled: !isLow,
      };
    }),
  });
  return LISTS.map(({ title, path }, index) => {
    const total = totals[index]?.data;
    if (total === 0) return null;
    return (
      <Link key={path} to={withQuery(path, asked)} className={linkClass}>
        {title}
        {total !== undefined && ` (${countedText(total)})`}
      </Link>
    );
  });
}

async function countOf(call: string, signal: AbortSignal): Promise<number> {
  const { headers } = await callApiFully(call, { signal });
  return Number(headers.get('x-total-count'));
}
