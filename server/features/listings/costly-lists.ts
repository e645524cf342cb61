import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';

/** From this depth on, skipping listings one by one takes long. */
const DEEP = 10_000;

/** The connections for a list: a search may have to read every listing, and so may a late page. */
export function readsFor(
  { db, slowReads }: Pick<Platform, 'db' | 'slowReads'>,
  { search, offset }: { search: string | undefined; offset: number },
): Database {
  return search !== undefined || offset >= DEEP ? slowReads : db;
}
