/**
 * Does work that no other tab does at the same time. Browsers without locks do it all the same: what is sent twice is
 * made once by its key.
 */
export const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('efie-unsent', work) : work();
