import type { FastifyInstance } from 'fastify';
import {
  reportedConversationsCalls,
  reportedConversationsTable,
} from '#domain/conversations/calls.ts';
import { REPORTED_CONVERSATIONS_TABLE } from '#domain/conversations/reported-table.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportReportedConversations, listReportedConversations } from './list-reported.ts';
import { settleReport } from './settle-report.ts';

/**
 * /api/admin/reported-conversations: conversations that one of the two people reported to the
 * Admins.
 */
export async function reportedConversationsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, REPORTED_CONVERSATIONS_TABLE, reportedConversationsTable, {
    read: (actor, query, window) => listReportedConversations(platform, actor, query, window),
    readAll: (actor, query) => exportReportedConversations(platform, actor, query),
  });

  const serve = serveCalls(app, platform, reportedConversationsCalls);

  serve('POST /api/admin/reported-conversations/:id/settle', async (request) => {
    await settleReport(platform, requireActor(request), request.params.id, request.body);
    return { message: reportedMessages.done[request.body.action] };
  });
}
