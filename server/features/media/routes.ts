import statics from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { answerUnknownPath } from '#server/platform/http/errors.ts';

/**
 * Public files under /media, with range requests, ETag and a year of caching: an address names its
 * content and never changes. Folders are not listed and no path leaves the root.
 */
export async function mediaRoutes(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  app.setNotFoundHandler((request, reply) => answerUnknownPath(request, reply));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A path that is refused is no path of ours.
    if (error.statusCode === 403) return answerUnknownPath(request, reply);
    // A range beyond the end of the file.
    if (error.statusCode === 416) return reply.code(416).header('cache-control', 'no-store').send();
    throw error;
  });
  await app.register(statics, {
    root,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('content-security-policy', "default-src 'none'; sandbox");
    },
  });
}
