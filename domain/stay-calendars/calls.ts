import { z } from 'zod';
import { defineCalls, fileResponse, notModified } from '../call.ts';
import { wholeFilter } from '../filters-schema.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { canUploadProperty } from '../properties/permissions.ts';
import { STAY_LIMITS } from '../stays/limits.ts';
import { CALENDAR_LIMITS, READING } from './limits.ts';
import {
  AddExportBody,
  AddFeedBody,
  CalendarExport,
  CalendarFeed,
  StayCalendars,
} from './schema.ts';

const tag = 'bookings';
const access = { permission: canUploadProperty };
const OneId = z.object({ id: z.string() });
const OneFeed = z.object({ id: z.string(), feedId: z.string() });

/** Calendars of other sites: those read, and those given to them (docs/decisions/listings/calendar-feeds.md). */
export const stayCalendarsCalls = defineCalls({
  'GET /api/properties/:id/calendars': {
    tag,
    summary: 'Calendars that your stay is connected with',
    description:
      'For its lister or an Admin: those it reads, those it gives, and nights booked twice.',
    access,
    params: OneId,
    responses: { 200: StayCalendars },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'UNPROCESSABLE'],
  },
  'POST /api/properties/:id/calendar-feeds': {
    tag,
    summary: 'Read a calendar of another site',
    description: `For its lister or an Admin; at most ${CALENDAR_LIMITS.feeds}. It is read at once, then every ${READING.everyMinutes} minutes. \`problem\` says if its site does not answer now. 400: it cannot be read, with the reason at \`url\`. 409: added already, or too many.`,
    access,
    params: OneId,
    body: AddFeedBody,
    responses: { 201: CalendarFeed },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /api/properties/:id/calendar-feeds/:feedId': {
    tag,
    summary: 'Stop reading a calendar',
    description: 'Nights that are taken only there are free again.',
    access,
    params: OneFeed,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'POST /api/properties/:id/calendar-feeds/:feedId/free': {
    tag,
    summary: 'Free nights that vanished from a calendar',
    description:
      'Those of which more than half vanished at once, which are otherwise kept for a day.',
    access,
    params: OneFeed,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'POST /api/properties/:id/imported-nights/:nightsId/settle': {
    tag,
    summary: 'Keep your booking where nights are booked twice',
    description:
      'For its lister or an Admin, who has settled it with the other site: its nights no longer count until their dates change. 404: they are no longer booked twice.',
    access,
    params: z.object({ id: z.string(), nightsId: z.string() }),
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'POST /api/properties/:id/calendar-exports': {
    tag,
    summary: 'Make an address at which another site reads your calendar',
    description: 'One for each site; it leaves out nights that came from there. 409: it has one.',
    access,
    params: OneId,
    body: AddExportBody,
    responses: { 201: CalendarExport },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'],
  },
  'DELETE /api/properties/:id/calendar-exports/:exportId': {
    tag,
    summary: 'Remove an address of your calendar',
    access,
    params: z.object({ id: z.string(), exportId: z.string() }),
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/calendars/:token.ics': {
    tag,
    summary: 'A stay’s taken nights, for another site',
    description:
      'Open to anyone with the secret address. An iCalendar file (RFC 5545) of whole days, with no guest data. Of several units: the nights on which none is left, or those of one `unit`.',
    params: z.object({ token: z.string() }),
    query: z.object({
      unit: wholeFilter(STAY_LIMITS.units.min, STAY_LIMITS.units.max).describe('Only its nights'),
    }),
    responses: { 200: fileResponse('text/calendar'), ...notModified },
    errors: ['NOT_FOUND'],
  },
});
