import { type Insertable, type Selectable, sql } from 'kysely';
import type { BookingStatus, BookingTime } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type ListedPhotoRow, photosOf } from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Bookings } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** A booking with its property and the property's lister, as answers and mails need it. */
export type BookingRow = Omit<Selectable<Bookings>, 'stay'> & {
  property_name: string;
  property_location: string;
  property_address: string;
  property_region: string;
  property_deleted_at: Date | null;
  photos: ListedPhotoRow[];
  /** Of the guest's account; `email` is the contact that the host sees. */
  guest_email: string;
  lister_firstname: string;
  lister_lastname: string;
  lister_email: string;
  lister_phone: string;
};

/** A guest's bookings: all, or one of the two lists as it is on a day. */
export interface BookingFilter {
  guestId: string;
  when: BookingTime | undefined;
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

  /** One account books one stay at a time, so that its limit holds. */
  lockGuest: (tx: Transaction, guestId: string) =>
    tx.selectFrom('users').select('id').where('id', '=', guestId).forNoKeyUpdate().execute(),

  setStatus: (tx: Transaction, id: string, status: BookingStatus, now: Date) =>
    tx.updateTable('bookings').set({ status, updated_at: now }).where('id', '=', id).execute(),

  /** A window of a guest's bookings. */
  list(
    db: Db,
    filter: BookingFilter,
    { size, offset }: { size: number; offset: number },
  ): Promise<BookingRow[]> {
    return withParties(db)
      .where(isWanted(filter))
      .orderBy(ORDER[filter.when ?? 'any'])
      .limit(size)
      .offset(offset)
      .execute();
  },

  async count(db: Db, filter: BookingFilter): Promise<number> {
    const { total } = await db
      .selectFrom('bookings')
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

const ORDER = {
  any: sql`bookings.created_at desc, bookings.id desc`,
  upcoming: sql`bookings.check_in, bookings.id`,
  past: sql`bookings.check_in desc, bookings.id desc`,
};

/** As `isActive` of domain/bookings. */
function isWanted({ guestId, when, today }: BookingFilter) {
  const own = sql<boolean>`bookings.user_id = ${guestId}`;
  if (!when) return own;
  const active = sql<boolean>`(bookings.status = 'confirmed' and bookings.check_out > ${today})`;
  return when === 'upcoming'
    ? sql<boolean>`${own} and ${active}`
    : sql<boolean>`${own} and not ${active}`;
}

const withParties = (db: Db) =>
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
      'bookings.created_at',
      'bookings.updated_at',
      'properties.name as property_name',
      'properties.location as property_location',
      'properties.address as property_address',
      'properties.region as property_region',
      'properties.deleted_at as property_deleted_at',
      'guest.email as guest_email',
      'lister.firstname as lister_firstname',
      'lister.lastname as lister_lastname',
      'lister.email as lister_email',
      'lister.phone_number as lister_phone',
    ])
    .select(photosOf('property').as('photos'));
