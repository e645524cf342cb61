import type { FastifyInstance } from 'fastify';
import { reportsCalls, reportsTable } from '#domain/reports/calls.ts';
import { reportMessages } from '#domain/reports/messages.ts';
import { REPORTS_TABLE } from '#domain/reports/reports-table.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportReports, listReports } from './list-reports.ts';
import { reportThing } from './report-thing.ts';
import { settleReports } from './settle-reports.ts';

/** Reports of listings, comments and people (docs/product.md, "Reports"). */
export async function reportsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, reportsCalls);

  serve('POST /api/reports', async (request, reply) => {
    await reportThing(platform, requireActor(request), request.body);
    return reply.code(201).send({ message: reportMessages.done });
  });

  adminTable(app, platform, REPORTS_TABLE, reportsTable, {
    read: (actor, query, window) => listReports(platform, actor, query, window),
    readAll: (actor, query) => exportReports(platform, actor, query),
  });

  serve('POST /api/admin/reports/:id/settle', async (request) => {
    await settleReports(platform, requireActor(request), request.params.id, request.body);
    return { message: reportedMessages.done[request.body.action] };
  });
}
