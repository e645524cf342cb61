import type { FastifyInstance } from 'fastify';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/g;

/** Matches the rest of a path, which the route checks itself. */
const REST = '*';

/**
 * Nothing of ours has a control character in its address, and PostgreSQL takes no NUL: each is read as U+FFFD, which nothing of
 * ours has either, so that a call finds nothing and says so in its own words.
 */
export function readPlainParams(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const params = request.params as Record<string, string>;
    for (const [name, value] of Object.entries(params)) {
      if (name !== REST) params[name] = value.replaceAll(CONTROL, '\ufffd');
    }
  });
}
