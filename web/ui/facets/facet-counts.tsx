import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { type FacetCounts as Counts, FACET_OPTIONS_MAX } from '#domain/facets/counts.ts';
import type { FacetsResponse } from '#domain/facets/schema.ts';
import { countedText } from '#domain/paging/counted.ts';
import { read } from '#web/lib/api/api.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import type { OptionCounts } from './facet-context.ts';

interface Props {
  /** The call that counts under the filters that are set. */
  path: ReadPath<FacetsResponse>;
  /** The same without them: whatever it has that the other has not, nothing is left of. */
  all: ReadPath<FacetsResponse>;
  onCounts(counts: OptionCounts): void;
}

/** Counts what the options of the filters would leave, again whenever the filters change; the call of before is given up. */
export default function FacetCounts({ path, all, onCounts }: Props) {
  const { data } = useQuery({ ...facetsQuery(path), placeholderData: keepPreviousData });
  const { data: everything } = useQuery({
    ...facetsQuery(all),
    enabled: data !== undefined && all !== path,
  });
  useEffect(() => {
    if (!data) return;
    const counts = said(everything ? withNone(data, everything) : data);
    // Nobody has asked for them: what is typed and pressed comes first.
    startTransition(() => onCounts(counts));
  }, [data, everything, onCounts]);
  return null;
}

const facetsQuery = (path: ReadPath<FacetsResponse>) => ({
  queryKey: ['facets', path],
  queryFn: ({ signal }: { signal: AbortSignal }) => read(path, { signal }),
  retry: false,
});

function withNone(counts: Counts, everything: Counts): Counts {
  return Object.fromEntries(
    Object.entries(counts).map(([parameter, options]) => {
      if (Object.keys(options).length >= FACET_OPTIONS_MAX) return [parameter, options];
      const none = Object.keys(everything[parameter] ?? {}).map((option) => [option, 0]);
      return [parameter, { ...Object.fromEntries(none), ...options }];
    }),
  );
}

const said = (counts: Counts): OptionCounts =>
  mapValues(counts, (options) => mapValues(options, sayCount));

const sayCount = (count: number) => ` (${countedText(count)})`;

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
