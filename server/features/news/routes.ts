import type { FastifyInstance } from 'fastify';
import { newsCalls } from '#domain/news/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getNews } from './get-news.ts';
import { keepLook } from './keep-look.ts';

/**
 * /api/User/news: the counts of the header. The server keeps when one last looked, so that every
 * device agrees.
 */
export async function newsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, newsCalls);

  serve('GET /api/User/news', async (request) => getNews(platform, requireActor(request)));

  serve('PUT /api/User/news/:part', async (request) => {
    const actor = requireActor(request);
    await keepLook(platform, actor, request.params.part, request.body);
    return getNews(platform, actor);
  });
}
