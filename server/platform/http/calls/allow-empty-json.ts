import type { FastifyInstance } from 'fastify';

/**
 * An empty body is none, even when it is called JSON: many clients send that header with every call,
 * a DELETE too. A call that needs a body refuses it by its schema.
 */
export function allowEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
