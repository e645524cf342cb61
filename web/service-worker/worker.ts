import { groupOfCall, photoVariant } from '#domain/offline/kept.ts';
import { paths } from '#domain/site/paths.ts';
import { CACHES, isOurs, isOwn, type WorkerMessage } from '#web/lib/api/kept-caches.ts';
import { forgetOwn, respondToCall } from './calls.ts';
import { keepAsset, keepPhoto, respondWithAsset, respondWithPhoto } from './files.ts';
import { isKeepable } from './keep.ts';
import { keepPage, respondWithPage } from './pages.ts';
import { type FetchEvent, worker } from './scope.ts';

/**
 * The service worker (docs/decisions/browser/offline.md). The only thing it requests on its own is the offline page; it
 * never takes over from another version while a page of that one is open, and reloads none.
 */

const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const response = responseTo(event);
  if (response) event.respondWith(response);
});

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'forget') event.waitUntil(forgetOwn());
  if (message.type === 'keep') event.waitUntil(Promise.allSettled(message.urls.map(keepLoaded)));
});

/** Our own response; undefined leaves the request to the browser: writes, uploads, videos, downloads and other sites. */
function responseTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) {
    return undefined;
  }
  if (request.mode === 'navigate') return isPage(pathname) ? respondWithPage(event) : undefined;
  if (pathname.startsWith('/assets/')) return respondWithAsset(event);
  if (photoVariant(pathname)) return respondWithPhoto(event);
  const group = groupOfCall(pathname);
  return group && respondToCall(event, group);
}

/** True for page addresses, as opposed to files, media and the API. */
const isPage = (pathname: string) => !/^\/(?:api|media|assets)\/|\.\w+$/.test(pathname);

/** The only unrequested download, with those of its files that no page has loaded yet. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(paths.offline);
  if (!isKeepable(response)) throw new Error(`the offline page is a ${response.status}`);
  await keepPage(new URL(paths.offline, location.origin), response);
  const html = await response.text();
  const assets = await caches.open(CACHES.assets);
  for (const pathname of new Set(html.match(ASSET))) {
    if (await assets.match(pathname)) continue;
    // Files that the open page has loaded come from the browser's own cache.
    await keepAsset(pathname, await fetch(pathname, { cache: 'force-cache' }));
  }
}

async function takeOver(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => isOurs(name) && !isOwn(name) && !known.includes(name))
      .map((name) => caches.delete(name)),
  );
  await worker.registration.navigationPreload?.enable();
  // The page that registered the worker has no other: control it from now on.
  await worker.clients.claim();
}

/** Stores what a page loaded before there was a worker, from the browser's own cache: nothing is downloaded for it. */
async function keepLoaded(address: string): Promise<void> {
  const url = new URL(address);
  const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
  if (url.pathname.startsWith('/assets/')) return keepAsset(url.pathname, response);
  if (photoVariant(url.pathname)) return keepPhoto(url, response);
  return keepPage(url, response);
}
