import { z } from 'zod';
import { id, paragraph } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { BOOKINGS_TABLE } from './bookings-table.ts';
import { CANCEL_REASON_MAX, hostedStayMessages } from './hosted-messages.ts';
import { RESERVATION_STATES } from './reservations.ts';
import { Booking, ListBookingsQuery } from './schema.ts';

/** A stay, for the lister of its property or an Admin. */
export const HostedStay = Booking.omit({ host: true }).extend({
  lister: z.object({ userId: id, name: z.string() }).describe('Whose property it is'),
});
export type HostedStay = z.infer<typeof HostedStay>;

export const ListHostedStaysResponse = z.array(HostedStay);

export const reservationFilters = {
  state: choiceFilter(RESERVATION_STATES).describe(BOOKINGS_TABLE.filters.state.description),
  search: textFilter(100).describe('In the names of guests and properties, and in references'),
};

/** The query of GET /api/User/stays. */
export const ListHostedStaysQuery = ListBookingsQuery.extend(reservationFilters);
export type ListHostedStaysQuery = z.infer<typeof ListHostedStaysQuery>;

export const ExportHostedStaysQuery = z.object(reservationFilters);
export type ExportHostedStaysQuery = z.infer<typeof ExportHostedStaysQuery>;

/** A host's reason for cancelling; emailed to the guest. */
export const CancelStayBody = z.object({
  reason: paragraph(CANCEL_REASON_MAX, hostedStayMessages.reasonRequired),
  offer: z
    .string()
    .optional()
    .describe(
      'Another stay of the same host, which the email offers to the guest on the same dates',
    ),
});
export type CancelStayBody = z.infer<typeof CancelStayBody>;

export const HostedStayResponse = z.object({ message: z.string(), stay: HostedStay });
export type HostedStayResponse = z.infer<typeof HostedStayResponse>;

/** The stays that would be cancelled by deleting a property. */
export const StaysToCome = z.object({
  stays: z.array(
    HostedStay.pick({ _id: true, fullName: true, checkIn: true, checkOut: true, total: true }),
  ),
  confirmation: z
    .string()
    .describe('Stands for exactly these stays: DELETE /api/properties/{id} asks for it'),
});
export type StaysToCome = z.infer<typeof StaysToCome>;
