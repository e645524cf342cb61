import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { PageWindow } from './paging.ts';

/** Listings that are skipped by counting past them one by one. */
const DEEP = 10_000;

/** The connections for a list: a search may have to read every listing, and so may a page far behind. */
export function readsFor(
  { db, slowReads }: Pick<Platform, 'db' | 'slowReads'>,
  { search, window }: { search: string | undefined; window: PageWindow },
): Database {
  return search !== undefined || window.offset >= DEEP ? slowReads : db;
}
