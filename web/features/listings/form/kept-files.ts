import { createStore, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';

/** A chosen file, and whether it is as it is to be sent: only then can its upload go on. */
export interface KeptFile {
  id: string;
  file: File;
  prepared: boolean;
}

/**
 * Keeps the files of a draft on this device: those that are new are added, those that are gone removed.
 * Where the browser keeps no files, or has no room, the form itself still has them.
 */
export async function keepFiles(draft: string, files: readonly KeptFile[]): Promise<void> {
  await inStore(async (store) => {
    const isOfDraft = (key: string) => key.startsWith(`${draft}/`);
    const kept = (await keys<string>(store)).filter(isOfDraft);
    const wanted = new Map(
      files.map(({ id, file, prepared }) => [keyOf(draft, id, prepared), file]),
    );
    await delMany(
      kept.filter((key) => !wanted.has(key)),
      store,
    );
    await setMany(
      [...wanted].filter(([key]) => !kept.includes(key)),
      store,
    );
  });
}

/** The kept files of a draft among `ids`, in their order; what is not there is left out. */
export async function readFiles(draft: string, ids: readonly string[]): Promise<KeptFile[]> {
  if (ids.length === 0) return [];
  const wanted = ids.flatMap((id) => [true, false].map((prepared) => ({ id, prepared })));
  const found = await inStore((store) =>
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
  `${draft}/${id}${prepared ? '#sent' : ''}`;

/** Opened once: idb-keyval keeps the connection. */
let opened: UseStore | undefined;

/** What `work` gives once it is stored; undefined when the browser could not. */
async function inStore<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    opened ??= createStore('efie-drafts', 'files');
    return await work(opened);
  } catch {
    return undefined;
  }
}
