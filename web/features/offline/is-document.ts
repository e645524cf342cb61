import { CACHES } from '#web/lib/api/kept-caches.ts';

/** Whether the document of a page is kept on this device. */
export async function isDocument(path: string): Promise<boolean> {
  const pages = await caches.open(CACHES.pages);
  return (await pages.match(path)) !== undefined;
}
