import statics from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { answerUnknownPath } from '#server/platform/http/errors.ts';

/** What the file server throws; on 416 its headers tell the file's size. */
type FileError = FastifyError & { headers?: Record<string, string> };

/**
 * Public files under /media, with range requests (RFC 9110 §14), ETag and a year of caching: an address
 * names its content and never changes. Folders are not listed and no path leaves the root.
 */
export async function mediaRoutes(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  app.setNotFoundHandler((request, reply) => answerUnknownPath(request, reply));
  app.setErrorHandler((error: FileError, request, reply) => {
    // A path that is refused is no path of ours.
    if (error.statusCode === 403) return answerUnknownPath(request, reply);
    if (error.statusCode === 416) {
      return reply
        .code(416)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .send();
    }
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
