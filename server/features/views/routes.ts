import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ViewsBody } from '#domain/views/schema.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countViews } from './count-views.ts';
import { VIEWS_TOLD } from './limits.ts';

/** /api/views: browsers report which listings were looked at, as kept pages reach no server (docs/decisions/views.md). */
export const viewsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.post(
    '/views',
    {
      schema: {
        tags: ['listings'],
        summary: 'Say that pages of listings were looked at',
        description:
          'Counted for their listers by day. Nothing is counted for machines, under `DNT: 1` or `Sec-GPC: 1`, or of own listings.',
        body: ViewsBody,
        response: {
          204: z.null().describe('Whether or not they were counted'),
          ...errorResponses('TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) => {
      await platform.limits.of(VIEWS_TOLD).take(request.ip);
      const { actor, ip, headers, body } = request;
      await countViews(
        platform,
        {
          userId: actor?.userId ?? null,
          address: ip,
          userAgent: headers['user-agent'],
          isPrivate: headers.dnt === '1' || headers['sec-gpc'] === '1',
        },
        body.listings,
      );
      return reply.status(204).send(null);
    },
  );
};
