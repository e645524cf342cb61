/**
 * The parts of a service worker's global scope in use. TypeScript's worker library contradicts that of pages,
 * and the worker's sources are checked together with the others.
 */
interface WorkerScope {
  clients: { claim(): Promise<void> };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listen: (event: WorkEvent & { data: unknown }) => void): void;
}

/** An event during which the worker is kept alive. */
export interface WorkEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkEvent {
  request: Request;
  /** The request of a page, which the browser sends while the worker still starts. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export const worker = self as unknown as WorkerScope;
