import { groupOfCall, KEPT_MAX, type KeptGroup } from '#domain/offline/kept.ts';
import { CACHES, keepOnlyOwn, ownCache } from '#web/lib/api/kept-caches.ts';
import { findKept, isKeepable, keep, trim } from './keep.ts';
import { inTime } from './network.ts';
import type { FetchEvent } from './scope.ts';

/** How long a call with a stored response waits for the network, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Counts the sessions ended here: responses to earlier requests are not stored afterwards. */
let ended = 0;

/** Deletes all that was read with a token. */
export async function forgetOwn(): Promise<void> {
  ended += 1;
  await keepOnlyOwn(null);
}

/** A GET of the API with a stored response: from the network, or from storage if that fails or is slow. */
export async function respondToCall(event: FetchEvent, group: KeptGroup): Promise<Response> {
  const before = ended;
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const token = tokenOf(request);
  const cacheName = token ? await ownCache(token) : CACHES.calls;
  const path = pathname + search;
  const network = fetch(request);
  event.waitUntil(
    network.then(
      async (response) => {
        if (token && response.status === 401) await forgetOwn();
        if (response.status === 404) await (await caches.open(cacheName)).delete(path);
        if (!isKeepable(response) || (token && before !== ended)) return;
        await keep(cacheName, path, response.clone());
        // The session may have ended while it was being kept.
        if (token && before !== ended) return void (await caches.delete(cacheName));
        await trim(cacheName, KEPT_MAX[group], (each) => groupOfCall(each) === group);
      },
      () => {},
    ),
  );
  const response = await inTime(network, PATIENCE_MS);
  return response ?? (await findKept(cacheName, path)) ?? network;
}

/** A call's token; calls with only a cookie cannot be attributed, so nothing of them is stored. */
const tokenOf = ({ headers }: Request): string | undefined =>
  headers.get('authorization')?.replace(/^Bearer /, '');
