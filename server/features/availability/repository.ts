import { sql } from 'kysely';
import {
  ASKED_AFTER_DAYS,
  PAUSED_AFTER_REMINDER_DAYS,
  type PauseReason,
  REMINDED_AFTER_DAYS,
} from '#domain/availability/rules.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** A listing and its kind. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
}

/** A listing that is due for a step. */
export interface DueRow extends ListingAddress {
  name: string;
  /** The step: the first question, the reminder, or the pause. */
  step: 'ask' | 'remind' | 'pause';
  /** The token of the open question. */
  token: string | null;
  asked_at: Date | null;
}

/** The listing behind a token, as its lister left it. */
export interface QuestionRow extends ListingAddress {
  name: string;
  asked_at: Date;
  /** When someone last changed or confirmed it. */
  touched_at: Date;
  paused_at: Date | null;
  status: string;
  /** Null for a car. */
  property_type: string | null;
}

/** When its lister last changed or confirmed a listing; at first its creation. */
const TOUCHED = sql`greatest(updated_at, confirmed_at)`;

/** Listings to ask about: shown and available; cars always count as available. */
const ASKED_ABOUT = sql`(
  select kind, id, lister_id, name, ${TOUCHED} as touched_at
    from listings where ${isShown('listings')} and status = 'available') as listing`;

/** True if nothing is paused yet, or an Admin's pause replaces the lister's. */
const mayBePaused = (column: string, reason: PauseReason) =>
  sql`(${sql.ref(column)} is null
    or (${reason} = 'by-admin' and ${sql.ref(column)} in ('by-lister', 'unanswered')))`;

/**
 * The steps due on a day, in days of Ghana, which keeps UTC: starting a run some minutes earlier
 * changes nothing.
 */
const dueOn = (day: Date, lister?: string) => {
  const since = (moment: string) =>
    sql`((${day}::timestamptz at time zone 'utc')::date - (${sql.ref(moment)} at time zone 'utc')::date)`;
  return sql`
    select listing.*, question.token, question.asked_at, case
        when question.asked_at is null or question.asked_at <= listing.touched_at then 'ask'
        when question.reminded_at is null
          then case when ${since('question.asked_at')} >= ${sql.lit(REMINDED_AFTER_DAYS)} then 'remind' end
        when ${since('question.reminded_at')} >= ${sql.lit(PAUSED_AFTER_REMINDER_DAYS)} then 'pause'
      end as step
    from ${ASKED_ABOUT}
    join users on users.id = listing.lister_id and users.suspended_at is null
    left join availability_questions as question on question.listing_id = listing.id
    where ${since('listing.touched_at')} >= ${sql.lit(ASKED_AFTER_DAYS)}
      ${lister === undefined ? sql`` : sql`and listing.lister_id = ${lister}`}`;
};

