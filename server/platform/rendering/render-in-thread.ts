import { AsyncResource } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type {
  CallApi,
  PageRenderer,
  PageRequest,
  RenderedPage,
  RendererOptions,
} from './page-renderer.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** A page being rendered. */
interface Waiting extends PromiseWithResolvers<RenderedPage> {
  call: CallApi;
  complain(said: unknown): void;
}

/**
 * Renders in a separate thread, so that responses from memory and writes wait for no page
 * (docs/decisions/browser/server-rendering.md). If the thread ends, the pages under way fail; the next page starts a new one.
 */
export class RenderingThread implements PageRenderer {
  readonly #entry: string | URL;
  readonly #options: RendererOptions;
  readonly #pages = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #lastPage = 0;

  /** @param entry the module that calls renderForMainThread (thread.ts). */
  constructor(entry: string | URL, options: RendererOptions) {
    this.#entry = entry;
    this.#options = options;
    // Started now, so that the first page does not wait for it.
    this.#thread = this.#start();
  }

  render(page: PageRequest, call: CallApi): Promise<RenderedPage> {
    this.#lastPage += 1;
    const id = this.#lastPage;
    const waiting: Waiting = {
      ...Promise.withResolvers<RenderedPage>(),
      // Keeps the context, so that log lines name their request.
      call: AsyncResource.bind(call),
      complain: AsyncResource.bind((said: unknown) => console.error(said)),
    };
    this.#pages.set(id, waiting);
    this.#thread ??= this.#start();
    this.#thread.postMessage({ id, page } satisfies ToThread);
    return waiting.promise;
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(this.#entry, { workerData: this.#options });
    thread.on('message', (message: FromThread) => this.#hear(message, thread));
    thread.on('error', (error) => this.#end(thread, error));
    thread.on('exit', (code) =>
      this.#end(thread, new Error(`The thread that renders pages ended with ${code}.`)),
    );
    return thread;
  }

  #hear(message: FromThread, thread: Worker): void {
    const page = message.id === undefined ? undefined : this.#pages.get(message.id);
    if ('said' in message) {
      if (page) page.complain(message.said);
      else console.error(message.said);
      return;
    }
    if ('path' in message) {
      void page?.call(message.path, message.json).then(
        (response) => thread.postMessage({ call: message.call, response } satisfies ToThread),
        (error) => thread.postMessage({ call: message.call, error } satisfies ToThread),
      );
      return;
    }
    this.#pages.delete(message.id);
    if ('rendered' in message) page?.resolve(message.rendered);
    else page?.reject(message.error);
  }

  #end(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    // Pages under way report the error themselves; without any, nobody would.
    if (this.#pages.size === 0) console.error(error);
    for (const { reject } of this.#pages.values()) reject(error);
    this.#pages.clear();
  }
}
