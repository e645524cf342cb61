import { groupOfPage, KEPT_MAX } from '#domain/offline/kept.ts';
import { paths } from '#domain/site/paths.ts';
import { CACHES } from '#web/lib/api/kept-caches.ts';
import { WANTED } from '#web/lib/session/wanted-page.ts';
import { findKept, isKeepable, keep, trim } from './keep.ts';
import { inTime } from './network.ts';
import type { FetchEvent } from './scope.ts';

/** So long a page that is kept waits for the network, in milliseconds. */
const PATIENCE_MS = 5_000;

/** A page: from the network; from storage if that fails or is slow; else the offline page. */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const network = load(event);
  event.waitUntil(
    network.then(
      (response) => keepPage(url, response),
      () => {},
    ),
  );
  const response = await inTime(network, PATIENCE_MS);
  if (response) return response;
  const kept = await findKept(CACHES.pages, keyOf(url));
  if (kept) return kept;
  return network.catch(() => offlinePage(url));
}

/** Stores a page, if it is of a kind to store. */
export async function keepPage(url: URL, response: Response): Promise<void> {
  const group = groupOfPage(url.pathname);
  if (!group || !isKeepable(response)) return;
  await keep(CACHES.pages, keyOf(url), response.clone());
  await trim(CACHES.pages, KEPT_MAX[group], (path) => groupOfPage(path) === group);
}

/** Uses the browser's preloaded response, or else makes the request. */
async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The offline page has one key, whichever page was wanted. */
const keyOf = ({ pathname, search }: URL) =>
  pathname === paths.offline ? pathname : pathname + search;

async function offlinePage(url: URL): Promise<Response> {
  // It continues to pages read within the site: their data are stored, but not their documents.
  const query = new URLSearchParams({ [WANTED]: url.pathname + url.search });
  const isThere = await findKept(CACHES.pages, paths.offline);
  if (!isThere || url.pathname === paths.offline) return Response.error();
  return Response.redirect(`${paths.offline}?${query}`, 302);
}
