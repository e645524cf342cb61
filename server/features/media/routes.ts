import statics from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/accounts/actor.ts';
import { notFoundHandler } from '#server/platform/http/responses/errors.ts';
import { isByteRange } from '#server/platform/http/responses/range-header.ts';
import { serveStoredFiles } from '#server/platform/http/responses/stored-files.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import { isHeldFor } from './shown-media/repository.ts';
import { ShownMedia } from './shown-media/shown-media.ts';

/** An error of the file server; on 416 its headers tell the file's size. */
type FileError = FastifyError & { headers?: Record<string, string> };

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/**
 * Photos and videos of listings, by the hash of their content; profile photos belong to one person
 * only.
 */
const OF_A_LISTING = /^(?:photos|videos)\/([0-9a-f]{32})[/.]/;

/** A suffix range longer than the file means all of it (§14.1.2), but the file server refuses it. */
const isLongSuffix = (range: string | undefined) => /^ *bytes= *-0*[1-9]\d* *$/.test(range ?? '');

/**
 * Public files under /media, with range requests (RFC 9110 §14), ETag and a year of caching: an
 * address names its content and never changes. Folders are not listed and no path leaves the root.
 * Files that no listing has any more give a 404; those only in listings that are not live are for
 * their listers and Admins.
 */
export async function mediaRoutes(
  app: FastifyInstance,
  { platform, viewerOf }: MediaOptions,
): Promise<void> {
  const { publicFiles: files } = platform;
  app.setNotFoundHandler((request, reply) => notFoundHandler(request, reply));
  keepForOne(app, { platform, viewerOf });
  // The file server would answer 416 to a malformed range.
  app.addHook('onRequest', async ({ raw }) => {
    if (!isByteRange(raw.headers.range ?? '')) delete raw.headers.range;
  });
  if ('store' in files) {
    serveStoredFiles(app, files.store, HEADERS);
    return;
  }
  app.setErrorHandler(answerFileError);
  await app.register(statics, {
    root: files.folder,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, file) {
      Object.entries(HEADERS).forEach((header) => void reply.header(...header));
      // The file server does not know all of our types.
      reply.header('content-type', contentTypeOf(file));
    },
  });
}

interface MediaOptions {
  platform: Pick<Platform, 'db' | 'log' | 'now' | 'publicFiles'>;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
}

/** Refuses files that no live listing has, except to those for whom they are held. */
function keepForOne(app: FastifyInstance, { platform, viewerOf }: MediaOptions): void {
  const shown = new ShownMedia(platform);
  /** Requests for files that others do not get. */
  const forOne = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    // Decoded; the file servers accept no other spelling of a path.
    const { '*': path } = request.params as { '*': string };
    const [, hash] = OF_A_LISTING.exec(path) ?? [];
    if (!hash || (await shown.has(hash))) return;
    const viewer = await viewerOf(request);
    if (!viewer || !(await isHeldFor(platform.db, viewer, hash))) {
      return notFoundHandler(request, reply);
    }
    forOne.add(request);
  });
  app.addHook('onSend', async (request, reply) => {
    if (forOne.has(request)) reply.header('cache-control', 'private, no-store');
  });
}

function answerFileError(error: FileError, request: FastifyRequest, reply: FastifyReply) {
  // A refused path is none of ours.
  if (error.statusCode === 403) return notFoundHandler(request, reply);
  if (error.statusCode === 416 && isLongSuffix(request.headers.range)) {
    request.raw.headers.range = 'bytes=0-';
    // Not returned: awaiting a reply again leaves more listeners on its response, and this one is
    // awaited already.
    reply.sendFile((request.params as { '*': string })['*']);
    return undefined;
  }
  if (error.statusCode === 412 || error.statusCode === 416) {
    return reply
      .code(error.statusCode)
      .headers({ ...error.headers, 'cache-control': 'no-store' })
      .send();
  }
  throw error;
}
