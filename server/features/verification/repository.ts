import { type Insertable, sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import type { VerificationState } from '#domain/verification/states.ts';
import { announcePeople } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Verifications } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** The most of one person's requests to list. */
const OWN_SHOWN = 50;

/** A request locked until the transaction ends, with its owner. */
export interface LockedVerification {
  id: string;
  user_id: string;
  kind: VerificationKind;
  listing_id: string | null;
  state: VerificationState;
  number: Buffer | null;
  expires_on: CalendarDate;
  email: string;
  email_confirmed_at: Date | null;
  firstname: string;
  name: string;
  checked_name: string;
  suspended_at: Date | null;
}

export type OwnVerificationRow = Awaited<ReturnType<typeof verifications.ownList>>[number];
export type VerificationDetailRow = NonNullable<Awaited<ReturnType<typeof verifications.find>>>;

export const verifications = {
  /** False where the same waits already. */
  async insert(tx: Transaction, request: Insertable<Verifications>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('verifications')
      .values(request)
      .onConflict((conflict) =>
        conflict
          .expression(sql`user_id, kind, coalesce(listing_id, user_id)`)
          .where('state', '=', 'waiting')
          .doNothing(),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },

  /**
   * The name of an account, which stays undeleted until the transaction ends; undefined for a
   * deleted one.
   */
  async nameOf(tx: Transaction, userId: string): Promise<string | undefined> {
    const row = await tx
      .selectFrom('users')
      .select(NAME.as('name'))
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    return row?.name;
  },

  async isWaiting(
    db: Db,
    userId: string,
    kind: VerificationKind,
    propertyId: string | null,
  ): Promise<boolean> {
    const row = await db
      .selectFrom('verifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .where('listing_id', 'is not distinct from', propertyId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The short stays that someone lists. */
  ownStays: (db: Db, userId: string) =>
    db
      .selectFrom('listings')
      .select(['id', 'name'])
      .where('lister_id', '=', userId)
      .where('property_type', '=', 'Short-Stay')
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute(),

  async listsStay(db: Db, userId: string, propertyId: string): Promise<boolean> {
    const row = await db
      .selectFrom('listings')
      .select('id')
      .where('id', '=', propertyId)
      .where('lister_id', '=', userId)
      .where('property_type', '=', 'Short-Stay')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  ownList: (db: Db, userId: string) =>
    withPerson(db)
      .select('verifications.number')
      .where('verifications.user_id', '=', userId)
      .orderBy('verifications.id', 'desc')
      .limit(OWN_SHOWN)
      .execute(),

  find: (db: Db, id: string) =>
    withPerson(db)
      .select(['verifications.number', 'users.suspended_at'])
      .select((eb) =>
        eb
          .selectFrom('verification_documents')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('verification_id', '=', 'verifications.id')
          .as('documents'),
      )
      .where('verifications.id', '=', id)
      .executeTakeFirst(),

  lock: (tx: Transaction, id: string): Promise<LockedVerification | undefined> =>
    tx
      .selectFrom('verifications')
      .innerJoin('users', 'users.id', 'verifications.user_id')
      .select([
        'verifications.id',
        'verifications.user_id',
        'verifications.kind',
        'verifications.listing_id',
        'verifications.state',
        'verifications.number',
        'verifications.expires_on',
        'verifications.checked_name',
        'users.email',
        'users.email_confirmed_at',
        'users.firstname',
        'users.suspended_at',
        NAME.as('name'),
      ])
      .where('verifications.id', '=', id)
      .forNoKeyUpdate('verifications')
      .executeTakeFirst() as Promise<LockedVerification | undefined>,

  /** Someone else who has this number already, by any of its fingerprints. */
  async approvedFor(
    tx: Transaction,
    { user_id, kind }: Pick<LockedVerification, 'user_id' | 'kind'>,
    fingerprints: readonly Buffer[],
  ): Promise<string | undefined> {
    const row = await tx
      .selectFrom('verifications')
      .innerJoin('users', 'users.id', 'verifications.user_id')
      .select(NAME.as('name'))
      .where('verifications.kind', '=', kind)
      .where('verifications.fingerprint', 'in', [...fingerprints])
      .where('verifications.user_id', '<>', user_id)
      .where('verifications.state', '=', 'approved')
      .executeTakeFirst();
    return row?.name;
  },

  /** The approved request that a newer one replaces. */
  approvedBefore: (
    tx: Transaction,
    { user_id, kind, listing_id }: Pick<LockedVerification, 'user_id' | 'kind' | 'listing_id'>,
  ) =>
    tx
      .selectFrom('verifications')
      .select('id')
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .where('listing_id', 'is not distinct from', listing_id)
      .where('state', '=', 'approved')
      .forNoKeyUpdate()
      .executeTakeFirst(),

  async change(
    tx: Transaction,
    id: string,
    values: {
      state: VerificationState;
      decided_at: Date;
      decided_by: string;
      reason?: string | null;
      expires_on?: CalendarDate;
      number?: Buffer;
      fingerprint?: Buffer;
    },
  ): Promise<void> {
    const rows = await tx
      .updateTable('verifications')
      .set(values)
      .where('id', '=', id)
      .returning('user_id')
      .execute();
    await announcePeople(
      tx,
      rows.map((row) => row.user_id),
    );
  },

  forgetNumber: (tx: Transaction, id: string) =>
    tx
      .updateTable('verifications')
      .set({ number: null, fingerprint: null })
      .where('id', '=', id)
      .execute(),
};

/** The name of an account, which a document is compared with. */
export const NAME = sql<string>`users.firstname || ' ' || users.lastname`;

/** Requests with whose they are. */
export const withPerson = (db: Db) =>
  db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .leftJoin('listings', 'listings.id', 'verifications.listing_id')
    .select([
      'verifications.id',
      'verifications.user_id',
      'verifications.kind',
      'verifications.listing_id',
      'listings.name as property_name',
      'verifications.state',
      'verifications.expires_on',
      'verifications.checked_name',
      'verifications.created_at',
      'verifications.decided_at',
      'verifications.reason',
      'users.email',
      NAME.as('name'),
    ]);
