import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/accounts/actor.ts';
import { requireRecent } from '#domain/accounts/recent.ts';
import {
  emailUnconfirmed,
  factorRequired,
  forbidden,
  foreignOrigin,
  sessionExpired,
  unauthenticated,
} from '#domain/errors.ts';
import { noteAccount } from '../../log/request-context.ts';
import { isOwnOrigin } from './own-origin.ts';

/** The cookie's name over http, and over https for sessions opened before the prefix was introduced. */
export const SESSION_COOKIE = 'efie_session';

/** Over https the prefix makes browsers accept the cookie only from our host, over TLS (RFC 6265bis, §4.1.3.2). */
export const sessionCookie = (appUrl: string) =>
  appUrl.startsWith('https:') ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

/** The actor of a token, or why there is none. */
export type TokenResolution = { actor: Actor } | { problem: 'expired' | 'invalid' };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    actor: Actor | null;
    /** The request came with a token that is no longer valid. */
    sessionEnded: boolean;
  }
  interface FastifyContextConfig {
    /** Also serves Admins who have yet to set up login security (actor.mustAddFactor). */
    withoutFactor?: boolean;
  }
}

/**
 * Identifies who makes a request: `Authorization: Bearer`, the header `atoken`, or the cookie (docs/product.md,
 * "Sessions and credentials").
 */
export function authenticate(
  app: FastifyInstance,
  appUrl: string,
  resolve: (token: string) => Promise<TokenResolution>,
): void {
  const cookieName = sessionCookie(appUrl);
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionEnded', false);
  app.addHook('onRequest', async (request) => {
    const credentials = credentialsOf(request, cookieName);
    if (!credentials) return;
    const resolution = await resolve(credentials.token);
    if ('problem' in resolution) {
      request.sessionEnded = true;
      return;
    }
    if (credentials.byCookie && !isSafe(request.method)) requireOwnOrigin(request, appUrl);
    request.actor = resolution.actor;
    noteAccount(resolution.actor.userId);
  });
}

/** Identifies who makes a request on routes where `authenticate` does not run for every one; null for a visitor. */
export const askViewer =
  (appUrl: string, resolve: (token: string) => Promise<TokenResolution>) =>
  async (request: FastifyRequest): Promise<Actor | null> => {
    const credentials = credentialsOf(request, sessionCookie(appUrl));
    const resolution = credentials && (await resolve(credentials.token));
    return resolution && 'actor' in resolution && !resolution.actor.mustAddFactor
      ? resolution.actor
      : null;
  };

/**
 * Gates a route before the body is read: the person must be logged in and permitted.
 * @throws {DomainError} UNAUTHENTICATED, SESSION_EXPIRED, FACTOR_REQUIRED or FORBIDDEN.
 */
export function requirePermission(permission: (actor: Actor) => boolean = () => true) {
  return async (request: FastifyRequest): Promise<void> => {
    const actor = requireActor(request);
    if (actor.mustAddFactor && !request.routeOptions.config.withoutFactor) throw factorRequired();
    if (!permission(actor)) throw forbidden();
  };
}

/**
 * Goes after requirePermission, for the most harmful actions: the person must have logged in, or confirmed that it is
 * them, just before. A stolen session alone is not enough.
 * @param minutes how long ago that may be; CONFIRMED_MINUTES by default.
 * @throws {DomainError} CONFIRM_AGAIN.
 */
export function requireRecentConfirmation({ now }: { now(): Date }, minutes?: number) {
  return async (request: FastifyRequest): Promise<void> => {
    requireRecent(requireActor(request), now(), minutes);
  };
}

/**
 * As requirePermission, for actions that need a confirmed address: booking, enquiring, listing, commenting. `asked`
 * returns whether the site requires that.
 * @throws {DomainError} those of requirePermission; EMAIL_UNCONFIRMED.
 */
export function requireConfirmed(
  asked: () => Promise<boolean>,
  permission?: (actor: Actor) => boolean,
) {
  const permit = requirePermission(permission);
  return async (request: FastifyRequest): Promise<void> => {
    await permit(request);
    if (!requireActor(request).emailConfirmed && (await asked())) throw emailUnconfirmed();
  };
}

/** The viewer of public content: an Admin who has yet to set up login security sees it as a visitor does. */
export const viewerOf = ({ actor }: FastifyRequest): Actor | null =>
  actor?.mustAddFactor ? null : actor;

/** The actor of a request that must have one. */
export function requireActor(request: FastifyRequest): Actor {
  if (request.actor) return request.actor;
  throw request.sessionEnded ? sessionExpired() : unauthenticated();
}

/** The request's token, valid or not. */
export const tokenOf = (request: FastifyRequest, appUrl: string): string | undefined =>
  credentialsOf(request, sessionCookie(appUrl))?.token;

function credentialsOf(
  request: FastifyRequest,
  cookieName: string,
): { token: string; byCookie: boolean } | undefined {
  const { authorization, atoken } = request.headers;
  const bearer = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const header = bearer ?? (typeof atoken === 'string' && atoken ? atoken : undefined);
  if (header) return { token: header, byCookie: false };
  const cookie = request.cookies[cookieName] ?? request.cookies[SESSION_COOKIE];
  return cookie ? { token: cookie, byCookie: true } : undefined;
}

const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * A browser sends cookies and forms from any page; only our own pages may write with them (CSRF).
 * @throws {DomainError} FOREIGN_ORIGIN.
 */
export function requireOwnOrigin(request: FastifyRequest, appUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const own =
    site === undefined ? isOwnOrigin(request.headers.origin, appUrl) : site === 'same-origin';
  if (!own) throw foreignOrigin();
}
