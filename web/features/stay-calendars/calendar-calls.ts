import { queryOptions } from '@tanstack/react-query';
import type { CancelStayBody } from '#domain/bookings/hosted-schema.ts';
import type { Channel } from '#domain/stay-calendars/limits.ts';
import type { AddFeedBody } from '#domain/stay-calendars/schema.ts';
import { call } from '#web/lib/api/api.ts';

/** The calendars of a stay; cached per user, so that nobody sees another's. */
export const stayCalendarsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['stay-calendars', userId, id],
    queryFn: ({ signal }) => call('GET /api/properties/:id/calendars', { params: { id }, signal }),
  });

/** All of these throw ApiError. */
export const addFeed = (id: string, json: AddFeedBody) =>
  call('POST /api/properties/:id/calendar-feeds', { params: { id }, json });

export const removeFeed = (id: string, feedId: string) =>
  call('DELETE /api/properties/:id/calendar-feeds/:feedId', { params: { id, feedId } });

export const freeVanished = (id: string, feedId: string) =>
  call('POST /api/properties/:id/calendar-feeds/:feedId/free', { params: { id, feedId } });

export const addExport = (id: string, channel: Channel) =>
  call('POST /api/properties/:id/calendar-exports', { params: { id }, json: { channel } });

export const removeExport = (id: string, exportId: string) =>
  call('DELETE /api/properties/:id/calendar-exports/:exportId', { params: { id, exportId } });

export const settleClash = (id: string, nightsId: string) =>
  call('POST /api/properties/:id/imported-nights/:nightsId/settle', { params: { id, nightsId } });

export const cancelBooking = (id: string, json: CancelStayBody) =>
  call('POST /api/User/stays/:id/cancel', { params: { id }, json });

export const declineRequest = (id: string, json: CancelStayBody) =>
  call('POST /api/User/stays/:id/decline', { params: { id }, json });

/** The host's other stays that could be offered to the guest of a booking. */
export const staysToOfferQuery = (userId: string, bookingId: string) =>
  queryOptions({
    queryKey: ['stays-to-offer', userId, bookingId],
    queryFn: ({ signal }) =>
      call('GET /api/User/stays/:id/offers', { params: { id: bookingId }, signal }),
  });
