import { type Insertable, type Selectable, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Enquiries } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** An enquiry with its listing, its lister and its sender, for responses and mails. */
export type EnquiryRow = Selectable<Enquiries> & {
  listing_kind: ListingKind;
  listing_name: string;
  conversation_id: string;
  /** The listing's contact person; for a car its seller. */
  contact_name: string;
  contact_phone: string;
  lister_email: string;
  lister_firstname: string;
  sender_firstname: string;
  sender_lastname: string;
  sender_email: string;
};

export const enquiries = {
  /** False if the same was sent that day already; nothing is stored then. */
  async insert(tx: Transaction, enquiry: Insertable<Enquiries>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('enquiries')
      .values(enquiry)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** For an enquiry that certainly exists. */
  getById: (db: Db, id: string): Promise<EnquiryRow> =>
    withParties(db).where('enquiries.id', '=', id).executeTakeFirstOrThrow(),

  /** Someone's last enquiry about a listing. */
  findLast: (db: Db, listingId: string, senderId: string): Promise<EnquiryRow | undefined> =>
    selectLast(db, listingId, senderId).executeTakeFirst(),

  /** For someone who certainly sent one. */
  getLast: (db: Db, listingId: string, senderId: string): Promise<EnquiryRow> =>
    selectLast(db, listingId, senderId).executeTakeFirstOrThrow(),
};

const selectLast = (db: Db, listingId: string, senderId: string) =>
  withParties(db)
    .where('enquiries.listing_id', '=', listingId)
    .where('enquiries.sender_id', '=', senderId)
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(1);

const withParties = (db: Db) =>
  db
    .selectFrom('enquiries')
    .innerJoin('listings', 'listings.id', 'enquiries.listing_id')
    .innerJoin('users as lister', 'lister.id', 'enquiries.lister_id')
    .innerJoin('users as sender', 'sender.id', 'enquiries.sender_id')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.listing_id', '=', 'enquiries.listing_id')
        .onRef('conversations.sender_id', '=', 'enquiries.sender_id'),
    )
    .select([
      'enquiries.id',
      'enquiries.listing_id',
      'enquiries.lister_id',
      'enquiries.sender_id',
      'enquiries.message',
      'enquiries.phone_number',
      'enquiries.created_at',
      sql<ListingKind>`listings.kind`.as('listing_kind'),
      'listings.name as listing_name',
      sql<string>`coalesce(listings.user_name, lister.firstname || ' ' || lister.lastname)`.as(
        'contact_name',
      ),
      sql<string>`coalesce(listings.phone, lister.phone_number)`.as('contact_phone'),
      'conversations.id as conversation_id',
      'lister.email as lister_email',
      'lister.firstname as lister_firstname',
      'sender.firstname as sender_firstname',
      'sender.lastname as sender_lastname',
      'sender.email as sender_email',
    ]);
