import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LookedBody, News, NewsPath } from '#domain/news/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getNews } from './get-news.ts';
import { keepLook } from './keep-look.ts';

/** /api/User/news: the counts of the header. When one last looked is kept here, so that every device agrees. */
export const newsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/User/news',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'What is new since you last looked',
        security: sessionSecurity,
        response: { 200: News, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => getNews(platform, requireActor(request)),
  );

  app.put(
    '/User/news/:part',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Say that you have looked',
        description:
          'Until `lookedAt`, the latest moment of what you were shown: what comes later is new. It never goes back.',
        security: sessionSecurity,
        params: NewsPath,
        body: LookedBody,
        response: { 200: News, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      await keepLook(platform, actor, request.params.part, request.body);
      return getNews(platform, actor);
    },
  );
};
