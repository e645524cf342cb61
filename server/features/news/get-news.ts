import type { Actor } from '#domain/accounts/actor.ts';
import { NEWS_MAX, type NewsPart } from '#domain/news/parts.ts';
import { canLookAt } from '#domain/news/permissions.ts';
import type { News } from '#domain/news/schema.ts';
import { countNewStays } from '#server/features/bookings/public.ts';
import { countUnread } from '#server/features/conversations/public.ts';
import { countNewMessages } from '#server/features/site/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lastLooks } from './repository.ts';

/**
 * Others' acts since the actor last looked, and their unread messages; each part is counted up to
 * 100.
 */
export async function getNews(platform: Pick<Platform, 'db' | 'now'>, actor: Actor): Promise<News> {
  const since = await lastLooks.of(platform.db, actor.userId);
  const { stays, hostedStays } = await countNewStays(platform, actor.userId, since, NEWS_MAX);
  const unread = await countUnread(platform, actor.userId, NEWS_MAX);
  const part = (name: NewsPart, count: number) => ({
    count,
    lookedAt: since[name]?.toISOString() ?? null,
  });
  return {
    stays: part('stays', stays),
    hostedStays: part('hostedStays', hostedStays),
    enquiries: { count: unread.received },
    answers: { count: unread.sent },
    contactMessages: part(
      'contactMessages',
      canLookAt(actor, 'contactMessages')
        ? await countNewMessages(platform, since.contactMessages, NEWS_MAX)
        : 0,
    ),
  };
}
