import type { ListName } from '#domain/listing-kinds.ts';
import { PROPERTY_CACHE_MS } from '#domain/site/constants.ts';
import type { Listed } from '../api/page-data.ts';

type StorageLike = Pick<Storage, 'getItem' | 'setItem'>;

export const timestampKey = (kind: ListName) => `${kind}Timestamp`;

/** Stores the last loaded page of a list, with its time, for when a call fails (specification §3, §4). */
export function rememberList(
  storage: StorageLike,
  kind: ListName,
  items: readonly unknown[],
  now: number,
): void {
  storage.setItem(kind, JSON.stringify(items));
  storage.setItem(timestampKey(kind), String(now));
}

/** The last page loaded, for five minutes (specification §4); of a longer one, the first `limit` items. */
export function recallList<T>(
  storage: StorageLike,
  kind: ListName,
  now: number,
  limit?: number,
): Listed<T> | undefined {
  const age = now - Number(storage.getItem(timestampKey(kind)) ?? Number.NaN);
  if (!(age >= 0 && age < PROPERTY_CACHE_MS)) return undefined;
  try {
    const read: unknown = JSON.parse(storage.getItem(kind) ?? '');
    if (!Array.isArray(read)) return undefined;
    const items = read.slice(0, limit);
    return { items, total: items.length };
  } catch {
    return undefined;
  }
}

/** Undefined if storage is blocked or full. */
export function withSessionStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
