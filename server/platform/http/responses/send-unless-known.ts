import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a response for one person, or 304 to a client whose `If-None-Match` shows that it has it. It stays `no-store`:
 * the client stores it itself. A browser sends `no-cache` along with that header, which is meant for caches between us
 * and ignored here.
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
