import type { FastifyInstance } from 'fastify';
import { PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { verificationCalls, verificationsTable } from '#domain/verification/calls.ts';
import { DOCUMENTS_MAX } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { VERIFICATIONS_TABLE } from '#domain/verification/verifications-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { readAsItStreams, receiveUpload } from '#server/platform/http/calls/multipart.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { askVerification } from './ask-verification.ts';
import { decideVerification } from './decide-verification.ts';
import { VERIFICATIONS } from './limits.ts';
import {
  exportVerifications,
  listOwnVerifications,
  listVerifications,
} from './list-verifications.ts';
import { requireEncryption } from './secrets.ts';
import { seeDocument, seeVerification } from './see-verification.ts';
import { takeBackVerification } from './take-back-verification.ts';

/** People's requests to be verified (docs/product.md, "Verification"). */
export async function verificationRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, verificationCalls);

  serve('GET /api/User/verifications', async (request) =>
    listOwnVerifications(platform, requireActor(request)),
  );

  serve(
    'POST /api/User/verifications',
    async (request, reply) => {
      const actor = requireActor(request);
      // Before a byte of a document is received.
      requireEncryption(platform);
      await platform.limits.of(VERIFICATIONS).take(actor.userId);
      const upload = await receiveUpload(request, platform, { documents: DOCUMENTS });
      try {
        await askVerification(platform, actor, upload);
      } finally {
        await upload.discard();
      }
      return reply.code(201).send({ message: verificationMessages.done });
    },
    readAsItStreams,
  );

  serve('DELETE /api/User/verifications/:id', async (request) => {
    await takeBackVerification(platform, requireActor(request), request.params.id);
    return { message: verificationMessages.takenBack };
  });

  adminTable(app, platform, VERIFICATIONS_TABLE, verificationsTable, {
    read: (actor, query, window) => listVerifications(platform, actor, query, window),
    readAll: (actor, query) => exportVerifications(platform, actor, query),
  });

  serve('GET /api/admin/verifications/:id', async (request) =>
    seeVerification(platform, requireActor(request), request.params.id),
  );

  serve('GET /api/admin/verifications/:id/documents/:number', async (request, reply) => {
    const { id, number } = request.params;
    const photo = await seeDocument(platform, requireActor(request), id, Number(number));
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(photo);
  });

  serve('POST /api/admin/verifications/:id', async (request) => {
    await decideVerification(platform, requireActor(request), request.params.id, request.body);
    return { message: verifyingMessages.done[request.body.transition] };
  });
}

const DOCUMENTS = {
  maxCount: DOCUMENTS_MAX,
  maxBytes: PHOTO_MAX_BYTES,
  tooMany: verificationMessages.tooManyDocuments,
  tooLarge: mediaMessages.photoTooLarge,
};
