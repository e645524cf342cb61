import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Unsent } from '#domain/offline/unsent.ts';

/** Opened once: idb-keyval keeps the connection. */
let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('efie-unsent', 'writes');
  return opened;
};

/** Tells other tabs when something starts or stops waiting; opened with the first listener. */
let tabs: BroadcastChannel | undefined;

let known: readonly Unsent[] = [];
let isRead = false;
const listeners = new Set<() => void>();

/** All that waits on this device, whoever wrote it, the oldest first. */
export async function readUnsent(): Promise<Unsent[]> {
  const all = await entries<string, Unsent>(store());
  return all.map(([, unsent]) => unsent).sort((a, b) => a.writtenAt - b.writtenAt);
}

/** Stores an unsent item; false if the browser could not. */
export async function putUnsent(unsent: Unsent): Promise<boolean> {
  try {
    await set(unsent.key, unsent, store());
  } catch {
    return false;
  }
  await announce();
  return true;
}

export async function removeUnsent(keys: readonly string[]): Promise<void> {
  for (const key of keys) await del(key, store());
  await announce();
}

/** The last known contents, for React; empty until first read. */
export const knownUnsent = () => known;

/** Hears of every change, in other tabs too. */
export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRead) {
    isRead = true;
    if ('BroadcastChannel' in window) {
      tabs = new BroadcastChannel('efie-unsent');
      tabs.onmessage = () => void refresh();
    }
    void refresh();
  }
  return () => void listeners.delete(listener);
}

async function announce(): Promise<void> {
  tabs?.postMessage(null);
  await refresh();
}

async function refresh(): Promise<void> {
  // If the browser stores nothing, nothing waits.
  known = await readUnsent().catch(() => []);
  for (const listener of listeners) listener();
}
