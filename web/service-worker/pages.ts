import { groupOfPage, KEPT_MAX } from '#domain/offline/kept.ts';
import { paths } from '#domain/site/paths.ts';
import { CACHES } from '#web/lib/api/kept-caches.ts';
import { WANTED } from '#web/lib/session/wanted-page.ts';
import { findKept, isKeepable, keep, trim } from './keep.ts';
import { inTime } from './network.ts';
import type { FetchEvent } from './scope.ts';

/** So long a page that is kept waits for the network, in milliseconds. */
const PATIENCE_MS = 5_000;

/** A page: from the network; as it is kept where that fails or takes long; else the page of what can be read offline. */
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

/** Keeps a page, if it is one of those. */
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

/** The page of what can be read offline is one, whatever was wanted. */
const keyOf = ({ pathname, search }: URL) =>
  pathname === paths.offline ? pathname : pathname + search;

async function offlinePage(url: URL): Promise<Response> {
  // It goes on to what was read within the site: of that there is no page, but all that one is made of.
  const query = new URLSearchParams({ [WANTED]: url.pathname + url.search });
  const isThere = await findKept(CACHES.pages, paths.offline);
  if (!isThere || url.pathname === paths.offline) return Response.error();
  return Response.redirect(`${paths.offline}?${query}`, 302);
}
