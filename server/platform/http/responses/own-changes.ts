import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';

/** Says that this browser has just changed something, so that it is not given what was kept before. */
const COOKIE = 'efie_changed';
/** By then every process has heard of it, in seconds. */
const LASTS = 5;

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

declare module 'fastify' {
  interface FastifyRequest {
    /** The last change that was heard of when it came (ResponseCache). */
    momentBefore: number;
  }
}

/**
 * Has people see at once what they change: the call that changes it responds when this process has heard of it,
 * and a cookie has other processes ask what has changed before they respond. A call that changed nothing that visitors
 * see, a login say, leaves none.
 * @param appUrl the site's address; a site with TLS has the cookie sent by it only.
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
