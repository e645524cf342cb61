import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { COUNTS_AT_LEAST } from '#domain/filter-counts/counts.ts';
import type { FilterCountsResponse } from '#domain/filter-counts/schema.ts';
import { readFully } from '#web/lib/api/api.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import type { OptionCounts } from './filter-count-context.ts';
import { type Counted, sayCounts } from './say-counts.ts';

interface Props {
  /** The call that counts under the filters that are set. */
  path: ReadPath<FilterCountsResponse>;
  /** The same without them: its options are offered, whatever is left of them. */
  all: ReadPath<FilterCountsResponse>;
  onCounts(counts: OptionCounts): void;
}

/** Counts the results of each filter option, again whenever the filters change; the previous call is aborted. */
export default function FilterCounts({ path, all, onCounts }: Props) {
  const { data } = useQuery({ ...filterCountsQuery(path), placeholderData: keepPreviousData });
  const { data: everything } = useQuery({
    ...filterCountsQuery(all),
    enabled: data !== undefined && all !== path,
  });
  useEffect(() => {
    if (!data) return;
    const counts = sayCounts(data, everything);
    // Nobody has asked for them, so typing and presses come first.
    startTransition(() => onCounts(counts));
  }, [data, everything, onCounts]);
  return null;
}

const filterCountsQuery = (path: ReadPath<FilterCountsResponse>) => ({
  queryKey: ['filter-counts', path],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Counted> => {
    const { body, headers } = await readFully(path, { signal });
    return { counts: body, atLeast: headers.get(COUNTS_AT_LEAST)?.split(', ') ?? [] };
  },
  retry: false,
});
