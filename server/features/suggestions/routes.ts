import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notModified } from '#domain/call.ts';
import { SuggestionsQuery, SuggestionsResponse } from '#domain/suggestions/schema.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { sendKept } from '#server/platform/http/send-kept.ts';
import type { Platform } from '#server/platform/platform.ts';
import { suggest } from './suggest.ts';

/** /api/suggestions: what somebody may be about to type into a search box. */
export const suggestionsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/suggestions',
    {
      config: { sameForAll: true, dependsOn: () => ['properties', 'cars'] },
      schema: {
        tags: ['search'],
        summary: 'What a search that is being typed may be about',
        description:
          'Categories, towns with the lists that have most there, cities by what is around them, regions, brands, models and listings by name, eight at most. Every typed word begins one of theirs, whatever the case and the accents; where nothing is known by that, words are taken for near spellings. Blank: none.',
        querystring: SuggestionsQuery,
        response: { 200: SuggestionsResponse, ...notModified, ...errorResponses() },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () =>
        suggest(platform.db, request.query.search),
      ),
  );
};
