import { sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** A listing and its kind. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
}

export interface ModeratedRow {
  id: string;
  name: string;
  lister_id: string;
  email: string;
  firstname: string;
  moderation: ModerationState;
  moderation_reason: string | null;
  moderation_at: Date | null;
  updated_at: Date;
}

interface Change {
  state: ModerationState;
  reason: string | null;
  at: Date;
}

export const moderation = {
  /** A listing that is not deleted, locked until the transaction ends. */
  async lock(tx: Transaction, { kind, id }: ListingAddress): Promise<ModeratedRow | undefined> {
    const { rows } = await sql<ModeratedRow>`
      select listings.id, name, lister_id, users.email, users.firstname,
        moderation, moderation_reason, moderation_at, listings.updated_at
      from listings join users on users.id = lister_id
      where listings.id = ${id} and kind = ${kind} and deleted_at is null
      for no key update of listings`.execute(tx);
    return rows[0];
  },

  /** Takes a live listing off the lists; keeps the reason of an earlier pause. */
  async takeOff(tx: Transaction, id: string, change: Change): Promise<void> {
    const { rows } = await sql<ListingAddress>`
      update listings set moderation = ${change.state}, moderation_reason = ${change.reason},
        moderation_at = ${change.at}, earlier_pause = pause_reason,
        paused_at = coalesce(paused_at, ${change.at}), pause_reason = 'moderation'
      where id = ${id} returning kind, id`.execute(tx);
    await announceListings(tx, rows);
  },

  /** Changes the state of a listing that stays off the lists; a refused one loses its approval. */
  async move(tx: Transaction, id: string, change: Change): Promise<void> {
    const { rows } = await sql<ListingAddress>`
      update listings set moderation = ${change.state}, moderation_reason = ${change.reason},
        moderation_at = ${change.at},
        approved_at = case when moderation = 'refused' then null else approved_at end
      where id = ${id} returning kind, id`.execute(tx);
    await announceListings(tx, rows);
  },

  /** Puts a listing back in the lists as approved, unless it was paused before it was taken off. */
  async bringBack(tx: Transaction, id: string, at: Date): Promise<void> {
    const { rows } = await sql<ListingAddress>`
      update listings set moderation = 'live', moderation_reason = null, moderation_at = null,
        approved_at = ${at},
        paused_at = case when earlier_pause is not null then paused_at end,
        pause_reason = earlier_pause, earlier_pause = null
      where id = ${id} returning kind, id`.execute(tx);
    await announceListings(tx, rows);
  },

  /** Records that a live listing was reviewed. */
  async setApproved(tx: Transaction, id: string, at: Date): Promise<void> {
    await sql`
      update listings set moderation_at = null, approved_at = ${at}
      where id = ${id} and moderation = 'live' and deleted_at is null`.execute(tx);
  },

  /** Queues a live listing for review; one that is waiting already keeps its place. */
  async setToReview(tx: Transaction, id: string, since: Date): Promise<void> {
    await sql`
      update listings set moderation_at = ${since}
      where id = ${id} and moderation = 'live' and moderation_at is null and deleted_at is null`.execute(
      tx,
    );
  },

  /** Everything that Admins review of a listing, which is all but its price, as one text to compare. */
  async contentOf(tx: Transaction, id: string): Promise<string> {
    const { rows } = await sql<{ content: string }>`
      select jsonb_build_array(
        to_jsonb(listings) - ${NOT_LOOKED_AT}::text[],
        (select jsonb_agg(photo_key order by position) from listing_photos where listing_id = listings.id)
      )::text as content
      from listings where id = ${id}`.execute(tx);
    return rows[0]?.content ?? '';
  },

  /** Counts someone's live listings, leaving one out, that are approved or need no review. */
  async countApproved(db: Db, lister: string, except?: string): Promise<number> {
    const isOther = except ? sql`id <> ${except}` : sql`true`;
    const { rows } = await sql<{ approved: number }>`
      select count(*) as approved from listings
      where lister_id = ${lister} and ${isOther} and ${IS_APPROVED}`.execute(db);
    return Number(rows[0]?.approved ?? 0);
  },

  /** Someone's listings that are not live. */
  async ownOffLists(db: Db, lister: string) {
    const { rows } = await sql<{
      id: string;
      kind: ListingKind;
      moderation: Exclude<ModerationState, 'live'>;
      moderation_reason: string | null;
    }>`
      select id, kind, moderation, moderation_reason from listings
      where lister_id = ${lister} and deleted_at is null and moderation <> 'live'
      order by moderation_at desc limit 1000`.execute(db);
    return rows;
  },
};

/** A listing queued for review again after a change still counts as approved. */
const IS_APPROVED = sql`deleted_at is null and moderation = 'live'
  and (moderation_at is null or approved_at is not null)`;

/** The price, which is compared by itself, and columns that say nothing new. */
const NOT_LOOKED_AT = [
  ...['price_pesewas', 'updated_at', 'search_text', 'fact_keys'],
  ...['facts_read', 'facts_answered'],
];
