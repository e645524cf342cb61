import {
  type AliasedSelectQueryBuilder,
  type Insertable,
  type RawBuilder,
  type Selectable,
  sql,
} from 'kysely';
import type { ReservationState } from '#domain/bookings/reservations.ts';
import type { BookingStatus, BookingTime } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type ListedPhotoRow, photosOf } from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { Bookings } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** A booking with its property and the property's lister, as answers and mails need it. */
export type BookingRow = Omit<Selectable<Bookings>, 'stay'> & {
  property_name: string;
  property_location: string;
  property_address: string;
  property_region: string;
  property_near_lat: number | null;
  property_near_lng: number | null;
  property_deleted_at: Date | null;
  photos: ListedPhotoRow[];
  /** Of the guest's account; `email` is the contact that the host sees. */
  guest_email: string;
  lister_id: string;
  lister_firstname: string;
  lister_lastname: string;
  lister_email: string;
  lister_phone: string;
};

/** The bookings of a guest, or those of a lister's properties: all, or one of the lists as it is on a day. */
export interface BookingFilter {
  guestId?: string;
  listerId?: string | undefined;
  when?: BookingTime | undefined;
  state?: ReservationState | undefined;
  /** Stands in the name of the guest or of the property, or in the reference. */
  search?: string | undefined;
  today: CalendarDate;
}

export interface TakenDates {
  check_in: string;
  check_out: string;
}

