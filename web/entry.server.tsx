import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { requestContext } from '#web/lib/api/request-context.ts';
import { deferScripts } from '#web/lib/start/defer-scripts.ts';
import { NonceContext } from '#web/lib/start/nonce.ts';
import { usedStyles, withUsedStyles } from '#web/lib/start/used-styles.ts';
import css from './app.css?inline';

export { provideRequestContext } from '#web/lib/api/request-context.ts';

const stylesFor = usedStyles(css);

/** Milliseconds a page may take to render before the rest is left to the browser. */
export const streamTimeout = 5_000;

/** Renders a page to HTML. Pages await their data in loaders, so the shell is the whole page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, takeHtml } = context.get(requestContext);
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise large parts that hydrate separately would come at the end, for a script to move into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(
            new Collected((rendered) => {
              const html = ordered(rendered);
              takeHtml?.(html);
              resolve(new Response(takeHtml ? null : html, { status, headers }));
            }),
          );
        },
        onShellError: reject,
        onError: console.error,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

// In development the scripts include hot reloading, which must load first, and all styles are in the page.
const ordered = import.meta.env.PROD
  ? (html: string) => withUsedStyles(deferScripts(html), stylesFor)
  : (html: string) => html;

/** Collects the renderer's output synchronously, without a stream's back-pressure when more is written than read. */
class Collected extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #onText: (text: string) => void;

  /** @param onText called with the whole text. */
  constructor(onText: (text: string) => void) {
    super();
    this.#onText = onText;
  }

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#onText(Buffer.concat(this.#chunks).toString());
    return this;
  }
}

/** Handles errors of loaders and rendering, except for requests that the client aborted. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error);
}
