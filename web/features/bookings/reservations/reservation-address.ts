import { RESERVATION_STATES, type ReservationState } from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { withQuery } from '#web/lib/api/with-query.ts';

/** The state of the reservations page, as kept in its address. */
export interface ReservationsShown {
  isCalendar: boolean;
  state: ReservationState;
  search: string;
  /** '2026-12'; undefined if not given. */
  month: string | undefined;
}

export function readReservations(query: URLSearchParams): ReservationsShown {
  return {
    isCalendar: query.get('view') === 'calendar',
    state: RESERVATION_STATES.find((state) => state === query.get('state')) ?? 'to-come',
    search: query.get('search')?.trim().slice(0, 100) ?? '',
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0],
  };
}

/** The list of stays in one state, keeping the search. */
export const listAddress = (state: ReservationState, search = '') =>
  withQuery(paths.reservations, { state: state === 'to-come' ? undefined : state, search });

/** The calendar of a month; by default the current one. */
export const calendarAddress = (month?: string) =>
  withQuery(paths.reservations, { view: 'calendar', month });
