import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { REPORT_REASON_TEXTS } from '#domain/conversations/messages.ts';
import {
  ReportedConversationsQuery,
  ReportOfConversation,
} from '#domain/conversations/reported-schema.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportReportedConversations, listReportedConversations } from './list-reported.ts';

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
    ],
    read: (actor, query, window) => listReportedConversations(platform, actor, query, window),
    readAll: (actor, query) => exportReportedConversations(platform, actor, query),
  });
};

const reporterOf = (
  reporterId: string,
  { lister, sender }: Pick<ReportOfConversation, 'lister' | 'sender'>,
) => (reporterId === lister.userId ? lister.name : sender.name);
