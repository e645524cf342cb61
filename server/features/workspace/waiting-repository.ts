import { sql } from 'kysely';
import type { PauseReason } from '#domain/availability/rules.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface WaitingRow {
  kind: ListingKind;
  id: string;
  name: string;
  pause_reason: PauseReason | null;
  moderation: ModerationState;
  moderation_reason: string | null;
  is_reported: boolean;
  is_asked: boolean;
  failed_photos: number;
}

export const waiting = {
  /** Someone's listings that are paused, asked about, or have photos that failed; by name. */
  async list(db: Database, userId: string, max: number): Promise<WaitingRow[]> {
    const { rows } = await sql<WaitingRow>`
      select * from (
        select listing.kind, listing.id, name, pause_reason, moderation, moderation_reason,
          moderation = 'hidden' and exists (select from report_cases
            where thing_id = listing.id and action = 'hide' and settled_at = moderation_at) as is_reported,
          pause_reason is null and question.asked_at is not null
            and question.asked_at > greatest(updated_at, confirmed_at) as is_asked,
          (select count(*)::integer from listing_photos as link join photos on photos.key = link.photo_key
            where link.listing_id = listing.id and photos.status = 'failed') as failed_photos
        from listings as listing
        left join availability_questions as question on question.listing_id = listing.id
        where lister_id = ${userId} and deleted_at is null
      ) as own
      where pause_reason is not null or is_asked or failed_photos > 0
      order by lower(name), id limit ${max}`.execute(db);
    return rows;
  },

  /** True if someone lists anything, shown or not. */
  async hasListings(db: Database, userId: string): Promise<boolean> {
    const { rows } = await sql<{ has: boolean }>`
      select exists (
        select from listings where lister_id = ${userId} and deleted_at is null) as has`.execute(
      db,
    );
    return rows[0]?.has ?? false;
  },
};
