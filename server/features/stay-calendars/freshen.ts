import { READING } from '#domain/stay-calendars/limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { feeds } from './feed-repository.ts';
import { readFeed } from './read-feed.ts';

/**
 * Reads those calendars of a stay that were last read 15 minutes ago or earlier, before it is booked
 * at once.
 * @returns whether all are fresh now.
 */
export async function freshenCalendars(
  platform: Pick<Platform, 'db' | 'now' | 'config' | 'fetchPublic'>,
  listingId: string,
): Promise<boolean> {
  const since = new Date(platform.now().getTime() - READING.everyMinutes * 60_000);
  const stale = await feeds.stale(platform.db, listingId, since);
  const read = await Promise.all(stale.map((id) => readFeed(platform, id)));
  return read.every(Boolean);
}
