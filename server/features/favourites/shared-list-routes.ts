import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sharedListMessages } from '#domain/favourites/messages.ts';
import { ShareBody, SharedLinkResponse, SharedList } from '#domain/favourites/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getSharedList } from './get-shared-list.ts';
import { shareList, stopSharing } from './share-list.ts';
import { sharedLists } from './shared-list-repository.ts';

/** /api/User/shared-list: the link to one's own favourites; /api/shared-lists/{id}: what others see by it. */
export const sharedListRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/User/shared-list',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'The link to your favourites',
        security: sessionSecurity,
        response: { 200: SharedLinkResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => ({
      link: (await sharedLists.of(platform.db, requireActor(request).userId)) ?? null,
    }),
  );

  app.put(
    '/User/shared-list',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Share your favourites by a link',
        description: 'Who has the link sees the list as it is at the time. It stays the same one.',
        security: sessionSecurity,
        body: ShareBody,
        response: {
          200: SharedLinkResponse,
          ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => ({
      link: await shareList(platform, requireActor(request), request.body),
    }),
  );

  app.delete(
    '/User/shared-list',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Switch the link off',
        description: 'Nobody can open it any more; a later one is another.',
        security: sessionSecurity,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => {
      await stopSharing(platform, requireActor(request));
      return { message: sharedListMessages.switchedOff };
    },
  );

  app.get(
    '/shared-lists/:id',
    {
      schema: {
        tags: ['favourites'],
        summary: 'A list that somebody shares',
        description:
          'For anyone who has its link, while it is shared; what was deleted is left out.',
        params: z.object({ id: z.string() }),
        response: { 200: SharedList, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) => {
      // Once it is switched off, no cache shows it.
      reply.header('cache-control', 'private, no-store');
      return getSharedList(platform, request.params.id);
    },
  );
};
