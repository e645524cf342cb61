import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#domain/accounts/actor.ts';
import { bookingsCalls } from '#domain/bookings/calls.ts';
import { today } from '#domain/values/calendar-date.ts';
import { forAllOrOwn } from '#server/features/listings/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import { pageWindow, sendPaging } from '#server/platform/http/calls/paging.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { allBookingsRoutes } from './all-bookings-routes.ts';
import { bookStay } from './book-stay.ts';
import { bookedDates } from './booked-dates.ts';
import { cancelBooking } from './cancel-booking.ts';
import { answerChange } from './changes/answer-change.ts';
import { checkForm } from './check-form.ts';
import { getBooking } from './get-booking.ts';
import { hostedStaysRoutes } from './hosted/hosted-routes.ts';
import { listBookings } from './list-bookings.ts';
import { stayCalendar } from './stay-calendar.ts';
import { staysInstead } from './stays-instead.ts';

export async function bookingsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  await app.register(hostedStaysRoutes, { platform });
  await app.register(allBookingsRoutes, { platform });

  const serve = serveCalls(app, platform, bookingsCalls);

  serve(
    'POST /api/bookings',
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await bookStay(platform, requireActor(request), request.body, idempotencyKey(request)),
        ),
    {
      preValidation: async (request) => {
        const { bookingLimits } = await getSettings(platform);
        checkForm(request.body, today(platform.now()), bookingLimits);
      },
    },
  );

  serve('GET /api/bookings', async (request, reply) => {
    const { when } = request.query;
    const window = pageWindow(request.query);
    const { bookings, total } = await listBookings(platform, requireActor(request), when, window);
    sendPaging(request, reply, window, total);
    return reply.send(bookings);
  });

  serve('POST /api/bookings/:id/cancel', async (request) =>
    cancelBooking(platform, requireActor(request), request.params.id, request.body?.seen),
  );

  serve('POST /api/bookings/:id/change', async (request) =>
    answerChange(platform, requireActor(request), request.params.id, request.body),
  );

  serve('GET /api/bookings/:id', async (request) =>
    getBooking(platform, requireActor(request), request.params.id),
  );

  serve('GET /api/bookings/:id/instead', async (request) =>
    staysInstead(platform, requireActor(request), request.params.id),
  );

  serve('GET /api/bookings/:id/calendar', async (request, reply) => {
    const event = await stayCalendar(platform, requireActor(request), request.params.id);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="stay.ics"')
      .serializer(String)
      .send(event);
  });

  serve(
    'GET /api/properties/:id/booked-dates',
    async (request, reply) => {
      const taken = (viewer: Viewer) => bookedDates(platform, viewer, request.params.id);
      return forAllOrOwn(request, reply, () => taken(null), taken);
    },
    { config: { sameForAll: true } },
  );
}
