import { createHash } from 'node:crypto';
import type {
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySerializerCompiler,
} from 'fastify';
import fresh from 'fresh';
import { z } from 'zod';

/**
 * The `serializerCompiler` of a route whose answer is made by a presenter. Its schema stands in the API
 * document, but does not check every answer again: that costs more than to make one. Tests check it.
 */
export const skipResponseValidation: FastifySerializerCompiler<FastifySchema> = () =>
  JSON.stringify;

/** An answer as the bytes it is sent as, which may be kept and sent again. */
export interface JsonText {
  json: Buffer;
  etag: string;
}

export function toJsonText(answer: unknown): JsonText {
  const json = Buffer.from(JSON.stringify(answer));
  // Weak, because it also stands for the text once it is compressed.
  const etag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
  return { json, etag };
}

/** What sendWithEtag answers to whoever has the text already, for the API document. */
export const notModified = {
  304: z.null().describe('What If-None-Match names is still what there is; without a body'),
};

/**
 * Sends a text that browsers may keep but must ask about at every look (`no-cache`): so a change shows at
 * once, and what has not changed costs a few bytes (304). What somebody signed in gets, no other cache keeps.
 */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: JsonText,
): FastifyReply {
  const cacheControl = request.actor ? 'private, no-cache' : 'no-cache';
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
