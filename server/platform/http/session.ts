import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/accounts/actor.ts';
import { forbidden, foreignOrigin, sessionExpired, unauthenticated } from '#domain/errors.ts';

import { noteAccount } from '../log/request-context.ts';

export const SESSION_COOKIE = 'efie_session';

/** Who stands behind a token: an actor, or why there is none. */
export type TokenResolution = { actor: Actor } | { problem: 'expired' | 'invalid' };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes this request; null for a visitor. */
    actor: Actor | null;
    /** A token came along that is no longer good. */
    sessionEnded: boolean;
  }
}

/**
 * Finds out who makes a request: `Authorization: Bearer`, the header `atoken`, or the cookie
 * (product.md, "Sessions and credentials").
 */
export function identifyRequests(
  app: FastifyInstance,
  resolve: (token: string) => Promise<TokenResolution>,
): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionEnded', false);
  app.addHook('onRequest', async (request) => {
    const credentials = credentialsOf(request);
    if (!credentials) return;
    const resolution = await resolve(credentials.token);
    if ('problem' in resolution) {
      request.sessionEnded = true;
      return;
    }
    if (credentials.byCookie && !isSafe(request.method)) requireOwnOrigin(request);
    request.actor = resolution.actor;
    noteAccount(resolution.actor.userId);
  });
}

/**
 * A route's gate, before its body is read: signed in, and allowed.
 * @throws {DomainError} UNAUTHENTICATED, SESSION_EXPIRED or FORBIDDEN.
 */
export function allow(permission: (actor: Actor) => boolean = () => true) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!permission(signedIn(request))) throw forbidden();
  };
}

/** The actor of a request that must have one. */
export function signedIn(request: FastifyRequest): Actor {
  if (request.actor) return request.actor;
  throw request.sessionEnded ? sessionExpired() : unauthenticated();
}

function credentialsOf(request: FastifyRequest): { token: string; byCookie: boolean } | undefined {
  const { authorization, atoken } = request.headers;
  const bearer = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const header = bearer ?? (typeof atoken === 'string' && atoken ? atoken : undefined);
  if (header) return { token: header, byCookie: false };
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie ? { token: cookie, byCookie: true } : undefined;
}

const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** A browser sends the cookie from any page; only ours may write with it (CSRF). */
function requireOwnOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own =
    site !== undefined
      ? site === 'same-origin'
      : origin !== undefined && URL.parse(origin)?.host === request.host;
  if (!own) throw foreignOrigin();
}
