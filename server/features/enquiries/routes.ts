import type { FastifyInstance } from 'fastify';
import { enquiriesCalls } from '#domain/enquiries/calls.ts';
import { KINDS, LISTING_KINDS } from '#domain/listing-kinds.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getOwnEnquiry } from './get-own-enquiry.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** Enquiries to the lister of a property or a car (docs/product.md, "Contact and enquiries"). */
export async function enquiriesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, enquiriesCalls);

  for (const kind of LISTING_KINDS) {
    const { list } = KINDS[kind];
    serve(`POST /api/${list}/:id/enquiries`, async (request, reply) => {
      const address = { kind, id: request.params.id };
      const response = await sendEnquiry(
        platform,
        requireActor(request),
        address,
        request.body,
        idempotencyKey(request),
      );
      return reply.code(201).send(response);
    });

    serve(`GET /api/${list}/:id/enquiry`, async (request) => {
      const address = { kind, id: request.params.id };
      return getOwnEnquiry(platform, requireActor(request), address);
    });
  }
}
