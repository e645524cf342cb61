import type { FastifyInstance } from 'fastify';
import { setupCalls } from '#domain/setup/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getSetup } from './get-setup.ts';
import { noteRead } from './note-read.ts';
import { sendTestMail } from './send-test-mail.ts';

/** /api/admin/setup: the setup of the site, and its first steps. */
export async function setupRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, setupCalls);

  serve('GET /api/admin/setup', async (request) => getSetup(platform, requireActor(request)));

  serve('POST /api/admin/setup/test-mail', async (request) => ({
    message: await sendTestMail(platform, requireActor(request)),
  }));

  serve('POST /api/admin/setup/notice-read', async (request) =>
    noteRead(platform, requireActor(request)),
  );
}
