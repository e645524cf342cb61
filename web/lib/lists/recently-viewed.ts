import { useSyncExternalStore } from 'react';
import type { Favourite } from '#domain/favourites/schema.ts';
import { VIEWED_KEY } from './viewed-key.ts';

/** A listing whose page was viewed. */
export type Viewed = Pick<Favourite, 'kind' | 'listingId'>;

const MAX = 20;
const NONE: readonly Viewed[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; viewed: readonly Viewed[] } | undefined;

/** The listings viewed on this device, the latest first; nobody else is told. */
export function readViewed(): readonly Viewed[] {
  try {
    const text = localStorage.getItem(VIEWED_KEY);
    if (known?.text !== text) known = { text, viewed: parse(text) };
    return known.viewed;
  } catch {
    return NONE;
  }
}

/** Remembers that the page of a listing was looked at. */
export function rememberViewed({ kind, listingId }: Viewed): void {
  const others = readViewed().filter((one) => one.listingId !== listingId);
  write([{ kind, listingId }, ...others].slice(0, MAX));
}

/** The same as an inline script: a brief visit ends before any other script has loaded. */
export const rememberViewedScript = ({ kind, listingId }: Viewed): string =>
  `(function(one){try{var all=JSON.parse(localStorage.getItem('${VIEWED_KEY}')||'[]').filter(function(each){return each.listingId!==one.listingId});localStorage.setItem('${VIEWED_KEY}',JSON.stringify([one].concat(all).slice(0,${MAX})))}catch(e){}})(${JSON.stringify({ kind, listingId })})`;

export const forgetViewed = () => write([]);

/** Recently viewed listings; empty in the HTML that everyone shares. */
export const useViewed = (): readonly Viewed[] =>
  useSyncExternalStore(subscribe, readViewed, () => NONE);

function write(viewed: readonly Viewed[]): void {
  try {
    if (viewed.length > 0) localStorage.setItem(VIEWED_KEY, JSON.stringify(viewed));
    else localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
  for (const listener of listeners) listener();
}

function parse(text: string | null): readonly Viewed[] {
  try {
    const viewed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(viewed) ? viewed : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
