import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Addressee } from '#server/platform/mail/mail.ts';

/** Columns that nobody entered, and those with events of their own: moderation, lister, creation. */
const NOT_SAID = [
  ...['id', 'kind', 'lister_id', 'created_at', 'updated_at', 'deleted_at', 'confirmed_at'],
  ...[
    'search_text',
    'fact_keys',
    'facts_read',
    'facts_answered',
    'lat',
    'lng',
    'near_lat',
    'near_lng',
    'pin_radius',
  ],
  ...['place_edition', 'rating_total', 'rating_count', 'paused_at', 'earlier_pause'],
  ...['moderation', 'moderation_at', 'moderation_reason', 'approved_at', 'withheld'],
  'relocation_request',
];

export interface StoredState {
  listing: Record<string, unknown>;
  photos: string[];
}

/** The full stored state of a listing. */
export async function readStoredState(
  tx: Transaction,
  id: string,
): Promise<StoredState | undefined> {
  const { rows } = await sql<StoredState>`
    select to_jsonb(listing) - ${NOT_SAID}::text[] as listing,
      array(select photo_key from listing_photos where listing_id = listing.id
        order by position) as photos
    from listings as listing where id = ${id}`.execute(tx);
  return rows[0];
}

/** The lister's address and the listing's name, for a mail. */
export async function readTold(
  tx: Transaction,
  id: string,
): Promise<({ name: string } & Addressee) | undefined> {
  const { rows } = await sql<{ name: string } & Addressee>`
    select listing.name, users.email, users.firstname from listings as listing
    join users on users.id = listing.lister_id where listing.id = ${id}`.execute(tx);
  return rows[0];
}
