import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../health/readiness.ts';

/**
 * For monitoring: /healthz reports that the process lives, whatever else is down; /readyz whether it should be sent
 * requests, what is missing, and whether some are refused for overload. An overloaded process stays ready, because a
 * proxy that removed it would give its requests to the others on top of theirs. `?exclude=disk`, repeatable, ignores
 * checks, as in Kubernetes. Once told to stop, every response asks to close its connection, so that the proxy's next
 * request goes elsewhere.
 */
export function healthRoutes(
  app: FastifyInstance,
  readiness: Readiness,
  shedding: { readonly isOverloaded: boolean },
): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) reply.header('connection', 'close');
  });
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get<{ Querystring: { exclude?: string | string[] } }>(
    '/readyz',
    options,
    async (request, reply) => {
      const { exclude = [] } = request.query;
      const { ready, status, checks } = await readiness.report([exclude].flat());
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status, load: shedding.isOverloaded ? 'overloaded' : 'normal', checks });
    },
  );
}

/** Paths requested every second, which nobody wants in the log. */
export const isHealthPath = (url: string): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);
