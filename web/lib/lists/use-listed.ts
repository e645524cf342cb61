import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ListName } from '#domain/listing-kinds.ts';
import { ApiError } from '../api/api-error.ts';
import type { Listed } from '../api/page-data.ts';
import { recallList, rememberList, withSessionStorage } from './remember-list.ts';

/** A page of a list in each of its states. */
export interface ListedResult<T> {
  /** The list to show: the current one, or the last good one if loading failed. */
  listed: Listed<T> | undefined;
  /** As it was read. */
  data: Listed<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** True while the previous list is shown. */
  isPlaceholderData: boolean;
  refetch(): unknown;
}

/**
 * Loads a page of a list and remembers it. If loading fails for now, the last loaded list of its kind is shown
 * unfiltered: only the server knows what matches the filters (specification §4, §8).
 * @param limit the page's maximum number of items.
 */
export function useListed<T extends { _id: string }>(
  query: UseQueryOptions<Listed<T>, Error, Listed<T>, string[]>,
  kind: ListName,
  limit?: number,
): ListedResult<T> {
  const result = useQuery(query);
  const { data, error, isPlaceholderData } = result;

  useEffect(() => {
    if (data && !isPlaceholderData && data.items.length > 0) {
      withSessionStorage((storage) => rememberList(storage, kind, data.items, Date.now()));
    }
  }, [data, isPlaceholderData, kind]);

  const isRefused = error instanceof ApiError && error.isFinal;
  const remembered = useMemo(
    () =>
      error && !isRefused
        ? withSessionStorage((storage) => recallList<T>(storage, kind, Date.now(), limit))
        : undefined,
    [error, isRefused, kind, limit],
  );
  return { ...result, listed: data ?? remembered };
}
