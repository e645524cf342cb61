import { queryOptions } from '@tanstack/react-query';
import { BOOKING_FIELDS, type BookingForm } from '#domain/bookings/rules.ts';
import type { Booking, BookingResponse } from '#domain/bookings/schema.ts';
import type { BookingStatus, BookingTime } from '#domain/bookings/state.ts';
import { call } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { hasArrived, onceHeaders } from '#web/lib/api/idempotency-key.ts';
import { readList } from '#web/lib/api/page-data.ts';
import { readSession } from '#web/lib/session/session.ts';

/**
 * Books a stay for the signed-in user; the token goes in the header `atoken` (specification §7). `expectedTotal`
 * is the displayed sum in cedi; `guests` is left out where nobody was asked. Sending it again after a lost response does not book twice. Throws ApiError.
 */
export async function bookStay(
  propertyId: string,
  form: BookingForm,
  said: { expectedTotal: number; guests: number | undefined },
): Promise<BookingResponse> {
  const session = readSession();
  const fields = BOOKING_FIELDS.map((name) => [name, form[name].trim()] as const);
  const trimmed = Object.fromEntries(fields) as Record<keyof BookingForm, string>;
  const json = { propertyId, ...trimmed, ...said };
  const name = `booking:${session?.userId}:${propertyId}`;
  const response = await call('POST /api/bookings', {
    json,
    token: null,
    headers: { atoken: session?.token ?? '', ...onceHeaders(name, json) },
  });
  hasArrived(name);
  // The response was lost, and the booking has since ended: this is a new one.
  return ENDED.includes(response.booking.status) ? bookStay(propertyId, form, said) : response;
}

const ENDED: readonly BookingStatus[] = ['cancelled', 'declined', 'expired'];

/** Query key of the user's own bookings; invalidated after booking or cancelling. */
export const OWN_BOOKINGS = { queryKey: ['own-bookings'] };

interface BookingWindow {
  when: BookingTime;
  page: number;
  limit: number;
}

/** A page of one of the two lists of the user's own bookings. Throws ApiError. */
export const readOwnBookings = (window: BookingWindow, signal: AbortSignal) =>
  readList(readPath('GET /api/bookings', { query: { ...window } }), { signal });

/** The same as a query; cached per user, so that nobody sees another's. */
export const ownBookingsQuery = (userId: string, window: BookingWindow) =>
  queryOptions({
    queryKey: [...OWN_BOOKINGS.queryKey, userId, window],
    queryFn: ({ signal }) => readOwnBookings(window, signal),
  });

/** One of the user's own bookings. */
export const bookingQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...OWN_BOOKINGS.queryKey, userId, 'one', id],
    queryFn: ({ signal }) => call('GET /api/bookings/:id', { params: { id }, signal }),
    retry: false,
  });

/** Stays that are free on the dates of an own booking. */
export const insteadQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...OWN_BOOKINGS.queryKey, userId, 'instead', id],
    queryFn: ({ signal }) => call('GET /api/bookings/:id/instead', { params: { id }, signal }),
  });

/** Cancels an own booking, or withdraws a request if that is what it was shown as. Throws ApiError. */
export const cancelBooking = ({ _id: id, status }: Pick<Booking, '_id' | 'status'>) =>
  call('POST /api/bookings/:id/cancel', {
    params: { id },
    json: { seen: status === 'requested' ? 'requested' : 'confirmed' },
  });

/** The calendar file of an own booking; the cookie identifies the user. */
export const calendarPath = (id: string) => `/api/bookings/${encodeURIComponent(id)}/calendar`;

/** The queries of when a property is taken: stale once someone books or cancels there. */
export const bookedDatesOf = (propertyId: string) => ({ queryKey: ['booked-dates', propertyId] });

/** The dates of a property that are booked, the earliest first. Throws ApiError. */
export const readBookedDates = (propertyId: string, signal: AbortSignal) =>
  call('GET /api/properties/:id/booked-dates', { params: { id: propertyId }, signal });
