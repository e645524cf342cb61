import { randomBytes } from 'node:crypto';
import { createRequestHandler } from 'react-router';
import type { InlineSources } from '../http/security/content-security-policy.ts';
import { pinInlineCode } from '../http/security/inline-code.ts';
import type { ApiResponse, WebBuild } from './web-build.ts';

/** A requested page. Plain data, like everything here that passes between threads. */
export interface PageRequest {
  /** Its path and query. */
  url: string;
  headers: Record<string, string>;
  /** A form that was posted to it, as the browser encoded it (application/x-www-form-urlencoded). */
  form?: string | undefined;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Inline code that the page may run; undefined in development, where all of it may. */
  sources: InlineSources | undefined;
}

export interface CalledApi {
  status: number;
  headers: Record<string, string>;
  /** JSON, or nothing. */
  body: string;
}

/** Calls our own API for a page: GETs a path, or POSTs JSON to it for the person who sent a form. */
export type CallApi = (path: string, json?: unknown) => Promise<CalledApi>;

/** Renders pages, which read and write through `call`. */
export interface PageRenderer {
  render(page: PageRequest, call: CallApi): Promise<RenderedPage>;
  close(): Promise<void>;
}

export interface RendererOptions {
  mode: string;
  /** The site's public origin. */
  origin: string;
}

/** The encoding of browser forms without files. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Renders in the calling thread, each page with the current build. */
export function rendererHere(
  loadBuild: () => Promise<WebBuild>,
  options: RendererOptions,
): PageRenderer {
  const handlerOf = requestHandlers(options.mode);
  return {
    async render(page, call) {
      const build = await loadBuild();
      return renderPage(page, call, { ...options, build, handle: handlerOf(build) });
    },
    async close() {},
  };
}

type RequestHandler = ReturnType<typeof createRequestHandler>;

/** Builds the handler only once: a handler that loads its build itself ranks all routes again for each request. */
function requestHandlers(mode: string) {
  let last: { build: WebBuild; handle: RequestHandler } | undefined;
  return (build: WebBuild): RequestHandler => {
    if (last?.build !== build) last = { build, handle: createRequestHandler(build, mode) };
    return last.handle;
  };
}

async function renderPage(
  page: PageRequest,
  call: CallApi,
  { build, handle, mode, origin }: RendererOptions & { build: WebBuild; handle: RequestHandler },
): Promise<RenderedPage> {
  const isDevelopment = mode === 'development';
  const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64url');
  const callParsed = async (path: string, json?: unknown) => parsed(await call(path, json));
  let taken: string | undefined;
  const takeHtml = (html: string) => {
    taken = html;
  };
  const response = await handle(
    requestOf(page, origin),
    build.entry.module.provideRequestContext({
      readApi: (path) => callParsed(path),
      sendApi: page.form === undefined ? undefined : callParsed,
      origin,
      nonce,
      takeHtml: isDevelopment ? undefined : takeHtml,
    }),
  );
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  const text = taken ?? (await response.text());
  if (nonce === undefined) return { status, headers, html: text, sources: undefined };
  return { status, headers, ...pinInlineCode(text, nonce) };
}

function requestOf({ url, headers, form }: PageRequest, origin: string): Request {
  const address = new URL(url, origin);
  if (form === undefined) return new Request(address, { headers });
  const formHeaders = { ...headers, 'content-type': FORM_TYPE };
  return new Request(address, { method: 'POST', headers: formHeaders, body: form });
}

const parsed = ({ status, headers, body }: CalledApi): ApiResponse => ({
  status,
  headers: new Headers(headers),
  body: body === '' ? undefined : (JSON.parse(body) as unknown),
});
