/**
 * Does work that no other tab does at the same time. Browsers without locks do it anyway: the key keeps a
 * repeated call from creating anything twice.
 */
export const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('efie-unsent', work) : work();
