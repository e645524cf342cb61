import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { leftOutWith } from '#domain/search/left-out.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
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

/** For a list without results: links that leave out the words or filters in the way. */
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
        const label = labelOf(each, chips);
        return (
          label && (
            <li key={`${each.parameter} ${each.word}`}>
              <Link
                to={{ pathname, search: withoutIt(search, each) }}
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

function labelOf(
  { parameter, word }: WithoutResponse[number],
  chips: Props['chips'],
): string | undefined {
  if (word !== undefined) return `Without “${word}”`;
  const labels = chips.filter(({ name }) => name === parameter).map(({ label }) => label);
  return labels.length > 0 ? `Without ${labels.join(' or ')}` : undefined;
}

const countOf = (total: number) =>
  groupThousands(String(total)) + (total === COUNTED_TO ? '+' : '');

function withoutIt(address: string, { parameter, search }: WithoutResponse[number]): string {
  const query = new URLSearchParams(address);
  query.delete(PAGE_PARAMETER);
  if (search) query.set(parameter, search);
  else for (const name of leftOutWith(parameter)) query.delete(name);
  return `?${query}`;
}
