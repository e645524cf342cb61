import type { Platform } from '#server/platform/platform.ts';
import { conversations } from './repository.ts';

/** Counts the conversations with unread messages, received and sent apart, each up to `max`. */
export const countUnread = (
  { db }: Pick<Platform, 'db'>,
  userId: string,
  max: number,
): Promise<{ received: number; sent: number }> => conversations.countUnread(db, userId, max);
