import type { FastifyPluginAsync } from 'fastify';
import { isId } from '#domain/values/id.ts';
import { notFoundHandler } from '#server/platform/http/responses/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { kindOfFile, robots, sitemapIndex, sitemapOfListings, sitemapOfPages } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const CACHE = 'public, max-age=3600';
const LISTINGS_FILE = /^([a-z]+)-([0-9a-f-]{36})\.xml$/;

/** The files for search engines: /robots.txt and the sitemaps. */
export const crawlerRoutes: FastifyPluginAsync<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 200) reply.header('cache-control', CACHE);
  });

  app.get('/robots.txt', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(platform)),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_, reply) =>
    reply.type(XML).send(await sitemapIndex(platform)),
  );

  app.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      if (file === 'pages.xml') return reply.type(XML).send(sitemapOfPages(platform));
      const [, name, start] = LISTINGS_FILE.exec(file) ?? [];
      const kind = kindOfFile(name);
      if (!kind || !isId(start)) return notFoundHandler(request, reply);
      return reply.type(XML).send(await sitemapOfListings(platform, kind, start));
    },
  );
};
