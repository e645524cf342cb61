import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { Overview, OverviewQuery } from '#domain/overview/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getOverview } from './get-overview.ts';

/** /api/admin/overview: the numbers behind the charts of the Admin's workspace. */
export const overviewRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/admin/overview',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'What happened on the site in the last days',
        security: sessionSecurity,
        querystring: OverviewQuery,
        response: { 200: Overview, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    (request) => getOverview(platform, requireActor(request), request.query),
  );
};
