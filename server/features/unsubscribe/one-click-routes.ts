import type { FastifyPluginAsync } from 'fastify';
import { paths } from '#domain/site/paths.ts';
import { unsubscribeMessages } from '#domain/unsubscribe/messages.ts';
import type { Platform } from '#server/platform/platform.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Mail programs send a word or two. */
const BODY_LIMIT = 4_096;

/**
 * POST to the address that a mail gives as List-Unsubscribe (RFC 8058): at once, without a session,
 * whatever its body says, and without a redirect. GET is the page that asks first, because mail
 * scanners follow links.
 */
export const oneClickRoutes: FastifyPluginAsync<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, _body, done) => done(null),
  );
  app.post<{ Params: { token: string } }>(paths.unsubscribe(':token'), async (request, reply) => {
    await unsubscribe(platform, request.params.token);
    return reply.header('cache-control', 'no-store').send({ message: unsubscribeMessages.done });
  });
};
