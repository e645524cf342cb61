import { CACHES } from '#web/lib/api/kept-caches.ts';

/** True if this device stores the page's document. */
export async function isDocument(path: string): Promise<boolean> {
  const pages = await caches.open(CACHES.pages);
  return (await pages.match(path)) !== undefined;
}
