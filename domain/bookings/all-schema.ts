import { z } from 'zod';
import { id } from '../fields-schema.ts';
import { choiceFilter, dayFilter, textFilter } from '../filters-schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { HostedStay, reservationFilters } from './hosted-schema.ts';

export const ALL_BOOKINGS_SORTS = ['oldest', 'check-in', 'check-in-latest'] as const;

/** The parameters of an Admin's table of bookings. */
export const AllBookingsQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('In the names of guests and properties; a whole reference'),
  state: reservationFilters.state,
  from: dayFilter().describe('Stays with a night on this day or later'),
  to: dayFilter().describe('Stays with a night on this day or earlier'),
  sort: choiceFilter(ALL_BOOKINGS_SORTS).describe('Booked last first by default'),
});
export type AllBookingsQuery = z.infer<typeof AllBookingsQuery>;

/** A stay as an Admin's table shows it. */
export const BookingOfAll = HostedStay.pick({
  _id: true,
  reference: true,
  propertyId: true,
  propertyName: true,
  listed: true,
  lister: true,
  fullName: true,
  email: true,
  phoneNumber: true,
  checkIn: true,
  checkOut: true,
  nights: true,
  total: true,
  status: true,
  cancellation: true,
  createdAt: true,
}).extend({ guestId: id.describe('The account that booked') });
export type BookingOfAll = z.infer<typeof BookingOfAll>;