export const bookings = {
  /** @throws when the dates are taken, or the guest has an active booking: see refusal.ts. */
  insert: (tx: Transaction, booking: Insertable<Bookings>) =>
    tx.insertInto('bookings').values(booking).execute(),

  /** A booking that is known to be there. */
  getById: (db: Db, id: string): Promise<BookingRow> =>
    withParties(db).where('bookings.id', '=', id).executeTakeFirstOrThrow(),

  find: (db: Db, id: string): Promise<BookingRow | undefined> =>
    withParties(db).where('bookings.id', '=', id).executeTakeFirst(),

  /** A booking, and nobody else changes it before the transaction ends. */
  lock: (tx: Transaction, id: string): Promise<BookingRow | undefined> =>
    withParties(tx).where('bookings.id', '=', id).forNoKeyUpdate(['bookings']).executeTakeFirst(),

  /** The guest's confirmed booking of a property; the database allows no second one. */
  findConfirmed: (tx: Transaction, propertyId: string, guestId: string) =>
    tx
      .selectFrom('bookings')
      .select(['id', 'status', 'check_in', 'check_out'])
      .where('property_id', '=', propertyId)
      .where('user_id', '=', guestId)
      .where('status', '=', 'confirmed')
      .executeTakeFirst(),

  /** One account books one stay at a time, so that its limit holds; since when the account is to be deleted. */
  lockGuest: (tx: Transaction, guestId: string) =>
    tx
      .selectFrom('users')
      .select('leaving_since')
      .where('id', '=', guestId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  setStatus: (tx: Transaction, id: string, status: BookingStatus, now: Date) =>
    tx.updateTable('bookings').set({ status, updated_at: now }).where('id', '=', id).execute(),

  /** Cancels a booking, and keeps who did it and why. */
  cancel: (
    tx: Transaction,
    id: string,
    { by, reason = null, now }: { by: string; reason?: string | null; now: Date },
  ) =>
    tx
      .updateTable('bookings')
      .set({
        status: 'cancelled',
        cancelled_by: by,
        cancelled_at: now,
        cancel_reason: reason,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute(),

  /** The stays of a property that are to come or under way. */
  listActive: (db: Db, propertyId: string, today: CalendarDate): Promise<BookingRow[]> =>
    activeOf(db, propertyId, today).execute(),

  /** The same, and nobody else changes them before the transaction ends. */
  lockActive: (tx: Transaction, propertyId: string, today: CalendarDate): Promise<BookingRow[]> =>
    activeOf(tx, propertyId, today).forNoKeyUpdate(['bookings']).execute(),

  /** How many of a guest's stays others cancelled since a moment (ever, without one); no more than `max`. */
  countCancelledByOthers: (db: Db, guestId: string, since: Date | undefined, max: number) =>
    countOf(
      db,
      db
        .selectFrom('bookings')
        .select(sql`1`.as('one'))
        .where('user_id', '=', guestId)
        .whereRef('cancelled_by', '<>', 'user_id')
        .$if(since !== undefined, (query) => query.where('cancelled_at', '>', since ?? null))
        .limit(max)
        .as('some'),
    ),

  /**
   * How many stays at a lister's properties were booked since a moment (ever, without one) and are not over, or
   * were cancelled by their guests; no more than `max`.
   */
  countNewAtHost: (
    db: Db,
    listerId: string,
    { since, today }: { since: Date | undefined; today: CalendarDate },
    max: number,
  ) =>
    countOf(
      db,
      db
        .selectFrom('bookings')
        .innerJoin('properties', 'properties.id', 'bookings.property_id')
        .select(sql`1`.as('one'))
        .where('properties.lister_id', '=', listerId)
        .where('bookings.check_out', '>', today)
        .where((e) =>
          e.or([
            e.and([
              e('bookings.status', '<>', 'cancelled'),
              ...(since ? [e('bookings.created_at', '>', since)] : []),
            ]),
            e.and([
              e('bookings.cancelled_by', '=', e.ref('bookings.user_id')),
              ...(since ? [e('bookings.cancelled_at', '>', since)] : []),
            ]),
          ]),
        )
        .limit(max)
        .as('some'),
    ),

  /** A window of bookings. */
  list(
    db: Db,
    filter: BookingFilter,
    { size, offset }: { size: number; offset: number },
  ): Promise<BookingRow[]> {
    return withParties(db)
      .where(isWanted(filter))
      .orderBy(ORDER[filter.state ?? filter.when ?? 'any'])
      .limit(size)
      .offset(offset)
      .execute();
  },

  /** So many bookings in the order of their ids, the newest first, behind one of them. */
  listBehind: (
    db: Db,
    filter: BookingFilter,
    after: string | undefined,
    size: number,
  ): Promise<BookingRow[]> =>
    withParties(db)
      .where(isWanted(filter))
      .$if(after !== undefined, (query) => query.where('bookings.id', '<', after ?? ''))
      .orderBy('bookings.id', 'desc')
      .limit(size)
      .execute(),

  async count(db: Db, filter: BookingFilter): Promise<number> {
    const { total } = await db
      .selectFrom('bookings')
      .innerJoin('properties', 'properties.id', 'bookings.property_id')
      .select(sql<number>`count(*)`.as('total'))
      .where(isWanted(filter))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** The stays of a property that are not over on a day, the earliest first. */
  listTaken: (db: Db, propertyId: string, from: CalendarDate): Promise<TakenDates[]> =>
    db
      .selectFrom('bookings')
      .select(['check_in', 'check_out'])
      .where('property_id', '=', propertyId)
      .where('status', '<>', 'cancelled')
      .where(sql<boolean>`stay && daterange(${from}, null, '[)')`)
      .orderBy('check_in')
      .execute(),
};

const countOf = async (
  db: Db,
  some: AliasedSelectQueryBuilder<{ one: unknown }, 'some'>,
): Promise<number> =>
  (await db.selectFrom(some).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow())
    .total;

const ORDER = {
  any: sql`bookings.created_at desc, bookings.id desc`,
  upcoming: sql`bookings.check_in, bookings.id`,
  past: sql`bookings.check_in desc, bookings.id desc`,
  'to-come': sql`bookings.check_in, bookings.id`,
  'under-way': sql`bookings.check_out, bookings.id`,
  cancelled: sql`bookings.check_in desc, bookings.id desc`,
};

function isWanted({ guestId, listerId, when, state, search, today }: BookingFilter) {
  const wanted = [sql<boolean>`true`];
  if (guestId !== undefined) wanted.push(sql`bookings.user_id = ${guestId}`);
  if (listerId !== undefined) wanted.push(sql`properties.lister_id = ${listerId}`);
  if (when === 'upcoming') wanted.push(isActiveOn(today));
  if (when === 'past') wanted.push(sql`not ${isActiveOn(today)}`);
  if (state) wanted.push(STANDS[state](today));
  if (search) wanted.push(isFound(search));
  return sql<boolean>`${sql.join(wanted, sql` and `)}`;
}

/** Where a booking stands on a day. */
export const STANDS: Readonly<
  Record<ReservationState, (today: CalendarDate) => RawBuilder<boolean>>
> = {
  'to-come': (today) => sql`(bookings.status = 'confirmed' and bookings.check_in > ${today})`,
  'under-way': (today) =>
    sql`(bookings.status = 'confirmed' and bookings.check_in <= ${today} and bookings.check_out > ${today})`,
  past: (today) => sql`(bookings.status <> 'cancelled' and bookings.check_out <= ${today})`,
  cancelled: () => sql`bookings.status = 'cancelled'`,
};

function isFound(search: string): RawBuilder<boolean> {
  const like = likePattern(search);
  return sql`(lower(bookings.full_name) like ${like} or lower(properties.name) like ${like}
    or ${isReference(search)})`;
}

/** A reference is the end of an id, said with a hyphen (domain/bookings/reference.ts). */
export const isReference = (text: string): RawBuilder<boolean> =>
  sql`right(bookings.id::text, 8) = ${text.replaceAll(/[\s-]/g, '').toLowerCase()}`;

/** As `isActive` of domain/bookings. */
const isActiveOn = (today: CalendarDate) =>
  sql<boolean>`(bookings.status = 'confirmed' and bookings.check_out > ${today})`;

const activeOf = (db: Db, propertyId: string, today: CalendarDate) =>
  withParties(db)
    .where('bookings.property_id', '=', propertyId)
    .where(isActiveOn(today))
    .orderBy(ORDER.upcoming);

/** Bookings with what answers and mails need of them. */
export const withParties = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('users as guest', 'guest.id', 'bookings.user_id')
    .innerJoin('users as lister', 'lister.id', 'properties.lister_id')
    .select([
      'bookings.id',
      'bookings.property_id',
      'bookings.user_id',
      'bookings.full_name',
      'bookings.email',
      'bookings.phone_number',
      'bookings.check_in',
      'bookings.check_out',
      'bookings.nights',
      'bookings.nightly_pesewas',
      'bookings.total_pesewas',
      'bookings.status',
      'bookings.cancelled_by',
      'bookings.cancelled_at',
      'bookings.cancel_reason',
      'bookings.created_at',
      'bookings.updated_at',
      'properties.lister_id',
      'properties.name as property_name',
      'properties.location as property_location',
      'properties.address as property_address',
      'properties.region as property_region',
      'properties.near_lat as property_near_lat',
      'properties.near_lng as property_near_lng',
      'properties.deleted_at as property_deleted_at',
      'guest.email as guest_email',
      'lister.firstname as lister_firstname',
      'lister.lastname as lister_lastname',
      'lister.email as lister_email',
      'lister.phone_number as lister_phone',
    ])
    .select(photosOf('property').as('photos'));
