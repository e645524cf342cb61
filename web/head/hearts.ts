import { FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { HEART, KEEP } from '#web/lib/favourites/heart-attributes.ts';
import { ACCOUNT_KEY, VISITOR_KEY } from '#web/lib/favourites/storage-keys.ts';
import { isSignedIn } from './know-visitor.ts';

interface Stored {
  favourites: Favourite[];
}

/** Fills in the page's kept hearts as soon as its HTML is there. */
export function fillHearts(): void {
  addEventListener('DOMContentLoaded', () => {
    const kept = new Set(read()?.favourites.map(({ listingId }) => listingId));
    for (const heart of document.querySelectorAll<HTMLElement>(`[${HEART}]`)) {
      const [, id = ''] = wordsOf(heart);
      if (kept.has(id)) fill(heart, true);
    }
  });
}

/**
 * Toggles a visitor's heart on this device, before the scripts run and without a network. A signed-in person's
 * heart waits for the scripts, which tell the account; so does one beyond the limit, which they report.
 * @return true if the press is done.
 */
export function pressEarlyHeart(button: HTMLElement): boolean {
  if (!button.hasAttribute(HEART) || isSignedIn()) return false;
  const favourites = read()?.favourites ?? [];
  const [kind, listingId = '', price] = wordsOf(button);
  const others = favourites.filter((each) => each.listingId !== listingId);
  const isKept = others.length === favourites.length;
  if (isKept) {
    if (favourites.length >= FAVOURITES_MAX) return false;
    others.unshift({
      kind: kind as Favourite['kind'],
      listingId,
      name: button.getAttribute('aria-label')?.slice(KEEP.length) ?? '',
      price: price ? Number(price) : undefined,
      note: '',
      keptAt: new Date().toISOString(),
    });
  }
  try {
    localStorage.setItem(VISITOR_KEY, JSON.stringify({ favourites: others }));
  } catch {
    return false;
  }
  for (const heart of document.querySelectorAll<HTMLElement>(`[${HEART}]`)) {
    if (wordsOf(heart)[1] === listingId) fill(heart, isKept);
  }
  // Parts already hydrated have read the old value.
  dispatchEvent(new StorageEvent('storage', { key: VISITOR_KEY }));
  return true;
}

const wordsOf = (heart: HTMLElement) => heart.getAttribute(HEART)?.split(' ') ?? [];

const fill = (heart: HTMLElement, isFull: boolean) =>
  heart.setAttribute('aria-pressed', String(isFull));

function read(): Stored | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(isSignedIn() ? ACCOUNT_KEY : VISITOR_KEY) ?? '');
    return Array.isArray(stored.favourites) ? stored : undefined;
  } catch {
    // Empty, blocked, or not ours.
    return undefined;
  }
}
