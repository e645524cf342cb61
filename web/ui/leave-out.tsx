import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { groupThousands } from '#domain/plural.ts';
import { leftOutWith } from '#domain/search/left-out.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import { callApi } from '#web/lib/api.ts';
import { PAGE_PARAMETER } from '#web/lib/list-page.ts';

interface Props {
  /** The call that says what to leave out. */
  path: string;
  /** The filters that are set, as people read them. */
  chips: readonly { name: string; label: string }[];
}

/** Beyond this the call does not count. */
const COUNTED_TO = 1_000;

/** Where nothing is found: words and filters without which something is, as links. */
export default function LeaveOut({ path, chips }: Props) {
  const { search } = useLocation();
  const { data } = useQuery({
    queryKey: ['leave-out', path],
    queryFn: ({ signal }) => callApi<WithoutResponse>(path, { signal }),
  });
  if (!data?.length) return null;
  return (
    <ul className="mt-3 flex flex-col items-center gap-1" aria-label="What to leave out">
      {data.map((each) => {
        const label =
          each.word === undefined
            ? chips
                .filter(({ name }) => name === each.parameter)
                .map(({ label }) => label)
                .join(' or ')
            : `“${each.word}”`;
        return (
          label && (
            <li key={`${each.parameter} ${each.word}`}>
              <Link
                to={{ search: withoutIt(search, each) }}
                preventScrollReset
                className="inline-flex min-h-11 items-center underline"
              >
                Without {label}: {countOf(each.total)}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
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
