import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AnswerAvailabilityBody,
  AvailabilityQuestion,
  PauseBody,
  PauseResponse,
} from '#domain/availability/schema.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { LISTING_CHANGES } from '#server/features/listings/public.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerQuestion, getQuestion } from './answer-question.ts';
import { setPaused } from './set-paused.ts';

/** Where each kind of listing is found. */
const COLLECTIONS = { property: 'properties', car: 'cars' } as const;

/** Pausing listings, and the question whether they are still available (docs/product.md, "Still available?"). */
export const availabilityRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  for (const kind of Object.keys(COLLECTIONS) as ListingKind[]) {
    app.put(
      `/${COLLECTIONS[kind]}/:id/pause`,
      {
        config: { limit: LISTING_CHANGES },
        onRequest: requirePermission(),
        schema: {
          tags: [COLLECTIONS[kind]],
          summary: `Pause a ${kind}, or show it again`,
          description: 'What is paused stands in no public list. Nothing of it is deleted.',
          security: sessionSecurity,
          params: z.object({ id: z.string() }),
          body: PauseBody,
          response: {
            200: PauseResponse,
            ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
          },
        },
      },
      async (request) => {
        const { params, body } = request;
        const address = { kind, id: params.id };
        return setPaused(platform, requireActor(request), address, body.paused);
      },
    );
  }

  app.get(
    '/still-available/:token',
    {
      schema: {
        tags: TAGS,
        summary: 'The listing that the link of a mail asks about',
        params: OneToken,
        response: { 200: AvailabilityQuestion, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request) => getQuestion(platform, request.params.token),
  );

  app.post(
    '/still-available/:token',
    {
      schema: {
        tags: TAGS,
        summary: 'Say whether it is still available',
        description:
          'Without a session: who has the mail is its lister. A property that is taken is sold or rented, a car that is taken is paused.',
        params: OneToken,
        body: AnswerAvailabilityBody,
        response: { 200: AvailabilityQuestion, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request) => answerQuestion(platform, request.params.token, request.body.answer),
  );
};

const TAGS = ['availability'];
const OneToken = z.object({ token: z.string() });
