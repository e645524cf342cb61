import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response of this call is the same whoever asks. */
    sameForAll?: boolean;
  }
}

/** The headers of a request that say who makes it (session.ts). */
const CREDENTIALS = ['authorization', 'atoken', 'cookie'];

/**
 * Keeps what is meant for one person out of every cache (RFC 9111): unless a call says that it responds to everyone
 * alike, its responses differ by who asks (`Vary`), and those for someone are `private, no-store`. A handler may
 * say `private` itself, of what a browser may keep and ask about.
 */
export function keepResponsesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const said = String(reply.getHeader('cache-control') ?? '');
    if (request.routeOptions.config.sameForAll) {
      // Without a word a cache may guess how long it keeps a response (§4.2.2).
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
