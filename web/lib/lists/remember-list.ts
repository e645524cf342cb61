import type { ListName } from '#domain/listing-kinds.ts';
/** What of a list session storage keeps for when a call fails (specification §3, §4): its things, and when each was loaded (ms since 1970), by id. */
export interface RememberedList<T> {
  items: T[];
  times: Record<string, number>;
}

type StorageLike = Pick<Storage, 'getItem' | 'setItem'>;

/** Pages of 24 that are remembered; a hundred listings are some 300 kB. */
const MAX_REMEMBERED = 120;

export const timestampKey = (kind: ListName) => `${kind}Timestamp`;
const timesKey = (kind: ListName) => `${kind}Times`;

/** Keeps what was loaded, with its time, before what was loaded earlier. */
export function rememberList<T extends { _id: string }>(
  storage: StorageLike,
  kind: ListName,
  loaded: readonly T[],
  now: number,
): void {
  const before = readRemembered<T>(storage, kind);
  const ids = new Set(loaded.map(({ _id }) => _id));
  const items = [...loaded, ...before.items.filter(({ _id }) => !ids.has(_id))].slice(
    0,
    MAX_REMEMBERED,
  );
  const times = Object.fromEntries(
    items.map(({ _id }) => [_id, ids.has(_id) ? now : (before.times[_id] ?? 0)]),
  );
  storage.setItem(kind, JSON.stringify(items));
  storage.setItem(timesKey(kind), JSON.stringify(times));
  storage.setItem(timestampKey(kind), String(now));
}

/** What is remembered, however old; nothing where it cannot be read. */
export function readRemembered<T>(storage: StorageLike, kind: ListName): RememberedList<T> {
  try {
    const items: unknown = JSON.parse(storage.getItem(kind) ?? '[]');
    const times = JSON.parse(storage.getItem(timesKey(kind)) ?? '{}');
    return { items: Array.isArray(items) ? items : [], times: times ?? {} };
  } catch {
    return { items: [], times: {} };
  }
}

/** Undefined where storage is blocked or full. */
export function withSessionStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
