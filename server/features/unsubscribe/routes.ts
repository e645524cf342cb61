import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Unsubscription } from '#domain/unsubscribe/schema.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getUnsubscription } from './unsubscribe.ts';

/** /api/unsubscribe: what the link of a mail stands for. */
export const unsubscribeRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/unsubscribe/:token',
    {
      schema: {
        tags: ['emails'],
        summary: 'What the link of a mail stands for',
        description: 'POST /unsubscribe/{token}, without /api, stops its mails at once (RFC 8058).',
        params: z.object({ token: z.string() }),
        response: { 200: Unsubscription, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request) => getUnsubscription(platform, request.params.token),
  );
};
