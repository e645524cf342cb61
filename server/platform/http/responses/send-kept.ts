import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { type Encoding, KeptResponse } from '../../cache/kept-response.ts';
import type { ResponseCache } from '../../cache/response-cache.ts';
import type { Topic } from '../../cache/topics.ts';
import { hasJustChanged } from './own-changes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The topics of a response that is kept (send-kept.ts). */
    dependsOn?: (
      params: Record<string, string>,
      query: Readonly<Record<string, unknown>>,
    ) => readonly Topic[];
  }
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Evaluates the route's own dependsOn. */
export function dependenciesOf({ routeOptions, params, query }: FastifyRequest) {
  return routeOptions.config.dependsOn?.(
    params as Record<string, string>,
    query as Record<string, unknown>,
  );
}

/**
 * The response to a call that is the same for all: the kept one, until what the call depends on has changed, or a new
 * one. It is never behind a change that was heard of; a page, which costs more to make, may be for a moment (SHOWN_EVERY_MS).
 */
export async function keptFor<Response extends KeptResponse>(
  request: FastifyRequest,
  reply: FastifyReply,
  responses: ResponseCache,
  make: () => Promise<Response>,
): Promise<Response> {
  if (hasJustChanged(request)) await responses.catchUp();
  const { params, query, routeOptions } = request;
  const question = JSON.stringify([routeOptions.url, params, query]);
  reply.question = question;
  const made = async () => ({ response: await make(), dependsOn: dependenciesOf(request) });
  const { response } = await responses.get(question, made, true);
  return response as Response;
}

/** Sends what a call that is the same for all responds with, kept as keptFor says. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  responses: ResponseCache,
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  return sendResponse(request, reply, await keptJson(request, reply, responses, make));
}

export const keptJson = (
  request: FastifyRequest,
  reply: FastifyReply,
  responses: ResponseCache,
  make: () => Promise<unknown>,
): Promise<KeptResponse> =>
  keptFor(
    request,
    reply,
    responses,
    async () => new KeptResponse(JSON.stringify(await make()), JSON_TYPE),
  );

/**
 * Sends a response in an encoding that the client takes, or 304 to who has it. Browsers may keep it but must ask about
 * it at every look (`no-cache`): so a change shows at once, and what has not changed costs a few bytes. What someone
 * signed in gets, no other cache keeps.
 */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: KeptResponse,
): Promise<FastifyReply> {
  reply.header('cache-control', request.actor ? 'private, no-cache' : 'no-cache');
  return sendEncoded(request, reply, response);
}

/** The same, with the cache-control that the reply has. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  response: KeptResponse,
): Promise<FastifyReply> {
  const { etag, headers } = response;
  addVary(reply, 'accept-encoding');
  reply.headers(headers);
  if (reply.statusCode === 200) {
    reply.header('etag', etag);
    if (fresh(request.headers, { etag }))
      return reply.code(304).removeHeader('content-type').send();
  }
  const encoding = response.encodingFor(acceptedEncoding(request));
  if (reply.question) reply.sentFrom = { question: reply.question, response, encoding };
  const body = await response.in(encoding);
  // @fastify/compress leaves responses with an encoding alone.
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] });

function acceptedEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = negotiator.negotiate(String(headers['accept-encoding'] ?? ''));
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
}

function addVary(reply: FastifyReply, name: string): void {
  const vary = String(reply.getHeader('vary') ?? '');
  reply.header('vary', vary ? `${vary}, ${name}` : name);
}
