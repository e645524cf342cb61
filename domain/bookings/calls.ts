import { z } from 'zod';
import { CSV, defineCalls, fileResponse } from '../call.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { canUploadProperty } from '../properties/permissions.ts';
import { Property } from '../properties/schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { BookingOfAll } from './all-schema.ts';
import { BOOKINGS_TABLE } from './bookings-table.ts';
import {
  AnswerChangeBody,
  CancelStayBody,
  ChangeBody,
  ChangeQuery,
  ExportHostedStaysQuery,
  HostedStayResponse,
  LeftEarlyBody,
  ListHostedStaysQuery,
  ListHostedStaysResponse,
  StaysToCome,
} from './hosted-schema.ts';
import { canBook, canSeeHostedStays } from './permissions.ts';
import {
  BookedDates,
  Booking,
  BookingBody,
  BookingChange,
  BookingResponse,
  CancelBookingBody,
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
      'Confirmed at once, at the current price, and emailed to the guest and the lister; `requested` where the host accepts each booking first, or calendars of other sites that should be read cannot be: the nights are held until `request.answerBy`. 403: the listing is your own. 409: you have an active booking of this property. 422: the dates are taken, the property cannot be booked, its host takes only verified guests, you have as many upcoming stays as allowed, or `expectedTotal` is no longer what the stay costs. Without an Idempotency-Key, the same booking again is the 409. 429: ten bookings in a day are made.',
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
    summary: 'Cancel your booking, or withdraw your request',
    description:
      'Until the day before check-in; a request at any time. The dates are free at once; guest and lister get an email. 409: too late, settled already, or a request that was accepted meanwhile. 429: ten cancellations in a day are made.',
    access: {},
    params: OneId,
    body: CancelBookingBody,
    responses: { 200: BookingResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'POST /api/bookings/:id/change': {
    tag,
    summary: 'Accept or decline the change that your host offers',
    description:
      'Accepting moves the booking at once, at the sum offered. 409: no offer, or another by now. 422: the nights were taken meanwhile.',
    access: {},
    params: OneId,
    body: AnswerChangeBody,
    responses: { 200: BookingResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DATES_TAKEN'],
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
      'For a guest whose stay was cancelled, or whose request was declined or expired: six at most, the nearest first; none once the dates have begun.',
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
  'GET /api/User/stays/:id/change': {
    tag,
    summary: 'What a booking would cost on other dates',
    description:
      'Nothing changes. At the prices of today, with what the guest pays more or less. 422: the nights are taken.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    query: ChangeQuery,
    responses: { 200: BookingChange },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DATES_TAKEN'],
  },
  'PUT /api/User/stays/:id/change': {
    tag,
    summary: 'Offer other dates or guests for a booking',
    description:
      'The guest is emailed and has 48 hours to answer; until they agree nothing changes, and the new nights are not held. Another offer takes its place. 422: the nights are taken, or the sum is another by now.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    body: ChangeBody,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DATES_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /api/User/stays/:id/change': {
    tag,
    summary: 'Withdraw an offered change',
    access: { permission: canSeeHostedStays },
    params: OneId,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'POST /api/User/stays/:id/accept': {
    tag,
    summary: 'Accept a request for your property',
    description:
      'It is confirmed, and guest and lister get the same emails as when a stay is booked at once. The same again by the person who did it is the same acceptance. 409: settled or expired.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /api/User/stays/:id/arrived': {
    tag,
    summary: 'Say that your guest has arrived',
    description: 'From the day of check-in to that of check-out; saying it again changes nothing.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'DELETE /api/User/stays/:id/arrived': {
    tag,
    summary: 'Take back that your guest has arrived',
    description: 'Until the day of check-out; doing it again changes nothing.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /api/User/stays/:id/decline': {
    tag,
    summary: 'Decline a request for your property',
    description:
      'The guest is emailed the reason, the dates are free at once. The same again by the person who did it is the same answer. 409: settled or expired.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    body: CancelStayBody,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /api/User/stays/:id/no-show': {
    tag,
    summary: 'Say that your guest didn’t come',
    description:
      'From the day after check-in until two weeks after check-out. The nights left can be booked at once; nothing is refunded; the guest is emailed.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /api/User/stays/:id/left-early': {
    tag,
    summary: 'Say that your guest left early',
    description:
      'On a day of the stay before check-out, today or earlier. The nights after it can be booked at once; what the cancellation policy gives back is no longer due; the guest is emailed.',
    access: { permission: canSeeHostedStays },
    params: OneId,
    body: LeftEarlyBody,
    responses: { 200: HostedStayResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
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
