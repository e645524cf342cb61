import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';

/** Marks a browser that has just changed something, so that it gets no response kept from before. */
const COOKIE = 'efie_changed';
/** Seconds after which every process has heard of the change. */
const LASTS = 5;

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

declare module 'fastify' {
  interface FastifyRequest {
    /** The last change heard of when the request arrived (ResponseCache). */
    momentBefore: number;
  }
}

/**
 * Shows people their own changes at once: the call that changes something responds after this process has heard of it,
 * and a cookie makes other processes catch up before they respond. A call that changes nothing visible to visitors,
 * such as a login, sets none.
 * @param appUrl the site's address; with TLS, the cookie is sent only over TLS.
 */
export function showOwnChanges(
  app: FastifyInstance,
  { responses, appUrl }: { responses: ResponseCache; appUrl: string },
): void {
  const secure = appUrl.startsWith('https:');
  app.decorateRequest('momentBefore', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.momentBefore = responses.moment;
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    if (SAFE.includes(request.method) || reply.statusCode >= 400) return;
    await responses.catchUp();
    if (responses.isConnected && responses.moment === request.momentBefore) return;
    reply.setCookie(COOKIE, '1', {
      path: '/',
      maxAge: LASTS,
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  });
}

/** True when the browser has just changed something. */
export const hasJustChanged = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${COOKIE}=`) ?? false;
