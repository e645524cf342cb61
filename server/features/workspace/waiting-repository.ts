import { sql } from 'kysely';
import type { PauseReason } from '#domain/availability/rules.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
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

const failedPhotos = (kind: ListingKind) => {
  const link = sql.table(`${kind}_photos`);
  return sql`(select count(*)::integer from ${link} as link join photos on photos.key = link.photo_key
    where link.${sql.ref(`${kind}_id`)} = listing.id and photos.status = 'failed')`;
};

const ownOf = (kind: ListingKind, userId: string) => sql`
  select ${sql.lit(kind)} as kind, listing.id, listing.name, listing.pause_reason,
    listing.moderation, listing.moderation_reason,
    listing.moderation = 'hidden' and exists (select from report_cases
      where thing_id = listing.id and action = 'hide' and settled_at = listing.moderation_at) as is_reported,
    listing.pause_reason is null and question.asked_at is not null
      and question.asked_at > greatest(listing.updated_at, listing.confirmed_at) as is_asked,
    ${failedPhotos(kind)} as failed_photos
  from ${sql.table(kind === 'property' ? 'properties' : 'cars')} as listing
  left join availability_questions as question on question.listing_id = listing.id
  where listing.${sql.ref(kind === 'property' ? 'lister_id' : 'owner_id')} = ${userId}
    and listing.deleted_at is null`;

export const waiting = {
  /** Somebody's listings that are paused, asked about, or lack photos that failed; by name. */
  async list(db: Database, userId: string, max: number): Promise<WaitingRow[]> {
    const { rows } = await sql<WaitingRow>`
      select * from (${ownOf('property', userId)} union all ${ownOf('car', userId)}) as own
      where pause_reason is not null or is_asked or failed_photos > 0
      order by lower(name), id limit ${max}`.execute(db);
    return rows;
  },

  /** Whether somebody lists anything, shown or not. */
  async hasListings(db: Database, userId: string): Promise<boolean> {
    const { rows } = await sql<{ has: boolean }>`
      select exists (select from properties where lister_id = ${userId} and deleted_at is null)
        or exists (select from cars where owner_id = ${userId} and deleted_at is null) as has`.execute(
      db,
    );
    return rows[0]?.has ?? false;
  },
};
