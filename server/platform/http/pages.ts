import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { RETRY_AFTER_SECONDS } from '#domain/errors.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pinInlineCode } from './inline-code.ts';
import { IN_PROCESS } from './limit-reads.ts';

/** A web build whose entry makes the router's context from what we hand in. */
export interface WebBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      provideRequestContext(value: {
        readApi(path: string): Promise<{ status: number; headers: Headers; body: unknown }>;
        origin: string;
        nonce: string | undefined;
      }): RouterContextProvider;
    };
  };
}

/**
 * Renders every GET that is neither /api nor a file. Pages read their data from the API of the same app,
 * in process and as a visitor: what depends on who is looking is filled in by the browser, so that
 * a page's HTML is the same for all and may be cached (docs/decisions/ssr-by-the-same-api.md).
 */
export function renderPages(
  app: FastifyInstance,
  options: { loadBuild: () => Promise<WebBuild>; mode: string; origin: string },
): void {
  const handle = createRequestHandler(
    options.loadBuild as () => Promise<ServerBuild>,
    options.mode,
  );
  const secure = options.origin.startsWith('https:');
  const { host } = new URL(options.origin);
  const readApi = async (path: string) => {
    const answer = await app.inject({
      url: path,
      headers: { accept: 'application/json', host },
      remoteAddress: IN_PROCESS,
    });
    return {
      status: answer.statusCode,
      headers: new Headers(answer.headers as Record<string, string>),
      body: answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown),
    };
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const abort = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) abort.abort();
      });
      const build = await options.loadBuild();
      const nonce =
        options.mode === 'development' ? undefined : randomBytes(16).toString('base64url');
      const context = build.entry.module.provideRequestContext({
        readApi,
        origin: options.origin,
        nonce,
      });
      const response = await handle(toWebRequest(request, options.origin, abort.signal), context);
      reply.code(response.status);
      // The same HTML for everybody: a CDN may hold it for a moment, a browser asks again.
      if (response.status === 200) reply.header('cache-control', 'public, max-age=0, s-maxage=10');
      if (response.status >= 500) reply.header('cache-control', 'no-store');
      // The page tries again by itself, with scripts or without.
      if (response.status === 503) {
        reply.header('retry-after', RETRY_AFTER_SECONDS).header('refresh', RETRY_AFTER_SECONDS);
      }
      for (const [name, value] of response.headers) reply.header(name, value);
      if (nonce === undefined) return reply.send(await response.text());
      // A cache may take over the headers of HEAD (RFC 9111 §4.3.5), and without its hashes a page does not run.
      if (request.method === 'HEAD') return reply.removeHeader('content-security-policy').send();
      const { html, sources } = pinInlineCode(await response.text(), nonce);
      return reply
        .header('content-security-policy', contentSecurityPolicy({ secure }, sources))
        .send(html);
    },
  });
}

function toWebRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return new Request(new URL(request.originalUrl, origin), {
    method: request.method,
    headers,
    signal,
  });
}
