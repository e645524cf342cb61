import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  CancelStayBody,
  ExportHostedStaysQuery,
  HostedStayResponse,
  ListHostedStaysQuery,
  ListHostedStaysResponse,
  StayMonth,
  StayMonthQuery,
  StaysToCome,
} from '#domain/bookings/hosted-schema.ts';
import { canSeeHostedStays } from '#domain/bookings/permissions.ts';
import { fileResponse } from '#domain/call.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { pageWindow, sendPaging } from '#server/platform/http/paging.ts';
import { CSV, sendCsv } from '#server/platform/http/send-csv.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { cancelStay } from './cancel-stay.ts';
import { exportHostedStays, STAY_COLUMNS } from './export-hosted-stays.ts';
import { listHostedStays } from './list-hosted-stays.ts';
import { listStayMonth } from './list-stay-month.ts';
import { staysToCome } from './stays-to-come.ts';

/** The stays at one's own properties (docs/decisions/hosts-and-their-guests.md). */
export const hostedStaysRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/User/stays',
    {
      onRequest: requirePermission(canSeeHostedStays),
      schema: {
        tags: ['bookings'],
        summary: 'Stays at your properties',
        description:
          "For those who list properties: at their own; an Admin gets everybody's. The newest first; those that are `upcoming` (or under way) the next first; those that are `past` or cancelled the latest first. `state` says it more finely. `limit` and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.",
        security: sessionSecurity,
        querystring: ListHostedStaysQuery,
        response: {
          200: ListHostedStaysResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const window = pageWindow(query);
      const { stays, total } = await listHostedStays(
        platform,
        requireActor(request),
        query,
        window,
      );
      sendPaging(request, reply, window, total);
      return reply.send(stays);
    },
  );

  app.get(
    '/User/stays.csv',
    {
      onRequest: requirePermission(canSeeHostedStays),
      schema: {
        tags: ['bookings'],
        summary: 'Stays at your properties, as a file',
        description:
          'Every stay that the filters find, the newest first, as CSV (RFC 4180); an Admin gets everybody’s. A text that a spreadsheet would take for a formula has an apostrophe before it.',
        security: sessionSecurity,
        querystring: ExportHostedStaysQuery,
        response: { 200: fileResponse(CSV), ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request, reply) =>
      sendCsv(
        reply,
        'stays',
        STAY_COLUMNS,
        await exportHostedStays(platform, requireActor(request), request.query),
      ),
  );

  app.get(
    '/User/stays/month',
    {
      onRequest: requirePermission(canSeeHostedStays),
      schema: {
        tags: ['bookings'],
        summary: 'The stays of a month at your properties',
        description:
          'By property, those that were cancelled left out. Your short stays without any are there too; an Admin gets every property with stays.',
        security: sessionSecurity,
        querystring: StayMonthQuery,
        response: { 200: StayMonth, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => listStayMonth(platform, requireActor(request), request.query.month),
  );

  app.post(
    '/User/stays/:id/cancel',
    {
      onRequest: requirePermission(canSeeHostedStays),
      schema: {
        tags: ['bookings'],
        summary: 'Cancel a stay at your property',
        description:
          'As long as it is not over; an Admin any. The guest is mailed the reason, the dates are free at once. The same again by the person who did it is the same cancellation. 409: settled already. 429: a hundred in a day are cancelled.',
        security: sessionSecurity,
        params: OneId,
        body: CancelStayBody,
        response: {
          200: HostedStayResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'NOT_FOUND',
            'CONFLICT',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request) => cancelStay(platform, requireActor(request), request.params.id, request.body),
  );

  app.get(
    '/properties/:id/stays-to-come',
    {
      onRequest: requirePermission(canUploadProperty),
      schema: {
        tags: ['bookings'],
        summary: 'The stays that deleting a property would cancel',
        description: 'For anyone who may delete it; with the confirmation that deleting it needs.',
        security: sessionSecurity,
        params: OneId,
        response: {
          200: StaysToCome,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => staysToCome(platform, requireActor(request), request.params.id),
  );
};

const OneId = z.object({ id: z.string() });
