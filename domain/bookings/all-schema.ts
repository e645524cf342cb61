import type { z } from 'zod';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { BOOKINGS_TABLE } from './bookings-table.ts';
import { HostedStay } from './hosted-schema.ts';

export type AllBookingsQuery = TableQuery<typeof BOOKINGS_TABLE>;

const { reference, listed, lister, status, cancellation, request, arrivedAt, ended } =
  HostedStay.shape;

export const BookingOfAll = tableRow(BOOKINGS_TABLE, {
  reference,
  listed,
  lister,
  status,
  cancellation,
  request,
  arrivedAt,
  ended,
});
export type BookingOfAll = z.infer<typeof BookingOfAll>;
