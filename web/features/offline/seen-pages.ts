import { groupOfPage, KEPT_MAX } from '#domain/offline/kept.ts';
import { paths } from '#domain/site/paths.ts';
import { SEEN_PAGES_KEY } from '#web/lib/api/kept-caches.ts';

/** A page that was read on this device and is kept. */
export interface SeenPage {
  path: string;
  title: string;
  /** When it was read, in ISO 8601. */
  at: string;
}

type StorageLike = Pick<Storage, 'getItem' | 'setItem'>;

/** The pages read on this device, the latest first. */
export function seenPages(storage: StorageLike): SeenPage[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(SEEN_PAGES_KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Records that a page was read; keeps the maximum of each group. */
export function noteSeen(storage: StorageLike, page: SeenPage): void {
  const pages = [page, ...seenPages(storage).filter(({ path }) => path !== page.path)];
  const left = { ...KEPT_MAX };
  const kept = pages.filter(({ path }) => {
    const group = groupOf(path);
    if (!group) return false;
    left[group] -= 1;
    return left[group] >= 0;
  });
  storage.setItem(SEEN_PAGES_KEY, JSON.stringify(kept));
}

/** True if the page can be read without a network. */
export const isSeen = (storage: StorageLike, path: string): boolean =>
  pathnameOf(path) === paths.offline || seenPages(storage).some((page) => page.path === path);

/** True if the page is one of those kept and listed. */
export const isListed = (path: string): boolean =>
  groupOf(path) !== undefined && pathnameOf(path) !== paths.offline;

/** The pages read on this device; none if storage is blocked. */
export function seenHere(): SeenPage[] {
  try {
    return seenPages(localStorage);
  } catch {
    return [];
  }
}

/** True if this device can show the page without a network. */
export function isSeenHere(path: string): boolean {
  try {
    return isSeen(localStorage, path);
  } catch {
    return false;
  }
}

/** Notes that a page was read on this device. */
export function noteSeenHere(page: SeenPage): void {
  try {
    noteSeen(localStorage, page);
  } catch {
    // Storage is blocked or full: the page is kept, and not listed.
  }
}

const pathnameOf = (path: string) => path.split('?')[0] ?? '';
const groupOf = (path: string) => groupOfPage(pathnameOf(path));
