import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/errors.ts';
import { addressMessages } from '#domain/site/address-messages.ts';
import { isHealthPath } from '../health-routes.ts';
import { isOwnHost } from './own-origin.ts';

/**
 * Responds to requests for another host than APP_URL's with 421 (RFC 9110, §15.5.20): a name that someone pointed at us
 * is neither kept by a cache nor taken for our own.
 */
export function requireOwnHost(app: FastifyInstance, appUrl: string): void {
  app.addHook('onRequest', async (request) => {
    // Probes ask by the address of the machine.
    if (isOwnHost(request.host, appUrl) || isHealthPath(request.url)) return;
    throw new DomainError('MISDIRECTED', addressMessages.misdirected);
  });
}
