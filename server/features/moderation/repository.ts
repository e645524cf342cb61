import { sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kind.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** A listing by its kind. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
}

export interface ModeratedRow {
  id: string;
  name: string;
  lister_id: string;
  email: string;
  moderation: ModerationState;
  moderation_reason: string | null;
}

interface Change {
  state: ModerationState;
  reason: string | null;
  at: Date;
}

/** Where listings of a kind are, and whose they are. */
export const TABLES = {
  property: { table: 'properties', lister: 'lister_id' },
  car: { table: 'cars', lister: 'owner_id' },
} as const satisfies Record<ListingKind, { table: string; lister: string }>;

const tableOf = (kind: ListingKind) => sql.table(TABLES[kind].table);
const listerOf = (kind: ListingKind) => sql.ref(`listing.${TABLES[kind].lister}`);

export const moderation = {
  /** A listing that is not deleted, locked until the transaction ends. */
  async lock(tx: Transaction, { kind, id }: ListingAddress): Promise<ModeratedRow | undefined> {
    const { rows } = await sql<ModeratedRow>`
      select listing.id, listing.name, users.id as lister_id, users.email,
        listing.moderation, listing.moderation_reason
      from ${tableOf(kind)} as listing join users on users.id = ${listerOf(kind)}
      where listing.id = ${id} and listing.deleted_at is null
      for no key update of listing`.execute(tx);
    return rows[0];
  },

  /** Takes a listing that is live off the lists; why it was paused before is kept. */
  async takeOff(tx: Transaction, { kind, id }: ListingAddress, change: Change): Promise<void> {
    await sql`
      update ${tableOf(kind)} set moderation = ${change.state}, moderation_reason = ${change.reason},
        moderation_at = ${change.at}, earlier_pause = pause_reason,
        paused_at = coalesce(paused_at, ${change.at}), pause_reason = 'moderation'
      where id = ${id}`.execute(tx);
  },

  /** Changes the state of a listing that is off the lists, where it stays. */
  async move(tx: Transaction, { kind, id }: ListingAddress, change: Change): Promise<void> {
    await sql`
      update ${tableOf(kind)} set moderation = ${change.state}, moderation_reason = ${change.reason},
        moderation_at = ${change.at}
      where id = ${id}`.execute(tx);
  },

  /** Has a listing stand in the lists, unless it was paused before it was taken off. */
  async bringBack(tx: Transaction, { kind, id }: ListingAddress): Promise<void> {
    await sql`
      update ${tableOf(kind)} set moderation = 'live', moderation_reason = null, moderation_at = null,
        paused_at = case when earlier_pause is not null then paused_at end,
        pause_reason = earlier_pause, earlier_pause = null
      where id = ${id}`.execute(tx);
  },

  /** Notes that a listing that is live was looked at (null), or is to be looked at since a moment. */
  async setToReview(
    tx: Transaction,
    { kind, id }: ListingAddress,
    since: Date | null,
  ): Promise<void> {
    await sql`
      update ${tableOf(kind)} set moderation_at = ${since}
      where id = ${id} and moderation = 'live' and deleted_at is null`.execute(tx);
  },

  /** How many listings of somebody are live and need no look. */
  async countApproved(tx: Transaction, lister: string): Promise<number> {
    const { rows } = await sql<{ approved: number }>`
      select (
        select count(*) from properties where lister_id = ${lister} and ${IS_APPROVED}
      ) + (
        select count(*) from cars where owner_id = ${lister} and ${IS_APPROVED}
      ) as approved`.execute(tx);
    return Number(rows[0]?.approved ?? 0);
  },

  /** Somebody's listings that are not live. */
  async ownOffLists(db: Db, lister: string) {
    const { rows } = await sql<{
      id: string;
      kind: ListingKind;
      moderation: Exclude<ModerationState, 'live'>;
      moderation_reason: string | null;
    }>`
      select id, 'property' as kind, moderation, moderation_reason, moderation_at from properties
        where lister_id = ${lister} and deleted_at is null and moderation <> 'live'
      union all
      select id, 'car', moderation, moderation_reason, moderation_at from cars
        where owner_id = ${lister} and deleted_at is null and moderation <> 'live'
      order by moderation_at desc limit 1000`.execute(db);
    return rows;
  },
};

const IS_APPROVED = sql`deleted_at is null and moderation = 'live' and moderation_at is null`;
