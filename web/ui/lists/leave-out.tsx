import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { leftOutWith } from '#domain/search/left-out.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { CEDI_SIGN } from '#domain/values/money.ts';
import { groupThousands } from '#domain/values/plural.ts';
import { read } from '#web/lib/api/api.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { PAGE_PARAMETER } from '#web/lib/lists/list-page.ts';

interface Props {
  /** The call for suggestions. */
  path: ReadPath<WithoutResponse>;
  /** The filters that are set, as people read them. */
  chips: readonly { name: string; label: string }[];
}

/** Beyond this the call does not count. */
const COUNTED_TO = 1_000;

/**
 * For a list without results: links that leave out the words or filters in the way, or turn a typed price or
 * place into a filter.
 */
export default function LeaveOut({ path, chips }: Props) {
  const { search, pathname } = useLocation();
  const { data } = useQuery({
    queryKey: ['leave-out', path],
    queryFn: ({ signal }) => read(path, { signal }),
  });
  if (!data?.length) return null;
  return (
    <ul className="mt-3 flex flex-col items-center gap-1" aria-label="Ways to find more">
      {data.map((each) => {
        const list = each.within === undefined ? pathname : listNear(path, pathname);
        const label = list && labelOf(each, chips);
        return (
          label && (
            <li key={`${each.parameter} ${each.word ?? each.value}`}>
              <Link
                to={{ pathname: list, search: withoutIt(search, each) }}
                preventScrollReset
                className="inline-flex min-h-11 items-center underline"
              >
                {label}: {countOf(each.total)}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The page whose list can be filtered by place: the home page's cannot, and there is no single list of all properties. */
function listNear(call: string, pathname: string): string | undefined {
  if (pathname !== paths.home) return pathname;
  return call.startsWith('/api/cars') ? paths.cars : undefined;
}

function labelOf(
  { parameter, word, value, within, name }: WithoutResponse[number],
  chips: Props['chips'],
): string | undefined {
  if (value !== undefined && within !== undefined) return `Within ${within} km of ${name}`;
  if (value !== undefined) return `Up to ${CEDI_SIGN}${groupThousands(value)}`;
  if (word !== undefined) return `Without “${word}”`;
  const labels = chips.filter(({ name }) => name === parameter).map(({ label }) => label);
  return labels.length > 0 ? `Without ${labels.join(' or ')}` : undefined;
}

const countOf = (total: number) =>
  groupThousands(String(total)) + (total === COUNTED_TO ? '+' : '');

function withoutIt(
  address: string,
  { parameter, search, value, within }: WithoutResponse[number],
): string {
  const query = new URLSearchParams(address);
  query.delete(PAGE_PARAMETER);
  if (value === undefined && search) query.set(parameter, search);
  else for (const name of leftOutWith(parameter)) query.delete(name);
  if (value === undefined) return `?${query}`;
  query.set(parameter, value);
  if (within !== undefined) query.set('within', within);
  if (search) query.set('search', search);
  else query.delete('search');
  return `?${query}`;
}
