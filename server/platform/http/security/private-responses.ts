import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for everyone. */
    sameForAll?: boolean;
  }
}

/** Request headers that identify the sender (session.ts). */
const CREDENTIALS = ['authorization', 'atoken', 'cookie'];

/**
 * Keeps personal responses out of every cache (RFC 9111): unless a call is the same for everyone, its responses vary by
 * sender (`Vary`), and those for a person are `private, no-store`. A handler may set `private` itself for responses
 * that a browser may keep and revalidate.
 */
export function keepResponsesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const said = String(reply.getHeader('cache-control') ?? '');
    if (request.routeOptions.config.sameForAll) {
      // Without a directive a cache may guess how long to keep a response (§4.2.2).
      if (!said) reply.header('cache-control', 'no-cache');
      return;
    }
    const vary = String(reply.getHeader('vary') ?? '');
    reply.header('vary', [vary, ...CREDENTIALS].filter(Boolean).join(', '));
    if (said.includes('no-store') || said.includes('private')) return;
    const isForAnyone = request.actor === null && ['GET', 'HEAD'].includes(request.method);
    if (!isForAnyone) reply.header('cache-control', 'private, no-store');
    else if (!said) reply.header('cache-control', 'no-cache');
  });
}
