import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CancelStayBody } from '#domain/bookings/hosted-schema.ts';
import type { ReservationState } from '#domain/bookings/reservations.ts';
import type { BookingTime } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { call } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';
import { withQuery } from '#web/lib/api/with-query.ts';

/** Query key of the stays at the user's properties; invalidated after cancelling one. */
export const HOSTED_STAYS = { queryKey: ['hosted-stays'] };

/** A page of one of a host's two lists of stays; cached per user, so that nobody sees another's. */
export const hostedStaysQuery = (
  userId: string,
  window: { when: BookingTime; page: number; limit: number },
) =>
  queryOptions({
    queryKey: [...HOSTED_STAYS.queryKey, userId, window],
    queryFn: ({ signal }) =>
      readList(readPath('GET /api/User/stays', { query: window }), { signal }),
  });

/** A page of the stays in one state that match a search; cached per user, so that nobody sees another's. */
export const reservationsQuery = (
  userId: string,
  window: { state: ReservationState; search: string; page: number; limit: number },
) =>
  queryOptions({
    queryKey: [...HOSTED_STAYS.queryKey, userId, window],
    queryFn: ({ signal }) =>
      readList(readPath('GET /api/User/stays', { query: window }), { signal }),
    placeholderData: keepPreviousData,
  });

/** How many requests wait for an answer. */
export const requestsQuery = (userId: string) =>
  reservationsQuery(userId, { state: 'requests', search: '', page: 1, limit: 1 });

/** The same stays, on all pages, as a file. */
export const reservationsFile = (filters: { state: ReservationState; search: string }) =>
  withQuery('/api/User/stays.csv', filters);

/** Accepts a request. Throws ApiError. */
export const acceptRequest = (id: string) =>
  call('POST /api/User/stays/:id/accept', { params: { id } });

/** Declines a request; its guest gets the reason by email. Throws ApiError. */
export const declineRequest = (id: string, json: CancelStayBody) =>
  call('POST /api/User/stays/:id/decline', { params: { id }, json });

/** Cancels a stay for its guest, who gets the reason by email. Throws ApiError. */
export const cancelStay = (id: string, json: CancelStayBody) =>
  call('POST /api/User/stays/:id/cancel', { params: { id }, json });

/** These say how a stay went, for all to know. They throw ApiError. */
export const sayArrived = (id: string) =>
  call('POST /api/User/stays/:id/arrived', { params: { id } });

export const undoArrived = (id: string) =>
  call('DELETE /api/User/stays/:id/arrived', { params: { id } });

export const sayNoShow = (id: string) =>
  call('POST /api/User/stays/:id/no-show', { params: { id } });

/** `on` is the day on which the guest left. */
export const sayLeftEarly = (id: string, on: CalendarDate) =>
  call('POST /api/User/stays/:id/left-early', { params: { id }, json: { on } });
