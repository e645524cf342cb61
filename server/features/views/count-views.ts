import { createHmac } from 'node:crypto';
import { today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { isBot, VIEWS_OF_ACCOUNT, VIEWS_OF_ADDRESS } from '#domain/views/rules.ts';
import { networkOf } from '#server/platform/network.ts';
import type { Platform } from '#server/platform/platform.ts';
import { views } from './repository.ts';

/** The person or device that reports views. */
interface Viewer {
  userId: string | null;
  address: string;
  userAgent: string | undefined;
  /** The browser asks not to be tracked (DNT, Global Privacy Control). */
  isPrivate: boolean;
}

/**
 * Counts views of listings for their listers: not those by machines, by people who ask not to be
 * tracked, or by the lister; once a day for an account, and a few times for one network address,
 * which many may share.
 */
export async function countViews(
  { db, sessionSecret, now }: Pick<Platform, 'db' | 'sessionSecret' | 'now'>,
  { userId, address, userAgent, isPrivate }: Viewer,
  listings: readonly string[],
): Promise<void> {
  const ids = [...new Set(listings)].filter(isId);
  if (isPrivate || isBot(userAgent) || ids.length === 0) return;
  const day = today(now());
  // Keeps neither account nor address; without our secret the hash says nothing, and tomorrow it is
  // another one.
  const source = createHmac('sha256', sessionSecret)
    .update(`view ${day} ${userId ?? networkOf(address)}`)
    .digest()
    .subarray(0, 16);
  await views.count(db, {
    ids,
    day,
    userId,
    source,
    most: userId ? VIEWS_OF_ACCOUNT : VIEWS_OF_ADDRESS,
  });
}
