import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TYPE } from '../../rendering/page-renderer.ts';
import {
  calledApi,
  type KeptPage,
  type PageOptions,
  type PostedForm,
  pageMaker,
} from '../pages.ts';
import { requireOwnOrigin } from '../security/session.ts';

/** Bytes of a form: the longest message, each letter of which may take nine bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * Accepts forms that a browser posts to a page by itself, because scripts are off or not loaded yet
 * (docs/decisions/browser/forms-without-scripts.md). The page's action calls the API in process, as its script would over the
 * network: from the same address and browser, with the same cookies. The response is for one person, and never kept.
 */
export function acceptForms(app: FastifyInstance, options: PageOptions): void {
  const make = pageMaker(app, options);
  const { host } = new URL(options.origin);
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    pages.post(
      '/*',
      {
        schema: { hide: true },
        // Also without a session: a login, too, may come only from our own pages.
        onRequest: async (request) => requireOwnOrigin(request, options.origin),
      },
      async (request, reply) => {
        const variant = options.pageVariant(request.headers);
        const form = { body: String(request.body ?? ''), sendApi: sendFor(request, reply) };
        const { response } = await make(request.originalUrl, variant, form);
        const { status, headers, plain } = response as KeptPage;
        return reply
          .code(status)
          .headers({ ...headers, 'cache-control': 'private, no-store' })
          .send(plain.length > 0 ? plain : undefined);
      },
    );
  });

  /** Calls the API for the person who sent the form, and passes on the cookies that it sets. */
  function sendFor(request: FastifyRequest, reply: FastifyReply): PostedForm['sendApi'] {
    const { cookie, 'user-agent': browser } = request.headers;
    return async (path, json) => {
      const response = await app.inject({
        method: 'POST',
        url: path,
        payload: json as object,
        headers: {
          accept: 'application/json',
          host,
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
          ...(browser && { 'user-agent': browser }),
        },
        remoteAddress: request.ip,
      });
      const cookies = response.headers['set-cookie'];
      if (cookies) reply.header('set-cookie', cookies);
      return calledApi(response);
    };
  }
}
