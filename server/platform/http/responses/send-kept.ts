import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { SHOWN } from '#domain/offline/kept-at.ts';
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
 * Returns the kept response of a call that is the same for everyone, or a new one once its topics have changed. It
 * never lags behind a change already heard; a page, which costs more to make, may for a moment (SHOWN_EVERY_MS).
 */
export async function keptFor<Response extends KeptResponse>(
  request: FastifyRequest,
  reply: FastifyReply,
  responses: ResponseCache,
  make: () => Promise<Response>,
): Promise<Response> {
  const mayBeOld = !hasJustChanged(request);
  if (!mayBeOld) await responses.catchUp();
  const { params, query, routeOptions } = request;
  const question = JSON.stringify([routeOptions.url, params, query]);
  reply.question = question;
  const made = async () => ({ response: await make(), dependsOn: dependenciesOf(request) });
  const { response } = await responses.get(question, made, true, mayBeOld);
  sayAway(reply, responses);
  return response as Response;
}

/** Sent with what is from before the database was away, for the bar that says so (web/features/offline). */
export const fromBefore = () => ({ [SHOWN]: new Date().toISOString() });

/** Tells the browser that what it gets may be from before. */
export function sayAway(reply: FastifyReply, responses: ResponseCache): void {
  if (responses.isAway) reply.headers(fromBefore());
}

/** Sends a response that is the same for everyone, kept as keptFor describes. */
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
 * Sends a response in an encoding that the client accepts, or 304 if it already has it. Browsers may keep it but must
 * revalidate every time (`no-cache`): changes show at once, and an unchanged response costs a few bytes. Other caches
 * must not keep responses to people who are logged in.
 */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: KeptResponse,
): Promise<FastifyReply> {
  reply.header('cache-control', request.actor ? 'private, no-cache' : 'no-cache');
  return sendEncoded(request, reply, response);
}

/** As sendResponse, with the reply's own cache-control. */
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
