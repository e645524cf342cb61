import { existsSync } from 'node:fs';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The built browser files, pre-compressed at build time; hashed names are cached for a year. Files that only the
 * previous build had are served from `older`, for pages opened before an update.
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  root: string,
  older: string,
): Promise<void> {
  await app.register(statics, {
    root: existsSync(older) ? [root, older] : root,
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
