import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicFile, PublicStore } from '../../storage/storage.ts';
import { isStorageKey } from '../../storage/storage-key.ts';
import { asksForFacts, chooseFileResponse } from './choose-file-response.ts';
import { notFoundHandler } from './errors.ts';

/**
 * Serves a store's files as @fastify/static serves a folder: conditions, ranges, HEAD. A request without any of them
 * costs one call to the store, otherwise two; the content streams through, and a client that leaves stops the reading.
 */
export function serveStoredFiles(
  app: FastifyInstance,
  store: PublicStore,
  headers: Record<string, string>,
): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const key = request.params['*'];
      // The router ignores a slash at the end, but no file's address has one.
      const isFolder = request.url.split('?')[0]?.endsWith('/');
      if (isFolder || !isStorageKey(key)) return notFoundHandler(request, reply);
      if (request.method === 'HEAD' || asksForFacts(request.headers)) {
        return respondByConditions(store, key, headers, request, reply);
      }
      const file = await store.open(key);
      if (!file) return notFoundHandler(request, reply);
      setFileHeaders(reply.headers(headers), file, file.bytes);
      return reply.send(file.content);
    },
  });
}

async function respondByConditions(
  store: PublicStore,
  key: string,
  headers: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const facts = await store.find(key);
  if (!facts) return notFoundHandler(request, reply);
  const response = chooseFileResponse(request.headers, facts);
  reply.code(response.status);
  if (response.status === 412 || response.status === 416) {
    if (response.status === 416) reply.header('content-range', `bytes */${facts.bytes}`);
    return reply.header('cache-control', 'no-store').send();
  }
  if (response.status === 304) {
    return reply
      .headers({ ...headers, etag: facts.etag, 'last-modified': facts.storedAt.toUTCString() })
      .send();
  }
  const part = response.status === 206 ? response.part : undefined;
  const file = request.method === 'HEAD' ? facts : await store.open(key, part);
  // Removed between the two calls.
  if (!file) return notFoundHandler(request, reply);
  if (part) reply.header('content-range', `bytes ${part.first}-${part.last}/${facts.bytes}`);
  setFileHeaders(reply.headers(headers), file, part ? part.last - part.first + 1 : facts.bytes);
  return reply.send('content' in file ? file.content : undefined);
}

function setFileHeaders(reply: FastifyReply, file: PublicFile, length: number): void {
  reply.type(file.type).headers({
    'accept-ranges': 'bytes',
    'content-length': length,
    etag: file.etag,
    'last-modified': file.storedAt.toUTCString(),
  });
}
