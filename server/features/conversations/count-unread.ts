import type { Platform } from '#server/platform/platform.ts';
import { conversations } from './repository.ts';

/** In how many conversations someone has something to read: of those received, and of those sent; each up to `max`. */
export const countUnread = (
  { db }: Pick<Platform, 'db'>,
  userId: string,
  max: number,
): Promise<{ received: number; sent: number }> => conversations.countUnread(db, userId, max);
