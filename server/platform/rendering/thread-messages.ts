import type { CalledApi, PageRequest, RenderedPage } from './page-renderer.ts';

/** What the thread that renders pages is told; `id` is a page's, `call` one of its calls of the API. */
export type ToThread =
  | { id: number; page: PageRequest }
  | { call: number; response: CalledApi }
  | { call: number; error: unknown };

/** What it says. */
export type FromThread =
  | { id: number; call: number; path: string; json: unknown }
  | { id: number; rendered: RenderedPage }
  | { id: number; error: unknown }
  /** What libraries say on the console while they render it. */
  | { id: number | undefined; said: unknown };
