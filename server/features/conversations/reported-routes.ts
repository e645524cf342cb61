import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { REPORT_REASON_TEXTS } from '#domain/conversations/messages.ts';
import {
  ReportedConversationsQuery,
  ReportOfConversation,
  SettleReportBody,
} from '#domain/conversations/reported-schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { SETTLED_COLUMNS } from '#server/features/reports/public.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportReportedConversations, listReportedConversations } from './list-reported.ts';
import { settleReport } from './settle-report.ts';

/** /api/admin/reported-conversations: what one of the two has asked Admins to look at. */
export const reportedConversationsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, {
    name: 'reported-conversations',
    summary: 'Reports of conversations',
    query: ReportedConversationsQuery,
    row: ReportOfConversation,
    asksAgain: platform,
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

  app.post(
    '/admin/reported-conversations/:id/settle',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'End the report of a conversation',
        description:
          'Dismisses it, or suspends the one whom it is about. Who reported it is mailed how it ended.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        body: SettleReportBody,
        response: {
          200: MessageResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'CONFIRM_AGAIN',
            'NOT_FOUND',
            'CONFLICT',
          ),
        },
      },
    },
    async (request) => {
      await settleReport(platform, requireActor(request), request.params.id, request.body);
      return { message: reportedMessages.done[request.body.action] };
    },
  );
};

const reporterOf = (
  reporterId: string,
  { lister, sender }: Pick<ReportOfConversation, 'lister' | 'sender'>,
) => (reporterId === lister.userId ? lister.name : sender.name);
