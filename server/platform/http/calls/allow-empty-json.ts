import type { FastifyInstance } from 'fastify';

/**
 * Treats an empty body as none even if it is declared as JSON: many clients send that header with every call, including
 * DELETE. Calls that need a body refuse it by their schema.
 */
export function allowEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
