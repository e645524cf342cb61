import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LookedBody, News, NewsPath } from '#domain/news/schema.ts';
import { errors, needsSession } from '#server/platform/http/answers.ts';
import { allow, signedIn } from '#server/platform/http/session.ts';
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
      onRequest: allow(),
      schema: {
        tags: ['accounts'],
        summary: 'What is new since you last looked',
        security: needsSession,
        response: { 200: News, ...errors('UNAUTHENTICATED') },
      },
    },
    async (request) => getNews(platform, signedIn(request)),
  );

  app.put(
    '/User/news/:part',
    {
      onRequest: allow(),
      schema: {
        tags: ['accounts'],
        summary: 'Say that you have looked',
        description:
          'Until `lookedAt`, the latest moment of what you were shown: what comes later is new. It never goes back.',
        security: needsSession,
        params: NewsPath,
        body: LookedBody,
        response: { 200: News, ...errors('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      await keepLook(platform, actor, request.params.part, request.body);
      return getNews(platform, actor);
    },
  );
};
