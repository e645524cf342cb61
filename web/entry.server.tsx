import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { requestContext } from './lib/request-context.ts';

export { provideRequestContext } from './lib/request-context.ts';

/** Milliseconds a page may take to render before the rest is left to the browser. */
export const streamTimeout = 5_000;

/** Renders a page to HTML. Pages await their data in loaders, so the shell is the whole page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = context.get(requestContext);
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(scriptsLast(html), { status, headers })),
            reject,
          );
        },
        onShellError: reject,
        onError: console.error,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Lets words, fonts and the first picture come before the scripts: the page is read without them. */
const scriptsLast = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');

/** Errors of loaders and rendering; a request broken off by its client is none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error);
}
