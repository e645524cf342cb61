import { KEPT_ASSETS_MAX, KEPT_PHOTOS, photoVariant } from '#domain/offline/kept.ts';
import { CACHES } from '#web/lib/api/kept-caches.ts';
import { isKeepable, keep, trim } from './keep.ts';
import type { FetchEvent } from './scope.ts';

/** A built file, whose name identifies its content: from storage, else from the network. */
export async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const kept = await (await caches.open(CACHES.assets)).match(pathname);
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(keepAsset(pathname, response));
  return response;
}

/** Keeps a built file. */
export async function keepAsset(pathname: string, response: Response): Promise<void> {
  if (!isKeepable(response)) return;
  await keep(CACHES.assets, pathname, response.clone());
  await trim(CACHES.assets, KEPT_ASSETS_MAX);
}

/**
 * A listing's photo, whose address identifies its content: from storage, else from the network. If that fails,
 * any other stored width or format of it.
 */
export async function respondWithPhoto(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const cache = await caches.open(CACHES.photos);
  const kept = await cache.match(url.pathname);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    event.waitUntil(keepPhoto(url, response));
    return response;
  } catch (error) {
    const { photo = '' } = photoVariant(url.pathname) ?? {};
    const alike = (await cache.keys()).find((key) => new URL(key.url).pathname.startsWith(photo));
    const other = alike && (await cache.match(alike));
    if (other) return other;
    throw error;
  }
}

/** Keeps a small photo. */
export async function keepPhoto({ pathname }: URL, response: Response): Promise<void> {
  const variant = photoVariant(pathname);
  if (!variant || variant.width > KEPT_PHOTOS.maxWidth || !isKeepable(response)) return;
  const { headers } = response;
  const body = await response.clone().blob();
  if (body.size > KEPT_PHOTOS.maxBytes) return;
  const photo = new Response(body, { headers });
  await (await caches.open(CACHES.photos)).put(pathname, photo).catch(() => {});
  await trim(CACHES.photos, KEPT_PHOTOS.max);
}
