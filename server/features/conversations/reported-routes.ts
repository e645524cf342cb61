import type { FastifyInstance } from 'fastify';
import {
  reportedConversationsCalls,
  reportedConversationsTable,
} from '#domain/conversations/calls.ts';
import { REPORT_REASON_TEXTS } from '#domain/conversations/messages.ts';
import type { ReportOfConversation } from '#domain/conversations/reported-schema.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { SETTLED_COLUMNS } from '#server/features/reports/public.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportReportedConversations, listReportedConversations } from './list-reported.ts';
import { settleReport } from './settle-report.ts';

/** /api/admin/reported-conversations: what one of the two has asked Admins to look at. */
export async function reportedConversationsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, 'reported-conversations', reportedConversationsTable, {
    columns: [
      { heading: 'Id', of: ({ _id }) => _id },
      { heading: 'Conversation', of: ({ conversationId }) => conversationId },
      { heading: 'Listing', of: ({ listing }) => listing.name },
      { heading: 'Lister', of: ({ lister }) => lister.name },
      { heading: 'Sender', of: ({ sender }) => sender.name },
      { heading: 'Reported by', of: ({ reporterId, ...two }) => reporterOf(reporterId, two) },
      { heading: 'Reason', of: ({ reason }) => REPORT_REASON_TEXTS[reason] },
      { heading: 'Details', of: ({ details }) => details },
      { heading: 'When', of: ({ createdAt }) => createdAt },
      ...SETTLED_COLUMNS,
    ],
    read: (actor, query, window) => listReportedConversations(platform, actor, query, window),
    readAll: (actor, query) => exportReportedConversations(platform, actor, query),
  });

  const serve = serveCalls(app, platform, reportedConversationsCalls);

  serve('POST /api/admin/reported-conversations/:id/settle', async (request) => {
    await settleReport(platform, requireActor(request), request.params.id, request.body);
    return { message: reportedMessages.done[request.body.action] };
  });
}

const reporterOf = (
  reporterId: string,
  { lister, sender }: Pick<ReportOfConversation, 'lister' | 'sender'>,
) => (reporterId === lister.userId ? lister.name : sender.name);
