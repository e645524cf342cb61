import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Factors } from '#domain/accounts/codes.schema.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { codeRoutes } from './codes/code-routes.ts';
import { confirmationRoutes } from './confirmation/confirmation-routes.ts';
import type { FactorRules, KeepsFactor } from './factor-changes.ts';
import { listFactors } from './factors.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import type { AccountsOptions } from './routes.ts';

export interface FactorOptions {
  platform: Platform;
  rules: FactorRules;
}

/** What one logs in with beside the password, and saying again that it is oneself. */
export const factorRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { platform, asksToConfirm, asksForFactor },
) => {
  const keepsFactor: KeepsFactor = async (actor) => isAdmin(actor) && (await asksForFactor());
  const options = { platform, rules: { keepsFactor, asksToConfirm } };
  await app.register(passkeyRoutes, options);
  await app.register(codeRoutes, options);
  await app.register(confirmationRoutes, { platform });

  app.get(
    '/User/factors',
    {
      // Who has to add something first must get as far as that.
      config: { withoutFactor: true },
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        security: sessionSecurity,
        summary: 'What you log in with beside the password',
        response: { 200: Factors, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    (request) => listFactors(platform, requireActor(request)),
  );
};
