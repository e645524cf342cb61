import { z } from 'zod';
import {
  calendarDate,
  calendarDateResponse,
  emailAddress,
  id,
  instantResponse,
  limit,
  pageNumber,
  personName,
  phoneNumber,
  wholeNumber,
} from '../fields-schema.ts';
import { choiceFilter } from '../filters-schema.ts';
import { Photo } from '../media/schema.ts';
import { CANCELLATION_POLICIES, STAY_LIMITS } from '../stays/limits.ts';
import { PriceLine } from '../stays/price-schema.ts';
import { REGIONS } from '../values/ghana.ts';
import { STAY_ENDS } from './ended-stay.ts';
import { bookingMessages } from './messages.ts';
import { BOOKING_STATUSES, BOOKING_TIMES, CANCELLERS, REQUEST_CAUSES } from './state.ts';

const required = bookingMessages.allFieldsRequired;

/** The body of POST /api/bookings; checkStay compares the dates. */
export const BookingBody = z.object({
  propertyId: id,
  fullName: personName(required),
  phoneNumber: phoneNumber(required),
  checkIn: calendarDate(required),
  checkOut: calendarDate(required),
  email: emailAddress(required).describe(
    "With the phone number the guest's contact, which the host sees. Emails go to the account’s address.",
  ),
  guests: wholeNumber(STAY_LIMITS.guests)
    .optional()
    .describe('How many are coming; left out, as many as the price includes'),
  expectedTotal: z
    .number()
    .optional()
    .describe(
      'The sum in cedi that the guest was shown: 422 when it is another by now. Left out, the stay is booked at the price of the moment, whatever it is.',
    ),
});
export type BookingBody = z.infer<typeof BookingBody>;

/** New dates or guests that the host offers; amounts in cedi. */
export const BookingChange = z.object({
  checkIn: calendarDateResponse,
  checkOut: calendarDateResponse,
  guests: z.number().int().min(1).nullable(),
  lines: z.array(PriceLine),
  total: z.number(),
  deposit: z.number(),
  difference: z.number().describe('What the guest pays more; negative for less'),
  answerBy: instantResponse,
});
export type BookingChange = z.infer<typeof BookingChange>;

/** A booking as every call returns it; amounts in cedi. */
export const Booking = z.object({
  _id: id,
  propertyId: id,
  reference: z.string().describe('What guest and host call the booking by'),
  propertyName: z.string(),
  location: z.string().describe('Of the property'),
  address: z.string().describe('Of the property'),
  region: z.enum(REGIONS),
  photo: Photo.nullable().describe("The property's first"),
  listed: z.boolean().describe('False once the property was taken off the lists'),
  host: z
    .object({ name: z.string(), phoneNumber: z.string().nullable() })
    .describe('The lister of the property'),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  checkIn: calendarDateResponse,
  checkOut: calendarDateResponse,
  nights: z.number().int().min(1),
  guests: z.number().int().min(1).nullable().describe('Null if the guest did not say'),
  nightlyPrice: z.number().describe('Without seasons, discounts and fees'),
  nightPrices: z.array(z.number()).describe('Of each night, before discounts and fees'),
  lines: z
    .array(PriceLine)
    .describe('What the total consists of, in the order in which it is said'),
  total: z.number(),
  deposit: z.number().describe('In cedi; given back after the stay'),
  toPay: z.number().optional().describe('What the guest has still to pay the host'),
  toRefund: z.number().optional().describe('What the host has still to pay back'),
  cancellationPolicy: z
    .enum(CANCELLATION_POLICIES)
    .nullable()
    .describe('Null: the guest cancels until the day before check-in'),
  status: z
    .enum(BOOKING_STATUSES)
    .describe('`requested` until the host answers; `expired` if they did not'),
  request: z
    .object({
      because: z
        .enum(REQUEST_CAUSES)
        .describe('The host accepts each booking, or calendars of other sites could not be read'),
      answerBy: instantResponse.describe('When it expires without an answer'),
      acceptedAt: instantResponse.nullable(),
    })
    .nullable()
    .describe('Null for a stay that was booked at once'),
  cancellation: z
    .object({
      by: z.enum(CANCELLERS).describe('The guest, the host, or an Admin'),
      reason: z.string().nullable().describe('What the host or the Admin said'),
      at: instantResponse.nullable(),
    })
    .nullable()
    .describe('Null unless it was cancelled or declined'),
  change: BookingChange.nullable().describe(
    'Offered by the host; the guest may answer until `answerBy`',
  ),
  arrivedAt: instantResponse.nullable().describe('When the host said that the guest came'),
  ended: z
    .object({ how: z.enum(STAY_ENDS), on: calendarDateResponse })
    .nullable()
    .describe('How it ended otherwise than booked; its dates stay as booked'),
  createdAt: instantResponse,
});
export type Booking = z.infer<typeof Booking>;

export const BookingResponse = z.object({ message: z.string(), booking: Booking });
export type BookingResponse = z.infer<typeof BookingResponse>;

/** What a guest means to end: refused when it is something else by now. */
export const CancelBookingBody = z
  .object({
    seen: z
      .enum(['requested', 'confirmed'])
      .optional()
      .describe(
        'The status that the guest was shown: 409 for a request that is accepted by now. Left out, whatever it is by now is ended',
      ),
  })
  .nullish();
export type CancelBookingBody = z.infer<typeof CancelBookingBody>;

export const ListBookingsResponse = z.array(Booking);

/** The query of GET /api/bookings; a blank value means "not given". */
export const ListBookingsQuery = z.object({
  when: choiceFilter(BOOKING_TIMES),
  page: pageNumber,
  limit,
});
export type ListBookingsQuery = z.infer<typeof ListBookingsQuery>;

/** The response of GET /api/properties/{id}/booked-dates: stays without their guests, earliest first. */
export const BookedDates = z.array(
  z.object({ checkIn: calendarDateResponse, checkOut: calendarDateResponse }),
);
export type BookedDates = z.infer<typeof BookedDates>;
