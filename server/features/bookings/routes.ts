import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/actor.ts';
import { canBook } from '#domain/bookings/permissions.ts';
import {
  Booking,
  BookingBody,
  BookingResponse,
  ListBookingsQuery,
  ListBookingsResponse,
} from '#domain/bookings/schema.ts';
import { today } from '#domain/calendar-date.ts';
import { fileResponse } from '#domain/call.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { Property } from '#domain/properties/schema.ts';
import { forAllOrOwn } from '#server/features/listings/public.ts';
import { asksToConfirm, getSettings } from '#server/features/site/public.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { pageWindow, sendPaging } from '#server/platform/http/paging.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
} from '#server/platform/http/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { BookedDates } from '../../../domain/bookings/schema.ts';
import { allBookingsRoutes } from './all-bookings-routes.ts';
import { bookStay } from './book-stay.ts';
import { bookedDates } from './booked-dates.ts';
import { cancelBooking } from './cancel-booking.ts';
import { checkForm } from './check-form.ts';
import { getBooking } from './get-booking.ts';
import { hostedStaysRoutes } from './hosted-routes.ts';
import { listBookings } from './list-bookings.ts';
import { stayCalendar } from './stay-calendar.ts';
import { staysInstead } from './stays-instead.ts';

/** /api/bookings (specification §7). */
export const bookingsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  await app.register(hostedStaysRoutes, { platform });
  await app.register(allBookingsRoutes, { platform });

  app.post(
    '/bookings',
    {
      onRequest: requireConfirmed(asksToConfirm(platform), canBook),
      preValidation: async (request) => {
        const { bookingLimits } = await getSettings(platform);
        checkForm(request.body, today(platform.now()), bookingLimits);
      },
      schema: {
        tags: ['bookings'],
        summary: 'Book a stay',
        description:
          'Confirmed at once, at the price of the moment, and mailed to the guest and the lister. 403: the listing is your own. 409: you have an active booking of this property. 422: the dates are taken, the property cannot be booked, you have as many stays to come as one may have, or `expectedTotal` is no longer what the stay costs. Without an Idempotency-Key, the same booking again is the 409. 429: ten bookings in a day are made.',
        security: sessionSecurity,
        headers: IdempotencyHeaders,
        body: BookingBody,
        response: {
          201: BookingResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FOREIGN_ORIGIN',
            'EMAIL_UNCONFIRMED',
            'OWN_LISTING',
            'NOT_FOUND',
            'ALREADY_BOOKED',
            'DATES_TAKEN',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await bookStay(platform, requireActor(request), request.body, idempotencyKey(request)),
        ),
  );

  app.get(
    '/bookings',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['bookings'],
        summary: 'Your bookings',
        description:
          'The newest first; those that are `upcoming` (or under way) the next first; those that are `past` or cancelled the latest first. `limit` and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
        security: sessionSecurity,
        querystring: ListBookingsQuery,
        response: { 200: ListBookingsResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const { when } = request.query;
      const window = pageWindow(request.query);
      const { bookings, total } = await listBookings(platform, requireActor(request), when, window);
      sendPaging(request, reply, window, total);
      return reply.send(bookings);
    },
  );

  app.post(
    '/bookings/:id/cancel',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['bookings'],
        summary: 'Cancel your booking',
        description:
          'Until the day before check-in. The dates are free at once; guest and lister get a mail. 409: too late, or settled already. 429: ten cancellations in a day are made.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        response: {
          200: BookingResponse,
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
    async (request) => cancelBooking(platform, requireActor(request), request.params.id),
  );

  app.get(
    '/bookings/:id',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['bookings'],
        summary: 'One of your bookings',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        response: { 200: Booking, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => getBooking(platform, requireActor(request), request.params.id),
  );

  app.get(
    '/bookings/:id/instead',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['bookings'],
        summary: 'Stays that are free on the dates of your booking',
        description:
          'For a guest whose stay was cancelled: six at most, the nearest first; none once the dates have begun.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        response: {
          200: z.array(Property),
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => staysInstead(platform, requireActor(request), request.params.id),
  );

  app.get(
    '/bookings/:id/calendar',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['bookings'],
        summary: 'Your stay as a calendar file',
        description: 'iCalendar (RFC 5545), whole days; the same as the mail has.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        response: {
          200: fileResponse('text/calendar'),
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      const event = await stayCalendar(platform, requireActor(request), request.params.id);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="stay.ics"')
        .serializer(String)
        .send(event);
    },
  );

  app.get(
    '/properties/:id/booked-dates',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['bookings'],
        summary: 'Dates that are taken',
        description:
          'From today on, as far ahead as anybody has booked. A check-out day is free for the next check-in.',
        params: z.object({ id: z.string() }),
        response: { 200: BookedDates, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const taken = (viewer: Viewer) => bookedDates(platform, viewer, request.params.id);
      return forAllOrOwn(request, reply, () => taken(null), taken);
    },
  );
};
