import type { IncomingHttpHeaders } from 'node:http';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  LightMyRequestResponse,
} from 'fastify';
import { RETRY_AFTER_SECONDS } from '#domain/errors.ts';
import { KeptResponse } from '../cache/kept-response.ts';
import type { Made, ResponseCache } from '../cache/response-cache.ts';
import type { Topic } from '../cache/topics.ts';
import type { CalledApi, PageRenderer } from '../rendering/page-renderer.ts';
import { cleanAddress } from './clean-address.ts';
import { IN_PROCESS } from './limits/limit-reads.ts';
import { readDependencies } from './responses/dependency-headers.ts';
import { hasJustChanged } from './responses/own-changes.ts';
import { sayAway, sendEncoded } from './responses/send-kept.ts';
import { contentSecurityPolicy } from './security/content-security-policy.ts';

/** Makes one URL render differently for different visitors, and the response headers that say so. */
export interface PageVariant {
  /** Pages with the same name are identical and share one cache entry. */
  name: string;
  /** The only request headers that reach the rendering of this variant's pages. */
  request: Record<string, string>;
  headers: Record<string, string>;
}

/** POSTs JSON to our own API for the person who sent a form. */
type SendApi = (path: string, json: unknown) => Promise<CalledApi>;

/** A form posted to a page (page-forms.ts). */
export interface PostedForm {
  /** As the browser encoded it (application/x-www-form-urlencoded). */
  body: string;
  sendApi: SendApi;
}

export interface PageOptions {
  renderer: PageRenderer;
  /** Chooses the variant from the request's headers. */
  pageVariant: (headers: IncomingHttpHeaders) => PageVariant;
  origin: string;
  /** The origin of the operator's map tiles. */
  tilesFrom: string | undefined;
  responses: ResponseCache;
}

export class KeptPage extends KeptResponse {
  readonly status: number;

  constructor(status: number, html: string, headers: Record<string, string>) {
    super(html, headers);
    this.status = status;
  }
}

/**
 * Browsers revalidate every time. A CDN may keep a page for a moment and send a stale one while it revalidates (RFC
 * 9213); a browser that did so would hide its own visitor's changes.
 */
const FOR_EVERYBODY = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=60',
};

/**
 * Renders every GET that is neither /api nor a file. Pages read their data from the API of the same app, in process and
 * as a visitor. Whatever depends on the viewer is filled in by the browser, so a page's HTML is the same for everyone
 * and is kept until its content changes (docs/decisions/browser/server-rendering.md, docs/decisions/platform/responses-from-memory.md).
 */
export function renderPages(app: FastifyInstance, options: PageOptions): void {
  const { pageVariant, responses } = options;
  const make = pageMaker(app, options);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const { originalUrl } = request;
      const clean = cleanAddress(originalUrl);
      if (clean !== undefined) return reply.header('cache-control', 'no-cache').redirect(clean);
      const variant = pageVariant(request.headers);
      const isFresh = hasJustChanged(request);
      if (isFresh) await responses.catchUp();
      const question = `page ${variant.name} ${originalUrl}`;
      reply.question = question;
      const { response } = await responses.get(question, () => make(originalUrl, variant), isFresh);
      sayAway(reply, responses);
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
  const isForEveryone = status === 200 && page.headers['cache-control'] === undefined;
  const caching = isForEveryone ? FOR_EVERYBODY : { 'cache-control': 'no-cache' };
  reply.headers({ ...caching, ...variant.headers });
  if (status >= 500) reply.header('cache-control', 'no-store');
  // The page retries by itself, with or without scripts.
  if (status === 503) {
    reply.header('retry-after', RETRY_AFTER_SECONDS).header('refresh', RETRY_AFTER_SECONDS);
  }
  return sendEncoded(request, reply, page);
}

/** Renders the page of a URL and reports what it depends on; given a form, renders the page's response to it. */
export function pageMaker(app: FastifyInstance, { renderer, origin, tilesFrom }: PageOptions) {
  const secure = origin.startsWith('https:');
  const { host } = new URL(origin);
  return async (url: string, variant: PageVariant, form?: PostedForm): Promise<Made> => {
    const dependencies = new Dependencies();
    const read = async (path: string): Promise<CalledApi> => {
      const response = await app.inject({
        url: path,
        headers: { accept: 'application/json', host },
        remoteAddress: IN_PROCESS,
      });
      const called = calledApi(response);
      dependencies.add(called.status === 200 ? readDependencies(called.headers) : undefined);
      return called;
    };
    const { status, headers, html, sources } = await renderer.render(
      { url, headers: variant.request, form: form?.body },
      (path, json) => (json === undefined || !form ? read(path) : form.sendApi(path, json)),
    );
    if (!sources) return { response: new KeptPage(status, html, headers), dependsOn: undefined };
    const isPrivate = headers['cache-control']?.includes('no-store') ?? false;
    headers['content-security-policy'] = contentSecurityPolicy({ secure, tilesFrom }, sources);
    return {
      response: new KeptPage(status, html, headers),
      dependsOn: status === 200 && !isPrivate ? dependencies.all : undefined,
    };
  };
}

export const calledApi = ({ statusCode, headers, body }: LightMyRequestResponse): CalledApi => ({
  status: statusCode,
  // An in-process response may set several cookies of one name, and none of them is meant for the page.
  headers: Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || Array.isArray(value) ? [] : [[name, String(value)]],
    ),
  ),
  body,
});

/** Collects the dependencies of all calls of a page; unknown as soon as one call does not state its own. */
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
