import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LoginByCodeBody, LoginStep } from '#domain/accounts/codes.schema.ts';
import { logoutMessages } from '#domain/accounts/logout-messages.ts';
import { LoginByPasskeyBody, PasskeyOptions } from '#domain/accounts/passkeys.schema.ts';
import { LoginBody, LoginResponse } from '#domain/accounts/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { paths } from '#domain/site/paths.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { SESSION_COOKIE, sessionCookie } from '#server/platform/http/session.ts';
import { loginByCode } from './codes/login-by-code.ts';
import { DEVICE_SECONDS } from './known-devices.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import type { LoginContext, OpenedLogin } from './open-login.ts';
import { beginPasskeyLogin, loginByPasskey } from './passkeys/login-by-passkey.ts';
import type { AccountsOptions } from './routes.ts';
import { SESSION_SECONDS } from './sessions.ts';

const LOGIN = '/auth/login';
/** Sent only to the calls of the login, and to its page, to which a browser posts the form by itself. */
const DEVICE_COOKIE = 'efie_device';

const REFUSALS = errorResponses('UNAUTHENTICATED', 'SUSPENDED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE');

/** Logging in, by a password, by a code after it, or by a passkey; and out. */
export const loginRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { platform, asksToConfirm },
) => {
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: platform.config.appUrl.startsWith('https:'),
  } as const;
  const cookieName = sessionCookie(platform.config.appUrl);

  const contextOf = (request: FastifyRequest): LoginContext => ({
    from: {
      address: request.ip,
      deviceCookie: request.cookies[DEVICE_COOKIE],
      userAgent: request.headers['user-agent'],
    },
    asksToConfirm,
  });

  /** The session's cookie, and the device's. */
  const remember = (reply: FastifyReply, { response, deviceCookie }: OpenedLogin) => {
    reply.setCookie(cookieName, response.token, { ...cookie, maxAge: SESSION_SECONDS });
    for (const path of [`${app.prefix}${LOGIN}`, paths.login]) {
      reply.setCookie(DEVICE_COOKIE, deviceCookie, { ...cookie, path, maxAge: DEVICE_SECONDS });
    }
  };

  app.post(
    LOGIN,
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log in',
        description:
          'Returns a token and sets it as an httpOnly cookie too. On a device that the account was not logged in on before, it is mailed. 202: the account has codes on; a code is to follow.',
        body: LoginBody,
        response: { 200: LoginResponse, 202: LoginStep, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const opened = await login(platform, request.body, contextOf(request));
      reply.header('cache-control', 'no-store');
      if ('ticket' in opened) return reply.code(202).send(opened);
      remember(reply, opened);
      return reply.send(opened.response);
    },
  );

  app.post(
    `${LOGIN}/code`,
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log in: the code after the password',
        description:
          'A code of the app, or a recovery code; each works once. Ten wrong ones in 15 minutes are the most.',
        body: LoginByCodeBody,
        response: { 200: LoginResponse, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const opened = await loginByCode(platform, request.body, contextOf(request));
      remember(reply, opened);
      return reply.header('cache-control', 'no-store').send(opened.response);
    },
  );

  app.post(
    // Not below the login, whose calls bring the device's cookie: this one is made before anybody logs in.
    '/auth/passkey-options',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log in by a passkey: what the browser needs',
        response: { 200: PasskeyOptions, ...errorResponses('TOO_MANY_REQUESTS') },
      },
    },
    async (request, reply) => {
      const options = await beginPasskeyLogin(platform, request.ip);
      return reply.header('cache-control', 'no-store').send(options);
    },
  );

  app.post(
    `${LOGIN}/passkey`,
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log in by a passkey',
        description:
          'As a login by password, without a code: a passkey asks for more than a touch.',
        body: LoginByPasskeyBody,
        response: { 200: LoginResponse, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const opened = await loginByPasskey(platform, request.body, contextOf(request));
      remember(reply, opened);
      return reply.header('cache-control', 'no-store').send(opened.response);
    },
  );

  app.post(
    '/auth/logout',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log out',
        description: 'Ends the session of the token at once. Without one it does nothing.',
        response: { 200: MessageResponse },
      },
    },
    async (request, reply) => {
      if (request.actor) {
        await logout(platform, request.actor);
        // A phone is shared: what the browser itself kept of pages and photos goes too.
        reply.header('clear-site-data', '"cache"');
      }
      for (const name of new Set([cookieName, SESSION_COOKIE])) {
        reply.clearCookie(name, cookie);
      }
      return reply.send({ message: logoutMessages.success });
    },
  );
};
