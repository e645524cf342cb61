import type { FastifyInstance } from 'fastify';
import { suggestionsCalls } from '#domain/suggestions/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendKept } from '#server/platform/http/responses/send-kept.ts';
import type { Platform } from '#server/platform/platform.ts';
import { suggest } from './suggest.ts';

/** /api/suggestions: suggestions while someone types into a search box. */
export async function suggestionsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, suggestionsCalls);

  serve(
    'GET /api/suggestions',
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () => suggest(platform, request.query)),
    { config: { sameForAll: true, dependsOn: () => ['properties', 'cars'] } },
  );
}
