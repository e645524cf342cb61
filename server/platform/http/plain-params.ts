import type { FastifyInstance } from 'fastify';
import { notFound } from '#domain/errors.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Where a route takes the rest of a path, which it looks at itself. */
const REST = '*';

/** Nothing of ours has a control character in its address, and PostgreSQL takes no NUL: a 404, before anything is asked. */
export function requirePlainParams(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params }) => {
    for (const [name, value] of Object.entries(params as Record<string, string>)) {
      if (name !== REST && CONTROL.test(value)) throw notFound();
    }
  });
}
