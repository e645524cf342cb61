import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#domain/bookings/schema.ts';
import { LIST_LIMIT_MAX } from '#domain/site/constants.ts';
import { bookedDatesOf, readBookedDates, readOwnBookings } from './booking-calls.ts';
import { partTaken, type TakenDates } from './taken-dates.ts';

/** A property's stays, as far as one user may see them. */
export interface Occupancy {
  taken: TakenDates;
  /** The user's own upcoming or current stay there. */
  ownStay: Booking | undefined;
}

/**
 * When a property is taken, by other people and by the user. Both are loaded together, so that nobody's own stay
 * is ever shown as someone else's.
 */
export const occupancyQuery = (propertyId: string, userId: string) =>
  queryOptions({
    queryKey: [...bookedDatesOf(propertyId).queryKey, userId],
    queryFn: async ({ signal }): Promise<Occupancy> => {
      const [booked, own] = await Promise.all([
        readBookedDates(propertyId, signal),
        readOwnBookings({ when: 'upcoming', page: 1, limit: LIST_LIMIT_MAX }, signal),
      ]);
      const here = own.items.filter((booking) => booking.propertyId === propertyId);
      return { taken: partTaken(booked, here), ownStay: here[0] };
    },
  });
