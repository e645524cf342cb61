import { type RawBuilder, sql } from 'kysely';
import { announce, MOST_NAMED } from '#server/platform/cache/announce.ts';
import { EVERYTHING } from '#server/platform/cache/topics.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type ListingAddress, listingTopic, listingTopics, SITE, STAYS } from './topics.ts';

/**
 * What repositories call in the transaction that changes something which visitors are shown, so that responses that are
 * kept are made again (docs/decisions/responses-from-memory.md).
 */

/** Listings were listed, changed, paused or deleted, or something that stands on them was. */
export const announceListings = (
  tx: Transaction,
  listings: readonly ListingAddress[],
): Promise<void> => announce(tx, [...new Set(listings.flatMap(listingTopics))]);

/** Comments of properties were written, changed, answered or deleted; with their stars a property changes itself. */
export const announceComments = (
  tx: Transaction,
  comments: readonly { listing_id: string }[],
): Promise<void> =>
  announce(
    tx,
    comments.map(({ listing_id: id }) => listingTopic({ kind: 'property', id })),
  );

/** People have another name, role, picture, badge or answer time, or are suspended, or no longer: it stands on what they list and wrote. */
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

/** A photo is ready, or cannot be shown: one of a listing, or the picture of its video. */
export const announcePhoto = (tx: Transaction, key: string): Promise<void> =>
  announceListingsWhere(
    tx,
    sql`id in (select listing_id from listing_photos where photo_key = ${key})
      or video_key in (select key from videos where poster_key = ${key})`,
  );

/** Videos are ready, have another picture, or are to be tried once more. */
export const announceVideos = (tx: Transaction, keys: readonly string[]): Promise<void> =>
  announceListingsWhere(tx, sql`video_key = any(${keys}::text[])`);

/** A stay was booked or cancelled: other stays are free. */
export const announceStays = (tx: Transaction): Promise<void> => announce(tx, [STAYS]);

/** The site's settings. */
export const announceSite = (tx: Transaction): Promise<void> => announce(tx, [SITE]);

/** More than can be said by itself. */
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
