import { FOLLOWED_LINKS } from './followed-links-key.ts';

/** More places than anyone goes back over. */
const MOST = 50;

/** A link followed from a page: its address, and its distance from the window's top, in pixels. */
export interface FollowedLink {
  href: string;
  top: number;
}

type StorageLike = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers the link that is followed from a place in the history. */
export function rememberLink(storage: StorageLike, place: string, link: FollowedLink): void {
  const others = read(storage).filter(([each]) => each !== place);
  write(storage, [...others, [place, link] as const].slice(-MOST));
}

/** The link followed from that place; returned only once, as the user then moves on. */
export function takeLink(storage: StorageLike, place: string): FollowedLink | undefined {
  const all = read(storage);
  const found = all.find(([each]) => each === place)?.[1];
  if (found)
    write(
      storage,
      all.filter(([each]) => each !== place),
    );
  return found;
}

type Entries = readonly (readonly [place: string, link: FollowedLink])[];

function read(storage: StorageLike): Entries {
  try {
    const stored: unknown = JSON.parse(storage.getItem(FOLLOWED_LINKS) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function write(storage: StorageLike, entries: Entries): void {
  try {
    storage.setItem(FOLLOWED_LINKS, JSON.stringify(entries));
  } catch {
    // Full or blocked: the browser itself still knows roughly where the user was.
  }
}
