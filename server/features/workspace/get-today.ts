import type { Actor } from '#domain/accounts/actor.ts';
import { NEWS_MAX } from '#domain/news/parts.ts';
import type { Today, WaitingListing } from '#domain/workspace/today-schema.ts';
import { listHostDays } from '#server/features/bookings/public.ts';
import { countUnread } from '#server/features/conversations/public.ts';
import { lastLook } from '#server/features/news/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type WaitingRow, waiting } from './waiting-repository.ts';

const LISTINGS_MAX = 100;

/** What waits for the actor as one who lists: of own listings, an Admin's too. */
export async function getToday(
  platform: Pick<Platform, 'db' | 'now'>,
  { userId }: Actor,
): Promise<Today> {
  const since = await lastLook(platform, userId, 'hostedStays');
  const { received } = await countUnread(platform, userId, NEWS_MAX);
  return {
    unread: received,
    ...(await listHostDays(platform, userId, since)),
    listings: (await waiting.list(platform.db, userId, LISTINGS_MAX)).map(present),
    hasListings: await waiting.hasListings(platform.db, userId),
  };
}

const present = (row: WaitingRow): WaitingListing => ({
  kind: row.kind,
  _id: row.id,
  name: row.name,
  pausedBy: row.pause_reason,
  asked: row.is_asked,
  failedPhotos: row.failed_photos,
});
