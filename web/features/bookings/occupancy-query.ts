import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#domain/bookings/schema.ts';
import { LIST_LIMIT_MAX } from '#domain/site/constants.ts';
import { bookedDatesOf, readBookedDates, readOwnBookings } from './booking-calls.ts';
import { partTaken, type TakenDates } from './taken-dates.ts';

/** A property's stays, as far as one person may see them. */
export interface Occupancy {
  taken: TakenDates;
  /** The person's own upcoming or current stay there. */
  ownStay: Booking | undefined;
}

/**
 * When a property is taken, by other people and by the user; to a visitor all is taken by others. Both are loaded together, so
 * that nobody's own stay is ever shown as someone else's.
 */
export const occupancyQuery = (propertyId: string, userId: string | undefined) =>
  queryOptions({
    queryKey: [...bookedDatesOf(propertyId).queryKey, userId],
    queryFn: async ({ signal }): Promise<Occupancy> => {
      const [booked, own] = await Promise.all([
        readBookedDates(propertyId, signal),
        userId === undefined ? [] : readOwnStays(signal),
      ]);
      const here = own.filter((booking) => booking.propertyId === propertyId);
      return { taken: partTaken(booked, here), ownStay: here[0] };
    },
  });

const readOwnStays = async (signal: AbortSignal) =>
  (await readOwnBookings({ when: 'upcoming', page: 1, limit: LIST_LIMIT_MAX }, signal)).items;
