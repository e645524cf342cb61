import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { FailedJob, FailedJobsQuery } from '#domain/failed-jobs/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportFailedJobs, listFailedJobs, tryJobAgain } from './failed-jobs.ts';

/** /api/admin/failed-jobs: mails and other jobs that failed. */
export const failedJobsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, {
    name: 'failed-jobs',
    summary: 'Mails and other jobs that failed',
    query: FailedJobsQuery,
    row: FailedJob,
    columns: [
      { heading: 'Id', of: ({ _id }) => _id },
      { heading: 'Kind', of: ({ task }) => task },
      { heading: 'To', of: ({ mail }) => mail?.to ?? null },
      { heading: 'Subject', of: ({ mail }) => mail?.subject ?? null },
      { heading: 'Reason', of: ({ reason }) => reason },
      { heading: 'Tries', of: ({ attempts }) => attempts },
      { heading: 'Since', of: ({ createdAt }) => createdAt },
      { heading: 'Next try', of: ({ nextTryAt }) => nextTryAt },
    ],
    read: (actor, query, window) => listFailedJobs(platform, actor, query, window),
    readAll: (actor, query) => exportFailedJobs(platform, actor, query),
  });

  app.post(
    '/admin/failed-jobs/:id/try-again',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'Try a job again',
        description: 'At once, with all its tries.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => ({
      message: await tryJobAgain(platform, requireActor(request), request.params.id),
    }),
  );
};
