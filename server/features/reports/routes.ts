import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { REASON_TEXTS, reportMessages } from '#domain/reports/messages.ts';
import {
  ReportBody,
  ReportedThing,
  ReportsQuery,
  SettleReportsBody,
} from '#domain/reports/schema.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
} from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportReports, listReports } from './list-reports.ts';
import { reportThing } from './report-thing.ts';
import { settleReports } from './settle-reports.ts';
import { SETTLED_COLUMNS } from './settled-columns.ts';

/** Reports of listings, comments and people (docs/product.md, "Reports"). */
export const reportsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.post(
    '/reports',
    {
      onRequest: requireConfirmed(asksToConfirm(platform)),
      schema: {
        tags: ['reports'],
        summary: 'Report a property, a car, a comment or a person to the Admins',
        description:
          'Each person reports a thing once (409) until an Admin has ended it, and is mailed how that was. Not what is one’s own (403).',
        security: sessionSecurity,
        body: ReportBody,
        response: {
          201: MessageResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'EMAIL_UNCONFIRMED',
            'OWN_LISTING',
            'NOT_FOUND',
            'CONFLICT',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request, reply) => {
      await reportThing(platform, requireActor(request), request.body);
      return reply.code(201).send({ message: reportMessages.done });
    },
  );

  adminTable(app, {
    name: 'reports',
    summary: 'What was reported, each thing once',
    query: ReportsQuery,
    row: ReportedThing,
    columns: [
      { heading: 'Id', of: ({ _id }) => _id },
      { heading: 'Kind', of: ({ kind }) => kind },
      { heading: 'What', of: ({ name }) => name },
      { heading: 'Whose', of: ({ ownerName }) => ownerName },
      { heading: 'People', of: ({ people }) => people },
      {
        heading: 'Reasons',
        of: ({ reports }) =>
          [...new Set(reports.map(({ reason }) => REASON_TEXTS[reason]))].join('; '),
      },
      { heading: 'Newest', of: ({ newestAt }) => newestAt },
      ...SETTLED_COLUMNS,
    ],
    read: (actor, query, window) => listReports(platform, actor, query, window),
    readAll: (actor, query) => exportReports(platform, actor, query),
  });

  app.post(
    '/admin/reports/:id/settle',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'End the reports of something',
        description:
          'Dismisses them, hides the listing, deletes the comment or suspends the person. Those who reported it are mailed how it ended.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        body: SettleReportsBody,
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
      await settleReports(platform, requireActor(request), request.params.id, request.body);
      return { message: reportedMessages.done[request.body.action] };
    },
  );
};
