import { RESERVATION_STATES, type ReservationState } from '#domain/bookings/reservations.ts';
import { paths } from '#domain/site/paths.ts';
import { withQuery } from '#web/lib/api/with-query.ts';

/** The state of the reservations page, as kept in its address. */
export interface ReservationsShown {
  state: ReservationState;
  search: string;
}

export function readReservations(query: URLSearchParams): ReservationsShown {
  return {
    state: RESERVATION_STATES.find((state) => state === query.get('state')) ?? 'to-come',
    search: query.get('search')?.trim().slice(0, 100) ?? '',
  };
}

/** The list of stays in one state, keeping the search. */
export const listAddress = (state: ReservationState, search = '') =>
  withQuery(paths.reservations, { state: state === 'to-come' ? undefined : state, search });
