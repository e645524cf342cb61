import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built browser files, pre-compressed at build time; hashed names are kept for a year. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(statics, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header(
        'cache-control',
        file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
