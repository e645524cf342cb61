import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/accounts/actor.ts';
import { isNotFound } from '#domain/errors.ts';
import { keptJson, sendResponse } from '#server/platform/http/responses/send-kept.ts';
import { viewerOf } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * Answers a call about one listing: the public response, which is the same for everyone, or if that
 * is a 404, the one for its lister and Admins, which no cache keeps.
 * @throws {DomainError} NOT_FOUND.
 */
export async function forAllOrOwn<All, Own>(
  request: FastifyRequest,
  reply: FastifyReply,
  forAll: () => Promise<All>,
  own: (viewer: Actor) => Promise<Own>,
): Promise<All | Own> {
  try {
    return await forAll();
  } catch (error) {
    const viewer = viewerOf(request);
    if (!viewer || !isNotFound(error)) throw error;
    const theirs = await own(viewer);
    reply.header('cache-control', 'private, no-store');
    return theirs;
  }
}

/** Also sends it; keeps the public response in memory. */
export async function sendForAllOrOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { responses }: Pick<Platform, 'responses'>,
  read: (viewer: Actor | null) => Promise<unknown>,
): Promise<FastifyReply> {
  const found = await forAllOrOwn(
    request,
    reply,
    () => keptJson(request, reply, responses, () => read(null)),
    async (viewer) => ({ own: await read(viewer) }),
  );
  return 'own' in found ? reply.send(found.own) : sendResponse(request, reply, found);
}
