import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { canUploadProperty } from '../properties/permissions.ts';
import { canSeeHostCalendar } from './permissions.ts';
import {
  BlockBody,
  BlockResponse,
  HostCalendar,
  HostCalendarQuery,
  OpenNightsBody,
  StayRulesBody,
  StayRulesResponse,
} from './schema.ts';

const tag = 'bookings';
const OneId = z.object({ id: z.string() });

/** What a stay is sold by, and the calendar of its host (docs/decisions/listings/stays.md). */
export const staysCalls = defineCalls({
  'GET /api/properties/:id/stay-rules': {
    tag,
    summary: 'What a stay is sold by',
    description:
      'Rules of dates and guests, prices by season and day, discounts, fees, and what is paid back after cancelling; amounts in cedi.',
    params: OneId,
    responses: { 200: StayRulesResponse },
    errors: ['NOT_FOUND'],
  },
  'PUT /api/properties/:id/stay-rules': {
    tag,
    summary: 'Set what your stay is sold by',
    description:
      'For its lister or an Admin. Bookings that are made keep their price and terms. 409: the rules were changed since you read `version`, or more units are booked at once than it would have. 422: not a short stay.',
    access: { permission: canUploadProperty },
    params: OneId,
    body: StayRulesBody,
    responses: { 200: StayRulesResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /api/properties/:id/blocks': {
    tag,
    summary: 'Block nights of your stay',
    description:
      'For its lister or an Admin; of several units one. 422: the nights are taken, or it is not a short stay.',
    access: { permission: canUploadProperty },
    params: OneId,
    body: BlockBody,
    responses: { 201: BlockResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DATES_TAKEN'],
  },
  'DELETE /api/properties/:id/blocks/:blockId': {
    tag,
    summary: 'Make blocked nights available again',
    access: { permission: canUploadProperty },
    params: z.object({ id: z.string(), blockId: z.string() }),
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'POST /api/properties/:id/blocks/:blockId/open': {
    tag,
    summary: 'Make some nights of a block available again',
    description:
      'The nights before and after them stay blocked, as blocks of their own. 422: not all of them are its nights.',
    access: { permission: canUploadProperty },
    params: z.object({ id: z.string(), blockId: z.string() }),
    body: OpenNightsBody,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'UNPROCESSABLE'],
  },
  'GET /api/User/stay-calendar': {
    tag,
    summary: 'The calendar of your stays',
    description:
      'Bookings, blocked nights and nights that other sites sold, of all your short stays, with their rules and prices.',
    access: { permission: canSeeHostCalendar },
    query: HostCalendarQuery,
    responses: { 200: HostCalendar },
    errors: ['FORBIDDEN'],
  },
});
