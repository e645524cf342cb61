import { useEffect } from 'react';
import { photoVariant } from '#domain/offline/kept.ts';
import type { WorkerMessage } from '#web/lib/api/kept-caches.ts';

/** Registers the service worker, and has it store what this page loaded before. */
export function useWorker(): void {
  useEffect(() => {
    const workers = navigator.serviceWorker;
    const isNew = workers.controller === null;
    // If the browser forbids it, the site works without it.
    workers.register('/sw.js').catch(() => {});
    if (!isNew) return;
    let isThere = true;
    const keepLoaded = () => {
      const message: WorkerMessage = { type: 'keep', urls: loadedAddresses() };
      if (isThere) workers.controller?.postMessage(message);
    };
    workers.addEventListener('controllerchange', keepLoaded, { once: true });
    return () => {
      isThere = false;
      workers.removeEventListener('controllerchange', keepLoaded);
    };
  }, []);
}

/** Addresses this page has loaded that the worker should store; the browser does not cache calls with a token itself. */
function loadedAddresses(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => isFile(new URL(name)));
  return [location.href, ...new Set(files)];
}

const isFile = ({ origin, pathname }: URL) =>
  origin === location.origin &&
  (pathname.startsWith('/assets/') || photoVariant(pathname) !== undefined);
