import type { Actor } from '#domain/accounts/actor.ts';
import { NEWS_MAX } from '#domain/news/parts.ts';
import type { OwnReport } from '#domain/workspace/own-report-schema.ts';
import type { Today, WaitingListing } from '#domain/workspace/today-schema.ts';
import { listHostDays } from '#server/features/bookings/public.ts';
import {
  countUnread,
  listOwnConversationReports,
  listToAnswer,
} from '#server/features/conversations/public.ts';
import { lastLook } from '#server/features/news/public.ts';
import { listOwnReports } from '#server/features/reports/public.ts';
import { listClashes } from '#server/features/stay-calendars/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type WaitingRow, waiting } from './waiting-repository.ts';

const LISTINGS_MAX = 100;

/** How long someone's own reports are shown after they end. */
const REPORT_SHOWN_MS = 14 * 24 * 60 * 60_000;
const REPORTS_MAX = 50;

/** The tasks that wait for the actor as a lister: about own listings only, even for an Admin. */
export async function getToday(
  platform: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
): Promise<Today> {
  const { userId } = actor;
  const since = await lastLook(platform, userId, 'hostedStays');
  const { received } = await countUnread(platform, userId, NEWS_MAX);
  return {
    unread: received,
    toAnswer: await listToAnswer(platform, actor),
    ...(await listHostDays(platform, userId, since)),
    clashes: (await listClashes(platform.db, { listerId: userId }, platform.now())).map(
      ({ stay, clashes }) => ({ propertyId: stay.id, name: stay.name, count: clashes.length }),
    ),
    listings: (await waiting.list(platform.db, userId, LISTINGS_MAX)).map(present),
    reports: await reportsBy(platform, userId),
    hasListings: await waiting.hasListings(platform.db, userId),
  };
}

/** Someone's reports, conversations included, newest first. */
async function reportsBy(
  platform: Pick<Platform, 'db' | 'now'>,
  userId: string,
): Promise<OwnReport[]> {
  const since = new Date(platform.now().getTime() - REPORT_SHOWN_MS);
  const shown = { since, max: REPORTS_MAX };
  return [
    ...(await listOwnReports(platform, userId, shown)),
    ...(await listOwnConversationReports(platform, userId, shown)),
  ].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

const present = (row: WaitingRow): WaitingListing => ({
  kind: row.kind,
  _id: row.id,
  name: row.name,
  pausedBy: row.pause_reason,
  moderation:
    row.moderation === 'live'
      ? null
      : {
          state: row.moderation,
          reason: row.moderation_reason ?? '',
          reported: row.is_reported,
        },
  asked: row.is_asked,
  failedPhotos: row.failed_photos,
});
