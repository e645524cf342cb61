import { type RawBuilder, sql } from 'kysely';
import { announce, MOST_NAMED } from '#server/platform/cache/announce.ts';
import { EVERYTHING } from '#server/platform/cache/topics.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type ListingAddress, listingTopic, listingTopics, SITE, STAYS } from './topics.ts';

/**
 * Repositories call these in the transaction that changes something visitors see, so that kept
 * responses are made again (docs/decisions/platform/responses-from-memory.md).
 */

/** After listings, or anything shown on them, were added, changed, paused or deleted. */
export const announceListings = (
  tx: Transaction,
  listings: readonly ListingAddress[],
): Promise<void> => announce(tx, [...new Set(listings.flatMap(listingTopics))]);

/**
 * After comments of properties were written, changed, answered or deleted; their stars change the
 * property as well.
 */
export const announceComments = (
  tx: Transaction,
  comments: readonly { listing_id: string }[],
): Promise<void> =>
  announce(
    tx,
    comments.map(({ listing_id: id }) => listingTopic({ kind: 'property', id })),
  );

/**
 * After people's name, role, picture, badge, answer time or suspension changed, which their
 * listings and comments show.
 */
export async function announcePeople(tx: Transaction, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const { rows } = await sql<ListingAddress & { isOwn: boolean }>`
    select kind, id, bool_or(is_own) as "isOwn" from (
      select kind, id, true as is_own from listings
        where lister_id = any(${people}::uuid[]) and deleted_at is null
      union all
      select kind, id, false from listings
        where id in (select listing_id from comments where user_id = any(${people}::uuid[]))
    ) as theirs
    group by kind, id limit ${MOST_NAMED + 1}`.execute(tx);
  const topics = rows.flatMap((row) => (row.isOwn ? listingTopics(row) : [listingTopic(row)]));
  await announce(tx, [...new Set(topics)]);
}

/** After a photo became ready, or failed: one of a listing, or the picture of its video. */
export const announcePhoto = (tx: Transaction, key: string): Promise<void> =>
  announceListingsWhere(
    tx,
    sql`id in (select listing_id from listing_photos where photo_key = ${key})
      or video_key in (select key from videos where poster_key = ${key})`,
  );

/** After videos became ready, got another picture, or are to be tried once more. */
export const announceVideos = (tx: Transaction, keys: readonly string[]): Promise<void> =>
  announceListingsWhere(tx, sql`video_key = any(${keys}::text[])`);

/** After a stay was booked or cancelled, which changes the free dates. */
export const announceStays = (tx: Transaction): Promise<void> => announce(tx, [STAYS]);

/** After the site's settings changed. */
export const announceSite = (tx: Transaction): Promise<void> => announce(tx, [SITE]);

/** For changes too wide to name. */
export const announceEverything = (tx: Transaction): Promise<void> => announce(tx, [EVERYTHING]);

async function announceListingsWhere(
  tx: Transaction,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<ListingAddress>`
    select kind, id from listings where deleted_at is null and (${condition})
    limit ${MOST_NAMED + 1}`.execute(tx);
  await announceListings(tx, rows);
}
