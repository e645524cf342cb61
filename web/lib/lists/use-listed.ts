import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListName } from '#domain/listing-kinds.ts';
import type { Listed } from '../api/page-data.ts';
import { rememberList, withSessionStorage } from './remember-list.ts';

/** A page of a list in each of its states. */
export interface ListedResult<T> {
  /** What is shown: as it was read, or as it is remembered where that failed. */
  listed: Listed<T> | undefined;
  /** As it was read. */
  data: Listed<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** True while the list of before stands in. */
  isPlaceholderData: boolean;
  refetch(): unknown;
}

/**
 * Reads a page of a list, remembers it, and shows what is remembered where that fails (specification §4, §8).
 * @param recall finds the page in what is remembered; what it needs is loaded with the first click or focus.
 */
export function useListed<T extends { _id: string }>(
  query: UseQueryOptions<Listed<T>, Error, Listed<T>, string[]>,
  kind: ListName,
  recall: () => Promise<Listed<T> | undefined>,
): ListedResult<T> {
  const result = useQuery(query);
  const { data, error, isPlaceholderData } = result;
  const key = query.queryKey.join(' ');
  const [recalled, setRecalled] = useState<{ key: string; listed: Listed<T> | undefined }>();

  useEffect(() => {
    if (data && !isPlaceholderData && data.items.length > 0) {
      withSessionStorage((storage) => rememberList(storage, kind, data.items, Date.now()));
    }
  }, [data, isPlaceholderData, kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is recalled follows from the key
  useEffect(() => {
    if (!error) return;
    let isShown = true;
    void recall().then((listed) => isShown && setRecalled({ key, listed }), console.error);
    return () => {
      isShown = false;
    };
  }, [error, key]);

  // Once the network is away it cannot be loaded any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const once = new AbortController();
    const load = () => {
      once.abort();
      recall().catch(console.error);
    };
    for (const event of ['pointerdown', 'focusin']) {
      addEventListener(event, load, { capture: true, signal: once.signal });
    }
    return () => once.abort();
  }, []);

  const remembered = error && recalled?.key === key ? recalled.listed : undefined;
  return { ...result, data, listed: data ?? remembered };
}
