import { getMany, promisifyRequest } from 'idb-keyval';
import { fileKey, inDraftFiles } from '#web/lib/forms/draft-files.ts';

/** A chosen file, and whether it is already prepared: only then can its upload resume. */
export interface KeptFile {
  id: string;
  file: File;
  prepared: boolean;
}

/**
 * Stores the files of a draft on this device: adds new ones and removes those no longer in it. If the browser
 * cannot store files, or has no room, the form itself still has them.
 */
export async function keepFiles(draft: string, files: readonly KeptFile[]): Promise<void> {
  const wanted = new Map(files.map(({ id, file, prepared }) => [keyOf(draft, id, prepared), file]));
  // In one transaction: a logout comes either before it, and stops it, or after it, and deletes the stored files.
  await inDraftFiles((store) =>
    store('readwrite', async (stored) => {
      const all = await promisifyRequest(stored.getAllKeys());
      const kept = all.map(String).filter((key) => key.startsWith(fileKey(draft, '')));
      for (const key of kept) if (!wanted.has(key)) stored.delete(key);
      for (const [key, file] of wanted) if (!kept.includes(key)) stored.put(file, key);
      await promisifyRequest(stored.transaction);
    }),
  );
}

/** A draft's stored files among `ids`, in the same order; missing ones are left out. */
export async function readFiles(draft: string, ids: readonly string[]): Promise<KeptFile[]> {
  if (ids.length === 0) return [];
  const wanted = ids.flatMap((id) => [true, false].map((prepared) => ({ id, prepared })));
  const found = await inDraftFiles((store) =>
    getMany<unknown>(
      wanted.map(({ id, prepared }) => keyOf(draft, id, prepared)),
      store,
    ),
  );
  const files = wanted.flatMap(({ id, prepared }, index): KeptFile | [] => {
    const file = found?.[index];
    return file instanceof File ? { id, prepared, file } : [];
  });
  return ids.flatMap((id) => files.find((each) => each.id === id) ?? []);
}

const keyOf = (draft: string, id: string, prepared: boolean) =>
  fileKey(draft, `${id}${prepared ? '#sent' : ''}`);
