import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, conflict } from '#domain/errors.ts';
import { CALENDAR_LIMITS } from '#domain/stay-calendars/limits.ts';
import { calendarMessages, PASSING_PROBLEMS } from '#domain/stay-calendars/messages.ts';
import type { AddFeedBody, CalendarFeed } from '#domain/stay-calendars/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Fetched } from '#server/platform/http/outgoing/fetch-public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { feeds } from './feed-repository.ts';
import { CALENDARS } from './limits.ts';
import { lockManagedStay } from './managed-stay.ts';
import { type KeptProblem, presentFeed, sentenceOf } from './present.ts';
import { fetchFeed, keepFetched, noteFailure } from './read-feed.ts';

type Adding = Pick<Platform, 'db' | 'now' | 'config' | 'limits' | 'fetchPublic'>;

/**
 * Adds a calendar of another site that can be read, or whose site has a problem that will pass.
 * @throws {DomainError} as lockManagedStay; BAD_INPUT with why it cannot be read; CONFLICT when it was added before, or
 * there are too many; TOO_MANY_REQUESTS.
 */
export async function addFeed(
  platform: Adding,
  actor: Actor,
  id: string,
  body: AddFeedBody,
): Promise<CalendarFeed> {
  const { db, limits, config } = platform;
  // Before the address is fetched: a stranger makes us fetch nothing.
  await inTransaction(db, (tx) => requireRoom(tx, actor, id, body));
  if (body.url.startsWith(`${config.appUrl}/`)) throw unreadable('own');
  await limits.of(CALENDARS).take(actor.userId);
  const fetched = await fetchFeed(platform, body.url);
  return inTransaction(db, async (tx) => {
    await requireRoom(tx, actor, id, body);
    return insert(tx, platform, id, body, fetched);
  });
}

async function requireRoom(tx: Transaction, actor: Actor, id: string, { url }: AddFeedBody) {
  await lockManagedStay(tx, actor, id);
  const there = await feeds.list(tx, id, NO_DAY);
  if (there.some((feed) => feed.url === url)) throw conflict(calendarMessages.sameFeed);
  if (there.length >= CALENDAR_LIMITS.feeds) throw conflict(calendarMessages.tooMany);
}

/** Where the nights do not matter. */
const NO_DAY = 'infinity';

async function insert(
  tx: Transaction,
  platform: Adding,
  listingId: string,
  { name, channel, url }: AddFeedBody,
  fetched: Fetched,
): Promise<CalendarFeed> {
  const now = platform.now();
  const feed = await feeds.insert(tx, {
    id: uuid(),
    listing_id: listingId,
    name,
    channel,
    url,
    created_at: now,
  });
  const problem = await keepFetched(tx, platform, feed, fetched);
  if (problem !== undefined && problem !== 'incomplete') {
    if (!PASSING_PROBLEMS.has(problem)) throw unreadable(problem);
    await noteFailure(tx, platform, feed, problem);
  }
  const added = (await feeds.list(tx, listingId, today(now))).find((each) => each.id === feed.id);
  if (!added) throw new Error('a calendar that was just added is not there');
  return presentFeed(added);
}

function unreadable(problem: KeptProblem) {
  const sentence = sentenceOf(problem);
  return badInput(sentence, { url: sentence });
}
