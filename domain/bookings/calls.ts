import { z } from 'zod';
import { CSV, defineCalls, fileResponse } from '../call.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { canUploadProperty } from '../properties/permissions.ts';
import { Property } from '../properties/schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { BookingOfAll } from './all-schema.ts';
import { BOOKINGS_TABLE } from './bookings-table.ts';
import {
  CancelStayBody,
  ExportHostedStaysQuery,
  HostedStayResponse,
  ListHostedStaysQuery,
  ListHostedStaysResponse,
  StaysToCome,
} from './hosted-schema.ts';
import { canBook, canSeeHostedStays } from './permissions.ts';
import {
  BookedDates,
  Booking,
  BookingBody,
  BookingResponse,
  ListBookingsQuery,
  ListBookingsResponse,
} from './schema.ts';

const tag = 'bookings';
const OneId = z.object({ id: z.string() });

/** Booking stays, and the guest's own bookings (specification §7). */
export const bookingsCalls = defineCalls({
  'POST /api/bookings': {
    tag,
    summary: 'Book a stay',
    description:
      'Confirmed at once, at the current price, and emailed to the guest and the lister. 403: the listing is your own. 409: you have an active booking of this property. 422: the dates are taken, the property cannot be booked, you have as many upcoming stays as allowed, or `expectedTotal` is no longer what the stay costs. Without an Idempotency-Key, the same booking again is the 409. 429: ten bookings in a day are made.',
    access: { permission: canBook, confirmed: true },
    headers: IdempotencyHeaders,
    body: BookingBody,
    responses: { 201: BookingResponse },
    errors: [
      'FOREIGN_ORIGIN',
      'OWN_LISTING',
      'NOT_FOUND',
      'ALREADY_BOOKED',
      'DATES_TAKEN',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /api/bookings': {
    tag,
    summary: 'Your bookings',
    description:
      'The newest first; those that are `upcoming` (or under way) the next first; those that are `past` or cancelled the latest first. `limit` and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
    access: {},
    query: ListBookingsQuery,
    responses: { 200: ListBookingsResponse },
  },
  'POST /api/bookings/:id/cancel': {
    tag,
    summary: 'Cancel your booking',
    description:
      'Until the day before check-in. The dates are free at once; guest and lister get an email. 409: too late, or settled already. 429: ten cancellations in a day are made.',
    access: {},
    params: OneId,
    responses: { 200: BookingResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'GET /api/bookings/:id': {
    tag,
    summary: 'One of your bookings',
    access: {},
    params: OneId,
    responses: { 200: Booking },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/bookings/:id/instead': {
    tag,
    summary: 'Stays available on the dates of your booking',
    description:
      'For a guest whose stay was cancelled: six at most, the nearest first; none once the dates have begun.',
    access: {},
    params: OneId,
    responses: { 200: z.array(Property) },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/bookings/:id/calendar': {
    tag,
    summary: 'Your stay as a calendar file',
    description: 'iCalendar (RFC 5545), whole days; the same as in the email.',
    access: {},
    params: OneId,
    responses: { 200: fileResponse('text/calendar') },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/properties/:id/booked-dates': {
    tag,
    summary: 'Dates that are taken',
    description:
      'From today on, as far ahead as anyone has booked. A check-out day is free for the next check-in.',
    params: OneId,
    responses: { 200: BookedDates },
    errors: ['NOT_FOUND'],
  },
});

/** Stays at the lister's own properties (docs/decisions/listings/stays.md). */
export const hostedStaysCalls = defineCalls({
  'GET /api/User/stays': {
    tag,
    summary: 'Stays at your properties',
    description:
      "For those who list properties: at their own; an Admin gets everyone's. The newest first; those that are `upcoming` (or under way) the next first; those that are `past` or cancelled the latest first. `state` says it more finely. `limit` and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.",
    access: { permission: canSeeHostedStays },
    query: ListHostedStaysQuery,
    responses: { 200: ListHostedStaysResponse },
    errors: ['FORBIDDEN'],
  },
  'GET /api/User/stays.csv': {
    tag,
    summary: 'Stays at your properties, as a file',
    description:
      'Every stay that the filters find, the newest first, as CSV (RFC 4180); an Admin gets everyone’s. A text that a spreadsheet would take for a formula has an apostrophe before it.',
    access: { permission: canSeeHostedStays },
    query: ExportHostedStaysQuery,
    responses: { 200: fileResponse(CSV) },
    errors: ['FORBIDDEN'],
  },
  'POST /api/User/stays/:id/cancel': {
    tag,
    summary: 'Cancel a stay at your property',
    description:
      'As long as it is not over; an Admin any. The guest is emailed the reason, the dates are free at once. The same again by the person who did it is the same cancellation. 409: settled already. 422: what is offered instead is not available then, or dearer. 429: a hundred in a day are cancelled.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    body: CancelStayBody,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
  },
  'GET /api/User/stays/:id/offers': {
    tag,
    summary: 'What you could offer a guest instead',
    description:
      'Other stays of the same host that can be booked on the dates of this one, for as many guests and no more money; twelve at most, none once the dates have begun.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    responses: { 200: z.array(Property) },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/properties/:id/stays-to-come': {
    tag,
    summary: 'The stays that deleting a property would cancel',
    description: 'For anyone who may delete it; with the confirmation that deleting it needs.',
    access: { permission: canUploadProperty },
    params: OneId,
    responses: { 200: StaysToCome },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});

export const allBookingsTable = tableCalls(BOOKINGS_TABLE, BookingOfAll);
