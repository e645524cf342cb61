import type { Channel } from '#domain/stay-calendars/limits.ts';
import {
  calendarMessages,
  FEED_PROBLEM_SENTENCES,
  type FeedProblem,
} from '#domain/stay-calendars/messages.ts';
import type { CalendarClash, CalendarExport, CalendarFeed } from '#domain/stay-calendars/schema.ts';
import type { ExportRow } from './export-repository.ts';
import type { FeedRow, ListedFeedRow } from './feed-repository.ts';
import type { Clash } from './list-clashes.ts';

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

export function presentExport(row: ExportRow, appUrl: string, units: number): CalendarExport {
  const url = `${appUrl}/api/calendars/${row.token}.ics`;
  const each = units > 1 ? Array.from({ length: units }, (_, at) => at + 1) : [];
  return {
    _id: row.id,
    channel: row.channel as Channel,
    url,
    unitUrls: each.map((unit) => `${url}?unit=${unit}`),
    lastReadAt: row.last_read_at?.toISOString() ?? null,
  };
}

export const presentClash = ({ booking, imported }: Clash): CalendarClash => ({
  nightsId: imported.id,
  feedId: imported.feed_id,
  feedName: imported.feed_name,
  summary: imported.summary,
  from: imported.from,
  to: imported.to,
  bookingId: booking.id,
  guest: booking.guest,
  isRequest: booking.is_request,
  checkIn: booking.from,
  checkOut: booking.to,
});

/** When a feed was last in order: read, or else added. */
export const lastInOrder = (row: Pick<FeedRow, 'last_success_at' | 'created_at'>): Date =>
  row.last_success_at ?? row.created_at;
