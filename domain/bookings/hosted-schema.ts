import { z } from 'zod';
import { calendarDate, id, paragraph, wholeNumber } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { STAY_LIMITS } from '../stays/limits.ts';
import { BOOKINGS_TABLE } from './bookings-table.ts';
import { CANCEL_REASON_MAX, hostedStayMessages } from './hosted-messages.ts';
import { bookingMessages } from './messages.ts';
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

/** New dates or guests of a booking. */
export const ChangeQuery = z.object({
  checkIn: calendarDate(bookingMessages.allFieldsRequired),
  checkOut: calendarDate(bookingMessages.allFieldsRequired),
  guests: wholeNumber(STAY_LIMITS.guests).optional(),
});

export const ChangeBody = ChangeQuery.extend({
  expectedTotal: z
    .number()
    .describe('The new sum in cedi that the host was shown: 422 when it is another by now'),
});
export type ChangeBody = z.infer<typeof ChangeBody>;

/** The guest's answer, to exactly the offer they were shown. */
export const AnswerChangeBody = z.object({
  accept: z.boolean(),
  total: z.number().describe('Of the offer, in cedi: 409 when there is another by now'),
});
export type AnswerChangeBody = z.infer<typeof AnswerChangeBody>;

/** The day on which a guest left. */
export const LeftEarlyBody = z.object({ on: calendarDate() });
export type LeftEarlyBody = z.infer<typeof LeftEarlyBody>;

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
