import { isOurs } from '#web/lib/api/kept-caches.ts';
import { worker } from './scope.ts';

/**
 * Served in place of the worker when operators have switched it off (SERVICE_WORKER=off): takes over at once,
 * deletes everything stored and removes itself. Open pages go on without it and are not reloaded.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
