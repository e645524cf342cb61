import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/errors.ts';
import { addressMessages } from '#domain/site/address-messages.ts';
import { isHealthPath } from '../health-routes.ts';
import { isOwnHost } from './own-origin.ts';

/**
 * Responds with 421 to requests for hosts other than APP_URL's (RFC 9110, §15.5.20): a name that someone else pointed
 * at us must not get into a cache or pass for ours.
 */
export function requireOwnHost(app: FastifyInstance, appUrl: string): void {
  app.addHook('onRequest', async (request) => {
    // Health checks use the machine's address.
    if (isOwnHost(request.host, appUrl) || isHealthPath(request.url)) return;
    throw new DomainError('MISDIRECTED', addressMessages.misdirected);
  });
}
