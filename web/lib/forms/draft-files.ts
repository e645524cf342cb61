import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { unfinishedUploads } from './unfinished-uploads.ts';

/** Opened once: idb-keyval keeps the connection. */
let opened: UseStore | undefined;

/** The result of `work` on the stored files of unfinished uploads, once written; undefined if the browser could not store it. */
export async function inDraftFiles<T>(
  work: (store: UseStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    opened ??= createStore('efie-drafts', 'files');
    return await work(opened);
  } catch {
    return undefined;
  }
}

/** The key of a file: `draft` is that of its upload. */
export const fileKey = (draft: string, name: string) => `${draft}/${name}`;

/** Deletes the unfinished uploads of everyone who matches `isOne`, and every file left without an upload. */
export async function forgetUploads(isOne: (userId: unknown) => boolean): Promise<void> {
  for (const key of unfinishedUploads(isOne)) localStorage.removeItem(key);
  const left = unfinishedUploads(() => true).map((draft) => fileKey(draft, ''));
  await inDraftFiles((store) =>
    store('readwrite', async (files) => {
      for (const key of await promisifyRequest(files.getAllKeys())) {
        if (!left.some((draft) => String(key).startsWith(draft))) files.delete(key);
      }
      await promisifyRequest(files.transaction);
    }),
  );
}
