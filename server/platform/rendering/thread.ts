import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type CalledApi, type RendererOptions, rendererHere } from './page-renderer.ts';
import type { FromThread, ToThread } from './thread-messages.ts';
import type { WebBuild } from './web-build.ts';

/** Renders for the thread that started this one (render-in-thread.ts), which calls the API for it. */
export function renderForMainThread(build: WebBuild): void {
  const port = parentPort as MessagePort;
  const renderer = rendererHere(async () => build, workerData as RendererOptions);
  const say = (message: FromThread) => port.postMessage(message);
  const page = new AsyncLocalStorage<number>();
  const calls = new Map<number, PromiseWithResolvers<CalledApi>>();
  let lastCall = 0;

  console.error = (...said: unknown[]) => {
    const error = said.find((each) => each instanceof Error);
    say({ id: page.getStore(), said: error ?? format(...said) });
  };

  port.on('message', (message: ToThread) => {
    if ('page' in message) void page.run(message.id, () => render(message.id, message.page));
    else settle(message);
  });

  async function render(id: number, request: Extract<ToThread, { page: unknown }>['page']) {
    const callApi = (path: string, json?: unknown): Promise<CalledApi> => {
      lastCall += 1;
      const called = Promise.withResolvers<CalledApi>();
      calls.set(lastCall, called);
      say({ id, call: lastCall, path, json });
      return called.promise;
    };
    try {
      say({ id, rendered: await renderer.render(request, callApi) });
    } catch (error) {
      say({ id, error });
    }
  }

  function settle(message: Exclude<ToThread, { page: unknown }>): void {
    const called = calls.get(message.call);
    calls.delete(message.call);
    if ('response' in message) called?.resolve(message.response);
    else called?.reject(message.error);
  }
}
