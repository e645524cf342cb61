import type { FastifyInstance } from 'fastify';
import { paymentsCalls } from '#domain/payments/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { moneyOfBooking, moneyOfStay } from './get-money.ts';
import { recordPayment, undoPayment } from './record-payment.ts';

export async function paymentsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, paymentsCalls);

  serve('GET /api/User/stays/:id/money', async (request) =>
    moneyOfStay(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/User/stays/:id/payments', async (request, reply) => {
    const { body, params } = request;
    const recording = { id: params.id, body, key: idempotencyKey(request) };
    return reply.code(201).send(await recordPayment(platform, requireActor(request), recording));
  });

  serve('POST /api/User/stays/:id/payments/:entryId/reverse', async (request) =>
    undoPayment(platform, requireActor(request), request.params),
  );

  serve('GET /api/bookings/:id/money', async (request) =>
    moneyOfBooking(platform, requireActor(request), request.params.id),
  );
}
