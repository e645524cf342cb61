import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends what is for one person, or 304 to a client that says by `If-None-Match` that it has it. It stays `no-store`: the
 * client keeps what it has itself. A browser's call with that header says `no-cache` as well, which is meant for caches
 * between us and not looked at here.
 */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  body: object,
): FastifyReply {
  const hash = createHash('sha1').update(JSON.stringify(body)).digest('base64url');
  const etag = `W/"${hash}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}
