const DATABASE = 'efie-drafts';
const STORE = 'files';

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
  await inStore('readwrite', async (store) => {
    const keys = (await done(store.getAllKeys(rangeOf(draft)))).map(String);
    const wanted = new Map(
      files.map(({ id, file, prepared }) => [keyOf(draft, id, prepared), file]),
    );
    for (const key of keys) if (!wanted.has(key)) store.delete(key);
    for (const [key, file] of wanted) if (!keys.includes(key)) store.put(file, key);
  });
}

/** The kept files of a draft among `ids`, in their order; what is not there is left out. */
export async function readFiles(draft: string, ids: readonly string[]): Promise<KeptFile[]> {
  if (ids.length === 0) return [];
  const found = await inStore('readonly', (store) =>
    Promise.all(
      ids.flatMap((id) =>
        [true, false].map(async (prepared) => ({
          id,
          prepared,
          file: await done<unknown>(store.get(keyOf(draft, id, prepared))),
        })),
      ),
    ),
  );
  const files = (found ?? []).filter((each): each is KeptFile => each.file instanceof File);
  return ids.flatMap((id) => files.find((each) => each.id === id) ?? []);
}

const keyOf = (draft: string, id: string, prepared: boolean) =>
  `${draft}/${id}${prepared ? '#sent' : ''}`;
const rangeOf = (draft: string) => IDBKeyRange.bound(`${draft}/`, `${draft}/\uffff`);

/** What `work` gives once it is stored; undefined when the browser could not. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    const transaction = database.transaction(STORE, mode);
    const stored = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), stored]);
    return result;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
