import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileResponse } from '#domain/call.ts';
import { notFound } from '#domain/errors.ts';
import { UPLOAD_LIFE_HOURS } from '#domain/uploads/limits.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import {
  errorResponses,
  sessionSecurity,
} from '#server/platform/http/responses/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ownUpload } from './own-upload.ts';
import { createTusServer, InterruptedError } from './tus-server.ts';

const PATH = '/api/uploads';

/** /api/uploads: resumable uploads before their listing exists (tus 1.0). */
export const uploadsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  const respond = respondBy(createTusServer(platform, PATH));

  // The protocol reads its bodies itself, as they stream in.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
    done(null),
  );

  app.options('/uploads', { onRequest: requirePermission(), schema: { hide: true } }, respond);
  app.post('/uploads', { onRequest: requirePermission(), schema: BEGINNING }, respond);
  app.get(
    '/uploads/:id/preview',
    { onRequest: requirePermission(), schema: PREVIEW },
    async (request, reply) => {
      const { preview } = await ownUpload(platform, requireActor(request), request.params.id);
      if (!preview) throw notFound(uploadMessages.notThere);
      // Someone else may sign in on this device.
      return reply.type('image/webp').header('cache-control', 'private, no-store').send(preview);
    },
  );

  const one = (summary: string, status: 200 | 204) => oneUpload(platform, summary, status);
  app.head('/uploads/:id', one('How many bytes of an upload have arrived', 200), respond);
  app.patch('/uploads/:id', one('Go on with an upload, from its offset', 204), respond);
  app.delete('/uploads/:id', one('Give up an upload', 204), respond);
};

const NOTHING = z.any().describe('Headers only');

const BEGINNING = {
  tags: ['uploads'],
  summary: 'Begin an upload that can be resumed',
  description: `tus 1.0 (https://tus.io/protocols/resumable-upload). Responds with 201 and \`Location\`; its last part is the id that a listing names. \`Upload-Metadata\` has \`kind\`: photo (15 MB at most) or video (100 MB). A file waits ${UPLOAD_LIFE_HOURS} hours for its listing.`,
  security: sessionSecurity,
  response: {
    201: NOTHING,
    ...errorResponses('UNAUTHENTICATED', 'TOO_LARGE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'),
  },
};

const PREVIEW = {
  tags: ['uploads'],
  summary: 'A small picture of a photo that many browsers do not show, such as a HEIC',
  description: '404 for other photos, and for videos.',
  security: sessionSecurity,
  params: z.object({ id: z.string() }),
  response: {
    200: fileResponse('image/webp', z.any().describe('Of 480 pixels at most')),
    ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND'),
  },
};

/** The options of a call about one upload of the actor's. */
const oneUpload = (platform: Platform, summary: string, status: 200 | 204) => ({
  onRequest: requirePermission(),
  preHandler: async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { expires_at } = await ownUpload(platform, requireActor(request), request.params.id);
    reply.header('upload-expires', expires_at.toUTCString());
  },
  schema: {
    tags: ['uploads'],
    summary,
    security: sessionSecurity,
    params: z.object({ id: z.string() }),
    response: {
      [status]: NOTHING,
      ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'),
    },
  },
});

/** Passes requests on to the protocol's server, and its responses back. */
const respondBy =
  (tus: ReturnType<typeof createTusServer>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await tus
      .respond(asWebRequest(request), requireActor(request))
      .catch((error: unknown) => {
        // Nobody is there to read a response; or the error handler reads the rest of the request,
        // which the listener of the web stream would hold back.
        if (error instanceof InterruptedError) request.raw.destroy();
        else request.raw.removeAllListeners('data');
        throw error;
      });
    const text = await response.text();
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .header('cache-control', 'no-store')
      .send(text || undefined);
  };

/** The request in the form that the protocol's server reads; its body streams. */
function asWebRequest({ method, url, headers, raw }: FastifyRequest): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') given.set(name, value);
  }
  const hasBody = method === 'PATCH' || method === 'POST';
  return new Request(new URL(url, 'http://efie.internal'), {
    method,
    headers: given,
    ...(hasBody && { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }),
  });
}
