import type { FastifyInstance } from 'fastify';
import { hostedStaysCalls } from '#domain/bookings/calls.ts';
import { pageWindow, sendPaging } from '#server/platform/http/calls/paging.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendCsv } from '#server/platform/http/responses/send-csv.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { offerChange, previewChange, withdrawChange } from '../changes/offer-change.ts';
import { staysToCome } from '../stays-to-come.ts';
import { acceptRequest, declineRequest } from './answer-request.ts';
import { cancelStay } from './cancel-stay.ts';
import { sayArrived, sayLeftEarly, sayNoShow, undoArrived } from './end-stay.ts';
import { exportHostedStays, STAY_COLUMNS } from './export-hosted-stays.ts';
import { listHostedStays } from './list-hosted-stays.ts';
import { staysToOffer } from './stays-to-offer.ts';

export async function hostedStaysRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, hostedStaysCalls);

  serve('GET /api/User/stays', async (request, reply) => {
    const { query } = request;
    const window = pageWindow(query);
    const { stays, total } = await listHostedStays(platform, requireActor(request), query, window);
    sendPaging(request, reply, window, total);
    return reply.send(stays);
  });

  serve('GET /api/User/stays.csv', async (request, reply) =>
    sendCsv(
      reply,
      'stays',
      STAY_COLUMNS,
      await exportHostedStays(platform, requireActor(request), request.query),
    ),
  );

  serve('POST /api/User/stays/:id/cancel', async (request) =>
    cancelStay(platform, requireActor(request), request.params.id, request.body),
  );

  serve('GET /api/User/stays/:id/change', async (request) =>
    previewChange(platform, requireActor(request), request.params.id, request.query),
  );

  serve('PUT /api/User/stays/:id/change', async (request) =>
    offerChange(platform, requireActor(request), request.params.id, request.body),
  );

  serve('DELETE /api/User/stays/:id/change', async (request) =>
    withdrawChange(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/User/stays/:id/accept', async (request) =>
    acceptRequest(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/User/stays/:id/decline', async (request) =>
    declineRequest(platform, requireActor(request), request.params.id, request.body),
  );

  serve('POST /api/User/stays/:id/arrived', async (request) =>
    sayArrived(platform, requireActor(request), request.params.id),
  );

  serve('DELETE /api/User/stays/:id/arrived', async (request) =>
    undoArrived(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/User/stays/:id/no-show', async (request) =>
    sayNoShow(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/User/stays/:id/left-early', async (request) =>
    sayLeftEarly(platform, requireActor(request), request.params.id, request.body),
  );

  serve('GET /api/User/stays/:id/offers', async (request) =>
    staysToOffer(platform, requireActor(request), request.params.id),
  );

  serve('GET /api/properties/:id/stays-to-come', async (request) =>
    staysToCome(platform, requireActor(request), request.params.id),
  );
}
