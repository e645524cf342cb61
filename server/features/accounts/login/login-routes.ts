import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginCalls } from '#domain/accounts/calls.ts';
import { logoutMessages } from '#domain/accounts/logout-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { SESSION_COOKIE, sessionCookie } from '#server/platform/http/security/session.ts';
import { loginByCode } from '../codes/login-by-code.ts';
import { beginPasskeyLogin, loginByPasskey } from '../passkeys/login-by-passkey.ts';
import type { AccountsOptions } from '../routes.ts';
import { DEVICE_SECONDS } from './known-devices.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import type { LoginContext, OpenedLogin } from './open-login.ts';
import { SESSION_SECONDS } from './sessions.ts';

const LOGIN = '/auth/login';
/**
 * Sent only to the calls of the login, and to its page, to which a browser without scripts posts
 * the form.
 */
const DEVICE_COOKIE = 'efie_device';

export async function loginRoutes(
  app: FastifyInstance,
  { platform, asksToConfirm }: AccountsOptions,
): Promise<void> {
  const { remember, forget } = loginCookies(app.prefix, platform.config.appUrl);

  const contextOf = (request: FastifyRequest): LoginContext => ({
    from: {
      address: request.ip,
      deviceCookie: request.cookies[DEVICE_COOKIE],
      userAgent: request.headers['user-agent'],
    },
    asksToConfirm,
  });

  const serve = serveCalls(app, platform, loginCalls);

  serve('POST /api/auth/login', async (request, reply) => {
    const opened = await login(platform, request.body, contextOf(request));
    reply.header('cache-control', 'no-store');
    if ('ticket' in opened) {
      reply.code(202);
      return opened;
    }
    remember(reply, opened);
    return opened.response;
  });

  serve('POST /api/auth/login/code', async (request, reply) => {
    const opened = await loginByCode(platform, request.body, contextOf(request));
    remember(reply, opened);
    reply.header('cache-control', 'no-store');
    return opened.response;
  });

  serve('POST /api/auth/passkey-options', async (request, reply) => {
    const options = await beginPasskeyLogin(platform, request.ip);
    reply.header('cache-control', 'no-store');
    return options;
  });

  serve('POST /api/auth/login/passkey', async (request, reply) => {
    const opened = await loginByPasskey(platform, request.body, contextOf(request));
    remember(reply, opened);
    reply.header('cache-control', 'no-store');
    return opened.response;
  });

  serve('POST /api/auth/logout', async (request, reply) => {
    if (request.actor) {
      await logout(platform, request.actor);
      // A phone is shared: the pages and photos that the browser has cached go too.
      reply.header('clear-site-data', '"cache"');
    }
    forget(reply);
    return { message: logoutMessages.success };
  });
}

/** Sets and clears the session's cookie, and sets the device's. */
function loginCookies(prefix: string, appUrl: string) {
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
  } as const;
  const cookieName = sessionCookie(appUrl);
  return {
    remember(reply: FastifyReply, { response, deviceCookie }: OpenedLogin): void {
      reply.setCookie(cookieName, response.token, { ...cookie, maxAge: SESSION_SECONDS });
      for (const path of [`${prefix}${LOGIN}`, paths.login]) {
        reply.setCookie(DEVICE_COOKIE, deviceCookie, { ...cookie, path, maxAge: DEVICE_SECONDS });
      }
    },

    forget(reply: FastifyReply): void {
      for (const name of new Set([cookieName, SESSION_COOKIE])) reply.clearCookie(name, cookie);
    },
  };
}
