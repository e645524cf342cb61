import type { FastifyInstance } from 'fastify';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/g;

/** Matches the rest of a path, which the route checks itself. */
const REST = '*';

/**
 * None of our addresses contains a control character, and PostgreSQL accepts no NUL. Each is read as U+FFFD, which none
 * of ours contains either, so that a call finds nothing and says so in its own words.
 */
export function readPlainParams(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const params = request.params as Record<string, string>;
    for (const [name, value] of Object.entries(params)) {
      if (name !== REST) params[name] = value.replaceAll(CONTROL, '\ufffd');
    }
  });
}
