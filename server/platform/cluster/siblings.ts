import cluster, { type Worker } from 'node:cluster';

interface Said {
  efie: 'said';
  about: string;
  what: unknown;
}

/** Tells the other processes of this machine something; nothing happens when there are none. */
export function tellSiblings(about: string, what: unknown): void {
  if (!cluster.isWorker || !process.connected) return;
  const said: Said = { efie: 'said', about, what };
  process.send?.(said, undefined, undefined, () => {});
}

/** Hears what the others tell. @returns a function that ends it. */
export function hearSiblings(about: string, hear: (what: unknown) => void): () => void {
  if (!cluster.isWorker) return () => {};
  const listen = (message: unknown) => {
    if (isSaid(message) && message.about === about) hear(message.what);
  };
  process.on('message', listen);
  return () => process.off('message', listen);
}

/** In the primary process: passes what a process says on to the others. */
export function passOn(speaker: Worker, message: unknown): void {
  if (!isSaid(message)) return;
  for (const worker of Object.values(cluster.workers ?? {})) {
    if (worker && worker !== speaker && worker.isConnected()) worker.send(message, () => {});
  }
}

const isSaid = (message: unknown): message is Said =>
  typeof message === 'object' && message !== null && 'efie' in message && message.efie === 'said';
