import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EnquiryBody, EnquiryResponse, OwnEnquiry } from '#domain/enquiries/schema.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
} from '#server/platform/http/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getOwnEnquiry } from './get-own-enquiry.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** Enquiries to the lister of a property or a car (docs/product.md, "Contact and enquiries"). */
export const enquiriesRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  for (const { kind, path, noun } of LISTINGS) {
    app.post(
      `${path}/:id/enquiries`,
      {
        onRequest: requireConfirmed(asksToConfirm(platform)),
        schema: {
          tags: ['enquiries'],
          summary: `Send an enquiry to the lister of a ${noun}`,
          description:
            'Stored, mailed to the lister, and returned with how to reach them. The same words again on the same day are the same enquiry. It begins a conversation with the lister, or goes on with the one about the listing. 403: the listing is your own, or one of you has blocked the other.',
          security: sessionSecurity,
          headers: IdempotencyHeaders,
          params: OneListing,
          body: EnquiryBody,
          response: {
            201: EnquiryResponse,
            ...errorResponses(
              'UNAUTHENTICATED',
              'EMAIL_UNCONFIRMED',
              'FORBIDDEN',
              'NOT_FOUND',
              'UNPROCESSABLE',
              'TOO_MANY_REQUESTS',
            ),
          },
        },
      },
      async (request, reply) => {
        const address = { kind, id: request.params.id };
        const response = await sendEnquiry(
          platform,
          requireActor(request),
          address,
          request.body,
          idempotencyKey(request),
        );
        return reply.code(201).send(response);
      },
    );

    app.get(
      `${path}/:id/enquiry`,
      {
        onRequest: requirePermission(),
        schema: {
          tags: ['enquiries'],
          summary: `Your last enquiry about a ${noun}`,
          description: 'Both are null until you have sent one to its lister.',
          security: sessionSecurity,
          params: OneListing,
          response: {
            200: OwnEnquiry,
            ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'),
          },
        },
      },
      async (request, reply) => {
        const address = { kind, id: request.params.id };
        const response = await getOwnEnquiry(platform, requireActor(request), address);
        return reply.send(response);
      },
    );
  }
};

const LISTINGS = [
  { kind: 'property', path: '/properties', noun: 'property' },
  { kind: 'car', path: '/cars', noun: 'car' },
] as const;

const OneListing = z.object({ id: z.string() });
