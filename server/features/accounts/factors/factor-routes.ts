import type { FastifyInstance } from 'fastify';
import { factorCalls } from '#domain/accounts/factor-calls.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { codeRoutes } from '../codes/code-routes.ts';
import { confirmationRoutes } from '../confirmation/confirmation-routes.ts';
import { passkeyRoutes } from '../passkeys/passkey-routes.ts';
import type { AccountsOptions } from '../routes.ts';
import type { FactorRules, KeepsFactor } from './factor-changes.ts';
import { listFactors } from './factors.ts';

export interface FactorOptions {
  platform: Platform;
  rules: FactorRules;
}

/** Login factors besides the password, and confirming who one is. */
export async function factorRoutes(
  app: FastifyInstance,
  { platform, asksToConfirm, asksForFactor }: AccountsOptions,
): Promise<void> {
  const keepsFactor: KeepsFactor = async (actor) => isAdmin(actor) && (await asksForFactor());
  const options = { platform, rules: { keepsFactor, asksToConfirm } };
  await app.register(passkeyRoutes, options);
  await app.register(codeRoutes, options);
  await app.register(confirmationRoutes, { platform });

  const serve = serveCalls(app, platform, factorCalls);

  serve('GET /api/User/factors', (request) => listFactors(platform, requireActor(request)));
}
