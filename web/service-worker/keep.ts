import { KEPT_AT, KEPT_TIMING } from '#domain/offline/kept-at.ts';

/** Headers that are true only of the network's response. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'vary', 'set-cookie', 'server-timing'];

/** True if a response may be stored: it is complete, ours, and not redirected elsewhere. */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

/** Stores a response under an address, with its date from the server. Does nothing if there is no room. */
export async function keep(cacheName: string, key: string, response: Response): Promise<void> {
  const date = response.headers.get('date');
  const headers = withoutTransport(response.headers);
  headers.set(KEPT_AT, new Date(date ?? Date.now()).toISOString());
  try {
    const cache = await caches.open(cacheName);
    await cache.put(key, new Response(response.body, { status: 200, headers }));
  } catch {
    // The device is full, or the connection broke: the previously stored response stays.
  }
}

/** The stored response for an address; it carries its own date. */
export async function findKept(cacheName: string, key: string): Promise<Response | undefined> {
  // Not caches.match: it would look through all of them.
  const cache = await caches.open(cacheName);
  const kept = await cache.match(key, { ignoreVary: true });
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set('server-timing', `${KEPT_TIMING};desc="${headers.get(KEPT_AT) ?? ''}"`);
  return new Response(kept.body, { status: 200, headers });
}

/** Deletes the oldest entries that match `isOne`, beyond `max`. */
export async function trim(
  cacheName: string,
  max: number,
  isOne: (pathname: string) => boolean = () => true,
): Promise<void> {
  const cache = await caches.open(cacheName);
  // In the order they were put; putting one again moves it to the end.
  const keys = (await cache.keys()).filter(({ url }) => isOne(new URL(url).pathname));
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

function withoutTransport(from: Headers): Headers {
  const headers = new Headers(from);
  for (const name of OF_TRANSPORT) headers.delete(name);
  return headers;
}
