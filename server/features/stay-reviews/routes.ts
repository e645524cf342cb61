import type { FastifyInstance } from 'fastify';
import { stayReviewsCalls } from '#domain/stay-reviews/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getGuestRecord, getStayReviews, reviewStay } from './stay-reviews.ts';

export async function stayReviewsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, stayReviewsCalls);

  serve('GET /api/bookings/:id/reviews', async (request) =>
    getStayReviews(platform, requireActor(request), request.params.id),
  );

  serve('PUT /api/bookings/:id/review', async (request) =>
    reviewStay(platform, requireActor(request), request.params.id, request.body),
  );

  serve('GET /api/bookings/:id/guest', async (request) =>
    getGuestRecord(platform, requireActor(request), request.params.id),
  );
}
