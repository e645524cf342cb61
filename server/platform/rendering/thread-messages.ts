import type { CalledApi, PageRequest, RenderedPage } from './page-renderer.ts';

/** Messages to the thread that renders pages; `id` is a page's, `call` one of its calls of the API. */
export type ToThread =
  | { id: number; page: PageRequest }
  | { call: number; response: CalledApi }
  | { call: number; error: unknown };

export type FromThread =
  | { id: number; call: number; path: string; json: unknown }
  | { id: number; rendered: RenderedPage }
  | { id: number; error: unknown }
  /** Console output of libraries during rendering. */
  | { id: number | undefined; said: unknown };
