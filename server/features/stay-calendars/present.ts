import type { Channel } from '#domain/stay-calendars/limits.ts';
import {
  calendarMessages,
  FEED_PROBLEM_SENTENCES,
  type FeedProblem,
} from '#domain/stay-calendars/messages.ts';
import type { CalendarClash, CalendarExport, CalendarFeed } from '#domain/stay-calendars/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { ExportRow } from './export-repository.ts';
import type { FeedRow, ListedFeedRow } from './feed-repository.ts';
import type { ClashRow } from './imported-repository.ts';

export const presentFeed = (row: ListedFeedRow): CalendarFeed => ({
  _id: row.id,
  name: row.name,
  channel: row.channel as Channel,
  site: new URL(row.url).hostname,
  lastSuccessAt: row.last_success_at?.toISOString() ?? null,
  problem: row.problem === null ? null : sentenceOf(row.problem as KeptProblem),
  failingSince: row.failing_since?.toISOString() ?? null,
  stays: row.stays,
  vanished: row.vanished,
});

/** A problem as it is kept: that a calendar was read, but not all of it, is one too. */
export type KeptProblem = FeedProblem | 'incomplete';

export const sentenceOf = (problem: KeptProblem): string =>
  problem === 'incomplete' ? calendarMessages.incomplete : FEED_PROBLEM_SENTENCES[problem];

export const presentExport = (row: ExportRow, appUrl: string): CalendarExport => ({
  _id: row.id,
  channel: row.channel as Channel,
  url: `${appUrl}/api/calendars/${row.token}.ics`,
  lastReadAt: row.last_read_at?.toISOString() ?? null,
});

export const presentClash = (row: ClashRow): CalendarClash => ({
  feedId: row.feed_id,
  feedName: row.feed_name,
  summary: row.summary,
  from: row.first_night as CalendarDate,
  to: row.free_from as CalendarDate,
  bookingId: row.booking_id,
  guest: row.full_name,
  checkIn: row.check_in as CalendarDate,
  checkOut: row.check_out as CalendarDate,
});

/** When a feed was last in order: read, or else added. */
export const lastInOrder = (row: Pick<FeedRow, 'last_success_at' | 'created_at'>): Date =>
  row.last_success_at ?? row.created_at;
