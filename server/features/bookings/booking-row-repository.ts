import { type NotNull, type Selectable, sql } from 'kysely';
import type { QuoteLine } from '#domain/stays/quote.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { LISTED_PHOTOS, type ListedPhotoRow } from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Bookings } from '#server/platform/database/schema.gen.ts';

/** What a host offers instead of the dates booked; amounts in pesewas, as a booking keeps them. */
export interface OfferedChange {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  guests: number | null;
  nightly: number;
  nights: number[] | null;
  lines: QuoteLine[];
  total: number;
  deposit: number;
  rulesVersion: number | null;
  /** An instant, as text. */
  answerBy: string;
}

/** A booking with its property and the property's lister, for responses and mails. */
export type BookingRow = Omit<
  Selectable<Bookings>,
  'stay' | 'lines' | 'unit' | 'rules_version' | 'reviews_asked_at' | 'offered_change' | 'moved_at'
> & {
  offered_change: OfferedChange | null;
  /** What the guest owes by the journal of its money; below zero what the host does. */
  owed_pesewas: number;
  /** Null: nights times the price of one. */
  lines: QuoteLine[] | null;
  property_name: string;
  property_location: string;
  property_address: string;
  property_region: string;
  property_near_lat: number | null;
  property_near_lng: number | null;
  property_deleted_at: Date | null;
  photos: ListedPhotoRow[];
  /** The account's address; `email` is the contact that the host sees. */
  guest_email: string;
  guest_firstname: string;
  lister_id: string;
  lister_firstname: string;
  lister_lastname: string;
  lister_email: string;
  lister_phone: string;
};

/** Bookings with everything that responses and mails need. */
export const withParties = (db: Database | Transaction) =>
  db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .innerJoin('users as guest', 'guest.id', 'bookings.user_id')
    .innerJoin('users as lister', 'lister.id', 'listings.lister_id')
    .select([
      'bookings.id',
      'bookings.listing_id',
      'bookings.user_id',
      'bookings.full_name',
      'bookings.email',
      'bookings.phone_number',
      'bookings.check_in',
      'bookings.check_out',
      'bookings.nights',
      'bookings.nightly_pesewas',
      'bookings.night_pesewas',
      'bookings.total_pesewas',
      'bookings.guests',
      'bookings.deposit_pesewas',
      'bookings.cancellation_policy',
      'bookings.status',
      'bookings.answer_by',
      'bookings.request_cause',
      'bookings.accepted_by',
      'bookings.accepted_at',
      'bookings.cancelled_by',
      'bookings.cancelled_at',
      'bookings.cancel_reason',
      'bookings.sequence',
      'bookings.held_until',
      'bookings.arrived_at',
      'bookings.ended_how',
      'bookings.ended_on',
      'bookings.created_at',
      'bookings.updated_at',
      'listings.lister_id',
      'listings.name as property_name',
      'listings.location as property_location',
      'listings.address as property_address',
      'listings.region as property_region',
      'listings.near_lat as property_near_lat',
      'listings.near_lng as property_near_lng',
      'listings.deleted_at as property_deleted_at',
      'guest.email as guest_email',
      'guest.firstname as guest_firstname',
      'lister.firstname as lister_firstname',
      'lister.lastname as lister_lastname',
      'lister.email as lister_email',
      'lister.phone_number as lister_phone',
    ])
    .select(LISTED_PHOTOS.as('photos'))
    .select(sql<QuoteLine[] | null>`bookings.lines`.as('lines'))
    .select(
      sql<number>`(select coalesce(sum(line.amount_pesewas), 0)::float8 from stay_entries as entry
        join stay_entry_lines as line on line.entry_id = entry.id
        where entry.booking_id = bookings.id and line.account = 'guest')`.as('owed_pesewas'),
    )
    .select(sql<OfferedChange | null>`bookings.offered_change`.as('offered_change'))
    .$narrowType<{ property_address: NotNull }>();
