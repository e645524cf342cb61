import type { FeedEvent } from '#domain/stay-calendars/feed-nights.ts';
import { importFeed } from '#domain/stay-calendars/import-feed.ts';
import { READING } from '#domain/stay-calendars/limits.ts';
import type { FeedProblem } from '#domain/stay-calendars/messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Fetched } from '#server/platform/http/outgoing/fetch-public.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { toldNights } from './exported-nights.ts';
import { type FeedRow, feeds } from './feed-repository.ts';
import { imported } from './imported-repository.ts';
import { listClashes } from './list-clashes.ts';
import { clashMail, silentFeedMail, vanishedMail } from './mails.ts';
import { type KeptProblem, lastInOrder, sentenceOf } from './present.ts';
import { readIcal } from './read-ical.ts';

type Reading = Pick<Platform, 'db' | 'now' | 'config' | 'fetchPublic'>;

const HOUR_MS = 3_600_000;

/**
 * Reads a calendar of another site and keeps what it says. One that cannot be read changes no
 * nights.
 * @returns whether it was read; false too for a feed that is gone.
 */
export async function readFeed(platform: Reading, feedId: string): Promise<boolean> {
  const feed = await feeds.find(platform.db, feedId);
  if (!feed) return false;
  const fetched = await fetchFeed(platform, feed.url, feed.etag);
  return inTransaction(platform.db, async (tx) => {
    const locked = await feeds.lock(tx, feedId);
    if (!locked) return false;
    const problem = await keepFetched(tx, platform, locked, fetched);
    if (problem !== undefined && problem !== 'incomplete') {
      await noteFailure(tx, platform, locked, problem);
      return false;
    }
    return true;
  });
}

/** Fetches a calendar by the address that a host gave, which may begin with webcal://. */
export const fetchFeed = (
  { fetchPublic }: Pick<Platform, 'fetchPublic'>,
  url: string,
  etag: string | null = null,
): Promise<Fetched> =>
  fetchPublic(url.replace(/^webcals?:/i, 'https:'), {
    maxBytes: READING.maxBytes,
    timeoutMs: READING.timeoutMs,
    etag,
  });

/** Keeps what was fetched; returns why it could not be read, or not all of it. */
export async function keepFetched(
  tx: Transaction,
  platform: Omit<Reading, 'fetchPublic' | 'db'>,
  feed: FeedRow,
  fetched: Fetched,
): Promise<KeptProblem | undefined> {
  if (!fetched.ok) return fetched.problem;
  const now = platform.now();
  const day = today(now);
  const before = await imported.known(tx, feed.id);
  // The same as at the last reading: what was missing then is missing again.
  const same = (): FeedEvent[] => before.filter(({ misses }) => misses === 0);
  const read =
    'unchanged' in fetched
      ? ({ ok: true, feed: { events: same(), cancelled: [], complete: true } } as const)
      : readIcal(fetched.text, day);
  if (!read.ok) return read.problem;
  const told = await toldNights(tx, feed, day);
  const { kept, vanished } = importFeed(before, read.feed, { now, told });
  await imported.save(tx, feed.id, { before, after: kept }, now);
  const { complete } = read.feed;
  await feeds.update(tx, feed.id, {
    read_at: now,
    last_success_at: now,
    problem: complete ? null : ('incomplete' satisfies KeptProblem),
    failing_since: null,
    silence_mailed_at: null,
    vanished,
    // What could not be read is fetched again, and not called unchanged.
    ...(!('unchanged' in fetched) && { etag: complete ? fetched.etag : null }),
  });
  if (vanished > 0 && feed.vanished === 0) await mailHost(tx, platform, feed, { vanished });
  await mailClashes(tx, platform, feed);
  return complete ? undefined : 'incomplete';
}

/** Mails the host about nights of a calendar that are booked here too, once for each dates. */
async function mailClashes(
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'config'>,
  feed: FeedRow,
): Promise<void> {
  const now = platform.now();
  const [twice] = await listClashes(tx, { listingId: feed.listing_id }, now);
  const unsaid = (twice?.clashes ?? []).filter(
    ({ imported: { feed_id, clash_mailed_at } }) => feed_id === feed.id && !clash_mailed_at,
  );
  if (unsaid.length === 0) return;
  const ids = unsaid.map((clash) => clash.imported.id);
  await imported.noteClashMail(tx, ids, now);
  await mailHost(tx, platform, feed, {
    clashes: unsaid.map(({ booking, imported: { from, to } }) => ({
      guest: booking.guest,
      isRequest: booking.is_request,
      from,
      to,
    })),
  });
}

export async function noteFailure(
  tx: Transaction,
  platform: Omit<Reading, 'fetchPublic' | 'db'>,
  feed: FeedRow,
  problem: FeedProblem,
): Promise<void> {
  const now = platform.now();
  const silentMs = now.getTime() - lastInOrder(feed).getTime();
  const isSilent = feed.silence_mailed_at === null && silentMs >= READING.silenceHours * HOUR_MS;
  await feeds.update(tx, feed.id, {
    read_at: now,
    problem,
    failing_since: feed.failing_since ?? now,
    ...(isSilent && { silence_mailed_at: now }),
  });
  if (isSilent) await mailHost(tx, platform, feed, { reason: sentenceOf(problem) });
}

async function mailHost(
  tx: Transaction,
  { config }: Pick<Platform, 'config'>,
  feed: FeedRow,
  what:
    | { vanished: number }
    | { reason: string }
    | Pick<Parameters<typeof clashMail>[0], 'clashes'>,
): Promise<void> {
  const host = await feeds.host(tx, feed.listing_id);
  if (!host) return;
  const about = { host, listingId: feed.listing_id, feed: feed.name, appUrl: config.appUrl };
  await queueMail(tx, mailOf());

  function mailOf() {
    if ('clashes' in what) return clashMail({ ...about, ...what });
    if ('vanished' in what) return vanishedMail({ ...about, ...what });
    return silentFeedMail({ ...about, ...what, since: lastInOrder(feed) });
  }
}
