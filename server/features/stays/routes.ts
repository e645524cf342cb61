import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#domain/accounts/actor.ts';
import { staysCalls } from '#domain/stays/calls.ts';
import { forAllOrOwn, LISTING_CHANGES } from '#server/features/listings/public.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { skipResponseValidation } from '#server/platform/http/responses/response-schema.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { blockNights, openNights, unblockNights } from './block-nights.ts';
import { hostCalendar } from './host-calendar.ts';
import { getStayRules, setStayRules } from './stay-rules.ts';

/** What stays are sold by, and the calendars of hosts (docs/decisions/listings/stays.md). */
export async function staysRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, staysCalls);

  serve(
    'GET /api/properties/:id/stay-rules',
    async (request, reply) => {
      const rules = (viewer: Viewer) => getStayRules(platform, viewer, request.params.id);
      return forAllOrOwn(request, reply, () => rules(null), rules);
    },
    { config: { sameForAll: true } },
  );

  serve(
    'PUT /api/properties/:id/stay-rules',
    async (request) =>
      setStayRules(platform, requireActor(request), request.params.id, request.body),
    { config: { limit: LISTING_CHANGES } },
  );

  serve(
    'POST /api/properties/:id/blocks',
    async (request, reply) =>
      reply
        .code(201)
        .send(await blockNights(platform, requireActor(request), request.params.id, request.body)),
    { config: { limit: LISTING_CHANGES } },
  );

  serve('DELETE /api/properties/:id/blocks/:blockId', async (request) =>
    unblockNights(platform, requireActor(request), request.params),
  );

  serve('POST /api/properties/:id/blocks/:blockId/open', async (request) =>
    openNights(platform, requireActor(request), request.params, request.body),
  );

  serve(
    'GET /api/User/stay-calendar',
    async (request) => hostCalendar(platform, requireActor(request), request.query),
    { serializerCompiler: skipResponseValidation },
  );
}
