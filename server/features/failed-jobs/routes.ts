import type { FastifyInstance } from 'fastify';
import { failedJobsCalls, failedJobsTable } from '#domain/failed-jobs/calls.ts';
import { FAILED_JOBS_TABLE } from '#domain/failed-jobs/failed-jobs-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportFailedJobs, listFailedJobs, tryJobAgain } from './failed-jobs.ts';

/** /api/admin/failed-jobs: mails and other jobs that failed. */
export async function failedJobsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, FAILED_JOBS_TABLE, failedJobsTable, {
    read: (actor, query, window) => listFailedJobs(platform, actor, query, window),
    readAll: (actor, query) => exportFailedJobs(platform, actor, query),
  });

  const serve = serveCalls(app, platform, failedJobsCalls);

  serve('POST /api/admin/failed-jobs/:id/try-again', async (request) => ({
    message: await tryJobAgain(platform, requireActor(request), request.params.id),
  }));
}
