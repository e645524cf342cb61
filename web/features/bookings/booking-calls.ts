import { queryOptions } from '@tanstack/react-query';
import { BOOKING_FIELDS, type BookingForm } from '#domain/bookings/rules.ts';
import type { BookingAnswer } from '#domain/bookings/schema.ts';
import { callApi } from '#web/lib/api.ts';
import { readSession } from '#web/lib/session.ts';
import type { StayDates } from './taken-dates.ts';

/** Books a stay as whoever is signed in; the token goes in the header `atoken` (specification §7). Throws ApiError. */
export function bookStay(propertyId: string, form: BookingForm): Promise<BookingAnswer> {
  const fields = BOOKING_FIELDS.map((name) => [name, form[name].trim()] as const);
  return callApi<BookingAnswer>('/api/bookings', {
    json: { propertyId, ...Object.fromEntries(fields) },
    token: null,
    headers: { atoken: readSession()?.token ?? '' },
  });
}

/** The dates of a property that others have booked, the earliest first. */
export const bookedDatesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['booked-dates', propertyId],
    queryFn: ({ signal }) =>
      callApi<StayDates[]>(`/api/properties/${encodeURIComponent(propertyId)}/booked-dates`, {
        signal,
      }),
  });
