import { z } from 'zod';
import {
  calendarDate,
  calendarDateAnswer,
  emailAddress,
  id,
  instantAnswer,
  limit,
  line,
  pageNumber,
  phoneNumber,
} from '../fields.schema.ts';
import { FULL_NAME_MAX } from './rules.ts';
import { bookingSentences } from './sentences.ts';
import { BOOKING_STATUSES } from './state.ts';

const required = bookingSentences.allFieldsRequired;

/** The body of POST /api/bookings; the dates against each other are for checkStay. */
export const BookingBody = z.object({
  propertyId: id,
  fullName: line(FULL_NAME_MAX, required),
  phoneNumber: phoneNumber(required),
  checkIn: calendarDate(required),
  checkOut: calendarDate(required),
  email: emailAddress(required),
});
export type BookingBody = z.infer<typeof BookingBody>;

/** A booking as every call answers it; amounts in cedi. */
export const Booking = z.object({
  _id: id,
  propertyId: id,
  propertyName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  checkIn: calendarDateAnswer,
  checkOut: calendarDateAnswer,
  nights: z.number().int().min(1),
  nightlyPrice: z.number(),
  total: z.number(),
  status: z.enum(BOOKING_STATUSES),
  createdAt: instantAnswer,
});
export type Booking = z.infer<typeof Booking>;

export const BookingAnswer = z.object({ message: z.string(), booking: Booking });
export type BookingAnswer = z.infer<typeof BookingAnswer>;

export const ListBookingsAnswer = z.array(Booking);
export const ListBookingsQuery = z.object({ page: pageNumber, limit });
export type ListBookingsQuery = z.infer<typeof ListBookingsQuery>;
