import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { stayCalendarsCalls } from '#domain/stay-calendars/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addFeed } from './add-feed.ts';
import { exportCalendar } from './export-calendar.ts';
import {
  addExport,
  freeVanished,
  listCalendars,
  removeExport,
  removeFeed,
} from './manage-calendars.ts';
import { settleClash } from './settle-clash.ts';

export async function stayCalendarsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, stayCalendarsCalls);

  serve('GET /api/properties/:id/calendars', async (request) =>
    listCalendars(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/properties/:id/calendar-feeds', async (request, reply) =>
    reply
      .code(201)
      .send(await addFeed(platform, requireActor(request), request.params.id, request.body)),
  );

  serve('DELETE /api/properties/:id/calendar-feeds/:feedId', async (request) =>
    removeFeed(platform, requireActor(request), request.params.id, request.params.feedId),
  );

  serve('POST /api/properties/:id/calendar-feeds/:feedId/free', async (request) =>
    freeVanished(platform, requireActor(request), request.params.id, request.params.feedId),
  );

  serve('POST /api/properties/:id/imported-nights/:nightsId/settle', async (request) =>
    settleClash(platform, requireActor(request), request.params),
  );

  serve('POST /api/properties/:id/calendar-exports', async (request, reply) =>
    reply
      .code(201)
      .send(await addExport(platform, requireActor(request), request.params.id, request.body)),
  );

  serve('DELETE /api/properties/:id/calendar-exports/:exportId', async (request) =>
    removeExport(platform, requireActor(request), request.params.id, request.params.exportId),
  );

  serve('GET /api/calendars/:token.ics', async (request, reply) => {
    const calendar = await exportCalendar(platform, request.params.token, request.query.unit);
    const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
    return reply.type('text/calendar; charset=utf-8').serializer(String).send(calendar);
  });
}
