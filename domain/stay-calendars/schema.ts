import { z } from 'zod';
import { calendarDateResponse, choice, id, instantResponse, line } from '../fields-schema.ts';
import { CALENDAR_LIMITS, CHANNEL_NAMES } from './limits.ts';
import { FEED_PROBLEM_SENTENCES } from './messages.ts';

const channel = choice(CHANNEL_NAMES);
const L = CALENDAR_LIMITS;

/** A calendar of another site to read. */
export const AddFeedBody = z.object({
  name: line(L.name).describe('As its host calls it'),
  channel,
  url: line(L.address, FEED_PROBLEM_SENTENCES.address).describe('https:// or webcal://'),
});
export type AddFeedBody = z.infer<typeof AddFeedBody>;

export const AddExportBody = z.object({ channel });
export type AddExportBody = z.infer<typeof AddExportBody>;

export const CalendarFeed = z.object({
  _id: id,
  name: z.string(),
  channel: z.enum(CHANNEL_NAMES),
  site: z.string().describe('The site of its address, which itself is a secret'),
  lastSuccessAt: instantResponse.nullable(),
  problem: z.string().nullable().describe('Why it cannot be read now, in words'),
  failingSince: instantResponse.nullable(),
  stays: z.number().int().min(0).describe('Entries from today on that take nights'),
  vanished: z
    .number()
    .int()
    .min(0)
    .describe('Entries that vanished at once, kept for a day unless they are freed'),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CalendarExport = z.object({
  _id: id,
  channel: z.enum(CHANNEL_NAMES),
  url: z
    .string()
    .describe('The address for the other site; whoever has it sees which nights are taken'),
  unitUrls: z
    .array(z.string())
    .describe('Of several units, an address for each: it has only its nights'),
  lastReadAt: instantResponse.nullable().describe('When the other site last fetched it'),
});
export type CalendarExport = z.infer<typeof CalendarExport>;

/** Nights that are booked here and taken there, beyond the units that there are. */
export const CalendarClash = z.object({
  nightsId: id.describe('Of the other site’s nights'),
  feedId: id,
  feedName: z.string(),
  summary: z.string().describe('As the other site calls it'),
  from: calendarDateResponse,
  to: calendarDateResponse.describe('The first day that is free'),
  bookingId: id,
  guest: z.string(),
  isRequest: z.boolean().optional().describe('Only asked for here: to be declined, not cancelled'),
  checkIn: calendarDateResponse,
  checkOut: calendarDateResponse,
});
export type CalendarClash = z.infer<typeof CalendarClash>;

export const StayCalendars = z.object({
  name: z.string().describe('Of the stay'),
  feeds: z.array(CalendarFeed),
  exports: z.array(CalendarExport),
  clashes: z.array(CalendarClash),
});
export type StayCalendars = z.infer<typeof StayCalendars>;
