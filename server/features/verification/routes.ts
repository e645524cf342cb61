import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { fileResponse } from '#domain/call.ts';
import { PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { DOCUMENTS_MAX } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import {
  DecideVerificationBody,
  OwnVerifications,
  VerificationDetail,
  VerificationRow,
  VerificationsQuery,
  VerificationTexts,
} from '#domain/verification/schema.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { receiveUpload } from '#server/platform/http/multipart.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
  requireRecentConfirmation,
} from '#server/platform/http/session.ts';
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

const OWN = '/User/verifications';
const ONE = '/admin/verifications/:id';
const OneId = z.object({ id: z.string() });

/** What people have checked of themselves (docs/product.md, "Verification"). */
export const verificationRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  // A stolen session alone reads no number and gives no badge.
  const guarded = [requirePermission(isAdmin), requireRecentConfirmation(platform)];

  app.get(
    OWN,
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'What you asked to be checked',
        description: 'Numbers are masked.',
        security: sessionSecurity,
        response: { 200: OwnVerifications, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    (request) => listOwnVerifications(platform, requireActor(request)),
  );

  app.post(
    OWN,
    {
      onRequest: requireConfirmed(asksToConfirm(platform)),
      // The form is read as it streams in; its schema stands here for the document.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['accounts'],
        summary: 'Ask to have a Ghana Card or a licence checked',
        description: `multipart/form-data with one or two photos in the field \`documents\`, 15 MB each. One request of a kind (of a licence of a stay: for each stay) waits at a time (409); ${VERIFICATIONS.points} a day.`,
        consumes: ['multipart/form-data'],
        security: sessionSecurity,
        body: VerificationForm,
        response: {
          201: MessageResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'EMAIL_UNCONFIRMED',
            'CONFLICT',
            'TOO_LARGE',
            'UNSUPPORTED_MEDIA',
            'TOO_MANY_REQUESTS',
            'UNAVAILABLE',
          ),
        },
      },
    },
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
  );

  app.delete(
    `${OWN}/:id`,
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Take back what you asked to be checked',
        description: 'Number and photos are deleted, and a badge goes at once.',
        security: sessionSecurity,
        params: OneId,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      await takeBackVerification(platform, requireActor(request), request.params.id);
      return { message: verificationMessages.takenBack };
    },
  );

  adminTable(app, {
    name: 'verifications',
    summary: 'What people ask to be checked',
    query: VerificationsQuery,
    row: VerificationRow,
    asksAgain: platform,
    columns: [
      { heading: 'Id', of: ({ _id }) => _id },
      { heading: 'Name', of: ({ userName }) => userName },
      { heading: 'Email', of: ({ email }) => email },
      { heading: 'What', of: ({ kind }) => verificationMessages.titles[kind] },
      { heading: 'Stay', of: ({ property }) => property?.name ?? null },
      { heading: 'State', of: ({ state }) => state },
      { heading: 'Sent', of: ({ createdAt }) => createdAt },
      { heading: 'Expires', of: ({ expiresOn }) => expiresOn },
      { heading: 'Decided', of: ({ decidedAt }) => decidedAt },
      { heading: 'Reason', of: ({ reason }) => reason },
    ],
    read: (actor, query, window) => listVerifications(platform, actor, query, window),
    readAll: (actor, query) => exportVerifications(platform, actor, query),
  });

  app.get(
    ONE,
    {
      onRequest: guarded,
      schema: {
        tags: ['admin'],
        summary: 'One request to be checked, with its number in full',
        description: 'The audit log records each look.',
        security: sessionSecurity,
        params: OneId,
        response: {
          200: VerificationDetail,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    (request) => seeVerification(platform, requireActor(request), request.params.id),
  );

  app.get(
    `${ONE}/documents/:number`,
    {
      onRequest: guarded,
      schema: {
        tags: ['admin'],
        summary: 'A photo of a document that is to be checked',
        description: 'The audit log records each look. 404 once it is deleted.',
        security: sessionSecurity,
        params: OneId.extend({ number: z.string() }),
        response: {
          200: fileResponse('image/webp', z.any()),
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const photo = await seeDocument(platform, requireActor(request), id, Number(number));
      return reply.type('image/webp').header('cache-control', 'private, no-store').send(photo);
    },
  );

  app.post(
    ONE,
    {
      onRequest: guarded,
      schema: {
        tags: ['admin'],
        summary: 'Approve or refuse a request to be checked, or withdraw an approval',
        description:
          'The person is mailed, with the reason. 409 where the state has no such way, for an account that is suspended or has another name since, and for a number that was approved for another account.',
        security: sessionSecurity,
        params: OneId,
        body: DecideVerificationBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'),
        },
      },
    },
    async (request) => {
      await decideVerification(platform, requireActor(request), request.params.id, request.body);
      return { message: verifyingMessages.done[request.body.transition] };
    },
  );
};

const DOCUMENTS = {
  maxCount: DOCUMENTS_MAX,
  maxBytes: PHOTO_MAX_BYTES,
  tooMany: verificationMessages.tooManyDocuments,
  tooLarge: mediaMessages.photoTooLarge,
};

/** The form as the API document shows it. */
const VerificationForm = VerificationTexts.extend({
  documents: z.array(z.file()).min(1).max(DOCUMENTS_MAX),
});
