import { randomBytes } from 'node:crypto';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  LightMyRequestResponse,
} from 'fastify';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { RETRY_AFTER_SECONDS } from '#domain/errors.ts';
import { KeptResponse } from '../cache/kept-response.ts';
import type { Made, ResponseCache } from '../cache/response-cache.ts';
import type { Topic } from '../cache/topics.ts';
import { cleanAddress } from './clean-address.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readDependencies } from './dependency-headers.ts';
import { pinInlineCode } from './inline-code.ts';
import { IN_PROCESS } from './limit-reads.ts';
import { hasJustChanged } from './own-changes.ts';
import { sendEncoded } from './send-kept.ts';

/** How a page differs by who asks: what is rendered, and what the response says of it. */
export interface PageVariant {
  /** Of the pages that are the same, and kept together. */
  name: string;
  /** The headers that a page of this variant is rendered by; no other reaches it. */
  request: Record<string, string>;
  /** Headers of the response. */
  headers: Record<string, string>;
}

/** A web build whose entry makes the router's context from what we hand in. */
export interface WebBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      provideRequestContext(value: {
        readApi(path: string): Promise<ApiResponse>;
        sendApi: SendApi | undefined;
        origin: string;
        takeHtml: ((html: string) => void) | undefined;
        nonce: string | undefined;
      }): RouterContextProvider;
      pageVariant(headers: Readonly<Record<string, string | undefined>>): PageVariant;
    };
  };
}

/** What a call of our own API returned. */
interface ApiResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** POSTs JSON to our own API for whoever sent a form. */
type SendApi = (path: string, json: unknown) => Promise<ApiResponse>;

/** A form that was posted to a page (page-forms.ts). */
export interface PostedForm {
  /** As the browser encoded it (application/x-www-form-urlencoded). */
  body: string;
  sendApi: SendApi;
}

export interface PageOptions {
  loadBuild: () => Promise<WebBuild>;
  mode: string;
  origin: string;
  /** The origin of the operator's map tiles. */
  tilesFrom: string | undefined;
  responses: ResponseCache;
}

/** How browsers send a form without files. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A page as it is sent. */
export class KeptPage extends KeptResponse {
  readonly status: number;

  constructor(status: number, html: string, headers: Record<string, string>) {
    super(html, headers);
    this.status = status;
  }
}

/**
 * A browser asks again at every look; a CDN may hold a page for a moment, and send an old one while it asks (RFC 9213,
 * for a browser that held an old one would not show what its own visitor has just changed).
 */
const FOR_EVERYBODY = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=60',
};

/**
 * Renders every GET that is neither /api nor a file. Pages read their data from the API of the same app,
 * in process and as a visitor: what depends on who is looking is filled in by the browser, so that
 * a page's HTML is the same for all, and is kept until what it shows has changed
 * (docs/decisions/ssr-by-the-same-api.md, docs/decisions/responses-from-memory.md).
 */
export function renderPages(app: FastifyInstance, options: PageOptions): void {
  const { loadBuild, responses } = options;
  const render = pageRenderer(app, options);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const { originalUrl } = request;
      const clean = cleanAddress(originalUrl);
      if (clean !== undefined) return reply.header('cache-control', 'no-cache').redirect(clean);
      const { pageVariant } = (await loadBuild()).entry.module;
      const variant = pageVariant(request.headers as Record<string, string>);
      const isFresh = hasJustChanged(request);
      if (isFresh) await responses.catchUp();
      const question = `page ${variant.name} ${originalUrl}`;
      reply.question = question;
      const { response } = await responses.get(
        question,
        () => render(originalUrl, variant),
        isFresh,
      );
      return sendPage(request, reply, response as KeptPage, variant);
    },
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  variant: PageVariant,
): Promise<FastifyReply> {
  const { status } = page;
  reply.code(status);
  const isForEverybody = status === 200 && page.headers['cache-control'] === undefined;
  const caching = isForEverybody ? FOR_EVERYBODY : { 'cache-control': 'no-cache' };
  reply.headers({ ...caching, ...variant.headers });
  if (status >= 500) reply.header('cache-control', 'no-store');
  // The page tries again by itself, with scripts or without.
  if (status === 503) {
    reply.header('retry-after', RETRY_AFTER_SECONDS).header('refresh', RETRY_AFTER_SECONDS);
  }
  return sendEncoded(request, reply, page);
}

/** What renders the page of an address, and says what it depends on; with a form, the page's response to that. */
export function pageRenderer(
  app: FastifyInstance,
  { loadBuild, mode, origin, tilesFrom }: PageOptions,
) {
  const handlerOf = requestHandlers(mode);
  const secure = origin.startsWith('https:');
  const { host } = new URL(origin);
  const isDevelopment = mode === 'development';
  return async (url: string, variant: PageVariant, form?: PostedForm): Promise<Made> => {
    const dependencies = new Dependencies();
    const readApi = async (path: string) => {
      const response = await app.inject({
        url: path,
        headers: { accept: 'application/json', host },
        remoteAddress: IN_PROCESS,
      });
      const read = readInjected(response);
      dependencies.add(read.status === 200 ? readDependencies(read.headers) : undefined);
      return read;
    };
    const build = await loadBuild();
    const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64url');
    let taken: string | undefined;
    const takeHtml = (html: string) => {
      taken = html;
    };
    const response = await handlerOf(build)(
      requestOf(new URL(url, origin), variant, form),
      build.entry.module.provideRequestContext({
        readApi,
        sendApi: form?.sendApi,
        origin,
        nonce,
        takeHtml: isDevelopment ? undefined : takeHtml,
      }),
    );
    const headers = Object.fromEntries(response.headers);
    const isPrivate = headers['cache-control']?.includes('no-store') ?? false;
    const text = taken ?? (await response.text());
    if (nonce === undefined) {
      return { response: new KeptPage(response.status, text, headers), dependsOn: undefined };
    }
    const { html, sources } = pinInlineCode(text, nonce);
    headers['content-security-policy'] = contentSecurityPolicy({ secure, tilesFrom }, sources);
    return {
      response: new KeptPage(response.status, html, headers),
      dependsOn: response.status === 200 && !isPrivate ? dependencies.all : undefined,
    };
  };
}

/** What a call in process returned. */
export const readInjected = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  status: statusCode,
  headers: new Headers(headers as Record<string, string>),
  body: body === '' ? undefined : (JSON.parse(body) as unknown),
});

function requestOf(url: URL, { request }: PageVariant, form: PostedForm | undefined): Request {
  if (!form) return new Request(url, { headers: request });
  const headers = { ...request, 'content-type': FORM_TYPE };
  return new Request(url, { method: 'POST', headers, body: form.body });
}

/** The handler of a build, made once: a handler that loads its build itself ranks all routes again for each request. */
function requestHandlers(mode: string) {
  let last: { build: WebBuild; handle: RequestHandler } | undefined;
  return (build: WebBuild): RequestHandler => {
    if (last?.build !== build) last = { build, handle: createRequestHandler(build, mode) };
    return last.handle;
  };
}

/** What all calls of a page depend on; unknown once one of them does not say. */
class Dependencies {
  readonly #topics = new Set<Topic>();
  #areKnown = true;

  add(topics: readonly Topic[] | undefined): void {
    if (!topics) this.#areKnown = false;
    for (const topic of topics ?? []) this.#topics.add(topic);
  }

  get all(): Topic[] | undefined {
    return this.#areKnown ? [...this.#topics] : undefined;
  }
}
