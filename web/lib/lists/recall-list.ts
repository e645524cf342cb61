import type { ListName } from '#domain/listing-kinds.ts';
import { PROPERTY_CACHE_MS } from '#domain/site/constants.ts';
import type { Listed } from '../api/page-data.ts';
import { readRemembered } from './remember-list.ts';

/** What was loaded within five minutes (specification §4), of all lists of a kind; how far it was from somewhere is forgotten. */
export function recallList<T extends { _id: string; distance?: number | undefined }>(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  kind: ListName,
  now: number,
): T[] {
  const { items, times } = readRemembered<T>(storage, kind);
  const isFresh = ({ _id }: T) => {
    const age = now - (times[_id] ?? Number.NaN);
    return age >= 0 && age < PROPERTY_CACHE_MS;
  };
  return items.filter(isFresh).map((item) => ({ ...item, distance: undefined }));
}

/** The page of a list in hand that was asked for, its last one where it is shorter; undefined where it is empty. */
export function pageOfList<T>(
  items: readonly T[],
  { page = 1, limit = items.length }: { page?: number | undefined; limit?: number | undefined },
): Listed<T> | undefined {
  if (items.length === 0) return undefined;
  const at = Math.min(page, Math.ceil(items.length / limit));
  return { items: items.slice((at - 1) * limit, at * limit), total: items.length };
}

/** Newest first, by the moment it was listed. */
export const newestFirst = (a: { createdAt: string }, b: { createdAt: string }): number =>
  a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1;
