import { FOLLOWED_LINKS } from './followed-links-key.ts';

/** More places than anyone goes back over. */
const MOST = 50;

/** The link that was followed from a page: its address, and how far below the window's top it stood, in pixels. */
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

/** The link that was followed from there; only once, for afterwards one has gone on. */
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
    // Full or blocked: the browser still knows about where one was.
  }
}