export const availability = {
  /** The listers with listings that are due for a step. */
  async dueListers(db: Db, now: Date): Promise<string[]> {
    const { rows } = await sql<{ lister_id: string }>`
      select distinct lister_id from (${dueOn(now)}) as due where step is not null
      order by lister_id`.execute(db);
    return rows.map(({ lister_id }) => lister_id);
  },

  /** Only one process at a time handles a lister's listings, so that each step is taken once. */
  async lockLister(tx: Transaction, lister: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`availability of ${lister}`}, 0))`.execute(
      tx,
    );
  },

  /** A lister's listings that are due, longest untouched first. */
  async due(tx: Transaction, lister: string, now: Date): Promise<DueRow[]> {
    const { rows } = await sql<DueRow>`
      select kind, id, name, step, token, asked_at from (${dueOn(now, lister)}) as due
      where step is not null order by touched_at, id`.execute(tx);
    return rows;
  },

  /** Asks about a listing; an earlier question becomes invalid. */
  ask: (tx: Transaction, { kind, id }: ListingAddress, token: string, now: Date) =>
    tx
      .insertInto('availability_questions')
      .values({ listing_id: id, kind, token, asked_at: now })
      .onConflict((conflict) =>
        conflict.column('listing_id').doUpdateSet({ token, asked_at: now, reminded_at: null }),
      )
      .execute(),

  remind: (tx: Transaction, ids: readonly string[], now: Date) =>
    tx
      .updateTable('availability_questions')
      .set({ reminded_at: now })
      .where('listing_id', 'in', ids)
      .execute(),

  /** Pauses a listing with an open question, unless it was changed or confirmed just now. */
  async pauseUnanswered(
    tx: Transaction,
    { id, asked_at }: Pick<DueRow, 'id' | 'asked_at'>,
    now: Date,
  ): Promise<void> {
    const { rows } = await sql<ListingAddress>`
      update listings set paused_at = ${now}, pause_reason = 'unanswered'
      where id = ${id} and deleted_at is null and paused_at is null and ${TOUCHED} < ${asked_at}
      returning kind, id`.execute(tx);
    await announceListings(tx, rows);
  },

  /**
   * Takes a listing out of the lists. A paused one stays as it is, but an Admin's pause replaces
   * its lister's; one that Admins keep off is paused once they bring it back.
   */
  async pause(tx: Transaction, id: string, reason: PauseReason, now: Date): Promise<void> {
    const { rows } = await sql<ListingAddress>`
      update listings set paused_at = coalesce(paused_at, ${now}), pause_reason = ${reason}
      where id = ${id} and deleted_at is null and ${mayBePaused('pause_reason', reason)}
      returning kind, id`.execute(tx);
    await announceListings(tx, rows);
    await sql`
      update listings set earlier_pause = ${reason}
      where id = ${id} and deleted_at is null and moderation <> 'live'
        and ${mayBePaused('earlier_pause', reason)}`.execute(tx);
  },

  /**
   * Puts a listing back in the lists as still available, unless it is not live or its lister's
   * account is about to be deleted.
   */
  async confirm(tx: Transaction, id: string, now: Date): Promise<void> {
    const { rows } = await sql<ListingAddress>`
      update listings set paused_at = null, pause_reason = null, confirmed_at = ${now}
      where id = ${id} and deleted_at is null and moderation = 'live'
        and pause_reason is distinct from 'leaving'
      returning kind, id`.execute(tx);
    await announceListings(tx, rows);
  },

  async setStatus(tx: Transaction, id: string, status: string, now: Date): Promise<void> {
    const rows = await tx
      .updateTable('listings')
      .set({ status, updated_at: now })
      .where('id', '=', id)
      .where('status', '<>', status)
      .returning(['kind', 'id'])
      .execute();
    await announceListings(tx, rows);
  },

  /** The start of a listing's pause, and its reason. */
  async pauseOf(db: Db, id: string) {
    const { rows } = await sql<{ paused_at: Date | null; pause_reason: string | null }>`
      select paused_at, pause_reason from listings where id = ${id}`.execute(db);
    return rows[0] ?? { paused_at: null, pause_reason: null };
  },

  /**
   * The question behind a mail's token; undefined once the listing is deleted or its lister
   * suspended.
   */
  async findByToken(db: Db, token: string): Promise<QuestionRow | undefined> {
    const { rows } = await sql<QuestionRow>`
      select listing.*, question.asked_at
      from availability_questions as question
      join (
        select kind, id, lister_id, name, ${TOUCHED} as touched_at, paused_at, status, property_type
        from listings where deleted_at is null
      ) as listing on listing.id = question.listing_id
      join users on users.id = listing.lister_id and users.suspended_at is null
      where question.token = ${token}`.execute(db);
    return rows[0];
  },

  addressee: (db: Db, lister: string) =>
    db
      .selectFrom('users')
      .select(['email', 'firstname'])
      .where('id', '=', lister)
      .executeTakeFirst(),
};
