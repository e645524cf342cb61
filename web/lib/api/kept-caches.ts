import { paths } from '#domain/site/paths.ts';
import type { Session } from '../session/stored-session.ts';

const PREFIX = 'efie-';

/** The site's caches on a device, by content. */
export const CACHES = {
  pages: `${PREFIX}pages-1`,
  calls: `${PREFIX}calls-1`,
  photos: `${PREFIX}photos-1`,
  assets: `${PREFIX}assets-1`,
} as const;

/** The key in local storage of the list of pages in them. */
export const SEEN_PAGES_KEY = 'seenPages';

const OWN = `${PREFIX}own-1-`;

export const isOurs = (name: string) => name.startsWith(PREFIX);
export const isOwn = (name: string) => name.startsWith(OWN);

/**
 * The cache of data read with a token, one per session: someone who logs in later has another token, and so
 * another cache, even if this one could not be deleted.
 */
export async function ownCache(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return OWN + hex.slice(0, 16).join('');
}

/** Deletes data read with any token other than that of `session`. */
export async function keepOnlyOwn(session: Pick<Session, 'token'> | null): Promise<void> {
  const own = session && (await ownCache(session.token));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isOwn(name) && name !== own).map((name) => caches.delete(name)),
  );
}

/** Deletes everything viewed here, and the list of it: pages other than the offline page, calls and photos. Built files stay. */
export async function forgetSeen(): Promise<void> {
  localStorage.removeItem(SEEN_PAGES_KEY);
  await Promise.all([caches.delete(CACHES.calls), caches.delete(CACHES.photos)]);
  const pages = await caches.open(CACHES.pages);
  const seen = (await pages.keys()).filter(({ url }) => new URL(url).pathname !== paths.offline);
  await Promise.all(seen.map((request) => pages.delete(request)));
}

/** Messages from pages to the worker. */
export type WorkerMessage =
  /** Store what the page loaded before there was a worker. */
  | { type: 'keep'; urls: readonly string[] }
  /** Someone's session has ended: do not store responses still on their way. */
  | { type: 'forget' };
