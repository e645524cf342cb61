import type { FastifyInstance } from 'fastify';
import { availabilityCalls } from '#domain/availability/calls.ts';
import { KINDS, LISTING_KINDS } from '#domain/listing-kinds.ts';
import { LISTING_CHANGES } from '#server/features/listings/public.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerQuestion, getQuestion } from './answer-question.ts';
import { setPaused } from './set-paused.ts';

/** Pausing listings, and the question whether they are still available (docs/product.md, "Still available?"). */
export async function availabilityRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, availabilityCalls);

  for (const kind of LISTING_KINDS) {
    serve(
      `PUT /api/${KINDS[kind].list}/:id/pause`,
      async (request) => {
        const { params, body } = request;
        const address = { kind, id: params.id };
        return setPaused(platform, requireActor(request), address, body.paused);
      },
      { config: { limit: LISTING_CHANGES } },
    );
  }

  serve('GET /api/still-available/:token', async (request) =>
    getQuestion(platform, request.params.token),
  );

  serve('POST /api/still-available/:token', async (request) =>
    answerQuestion(platform, request.params.token, request.body.answer),
  );
}
