import { sql } from 'kysely';
import { FORMER_MEMBER, formerMemberEmail } from '#domain/leaving/former-member.ts';
import { announceListings, announcePeople } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

export type MemberRow = NonNullable<Awaited<ReturnType<typeof members.lock>>>;

/** Accounts that are to be deleted, are kept after all, or are deleted. */
export const members = {
  lock: (tx: Transaction, id: string) =>
    tx
      .selectFrom('users')
      .select([
        'id',
        'email',
        'email_confirmed_at',
        'firstname',
        'role',
        'profile_image_key',
        'company_logo_key',
        'leaving_since',
        'leaving_reminded_at',
        'erased_at',
      ])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** An account's role, before anything is locked. */
  find: (tx: Transaction, id: string) =>
    tx.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst(),

  /**
   * The Admins who stay and may log in, locked in a fixed order: of two who leave at once the
   * second sees the first go.
   */
  async lockStayingAdmins(tx: Transaction): Promise<string[]> {
    const rows = await tx
      .selectFrom('users')
      .select(['id', 'leaving_since'])
      .where('role', '=', 'Admin')
      .where('suspended_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    return rows.filter((row) => row.leaving_since === null).map((row) => row.id);
  },

  setLeaving: (tx: Transaction, id: string, since: Date | null) =>
    tx
      .updateTable('users')
      .set({ leaving_since: since, leaving_reminded_at: null })
      .where('id', '=', id)
      .execute(),

  setReminded: (tx: Transaction, id: string, at: Date) =>
    tx.updateTable('users').set({ leaving_reminded_at: at }).where('id', '=', id).execute(),

  /** People who asked before a moment and are still there; optionally only those not yet reminded. */
  async leaving(db: Db, askedBefore: Date, { unreminded = false } = {}): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('leaving_since', '<=', askedBefore)
      .where('erased_at', 'is', null)
      .$if(unreminded, (query) => query.where('leaving_reminded_at', 'is', null))
      .orderBy('leaving_since')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Takes someone's listings out of the lists; paused ones stay as they are. */
  async pauseListings(tx: Transaction, id: string, now: Date): Promise<void> {
    const rows = await tx
      .updateTable('listings')
      .set({ paused_at: now, pause_reason: 'leaving' })
      .where('lister_id', '=', id)
      .where('deleted_at', 'is', null)
      .where('paused_at', 'is', null)
      .returning(['kind', 'id'])
      .execute();
    await announceListings(tx, rows);
    // If an Admin approves it meanwhile, it stays paused: its lister is leaving.
    await tx
      .updateTable('listings')
      .set({ earlier_pause: 'leaving' })
      .where('lister_id', '=', id)
      .where('pause_reason', '=', 'moderation')
      .where('earlier_pause', 'is', null)
      .execute();
  },

  async showListings(tx: Transaction, id: string): Promise<void> {
    const rows = await tx
      .updateTable('listings')
      .set({ paused_at: null, pause_reason: null })
      .where('lister_id', '=', id)
      .where('pause_reason', '=', 'leaving')
      .returning(['kind', 'id'])
      .execute();
    await announceListings(tx, rows);
    await tx
      .updateTable('listings')
      .set({ earlier_pause: null })
      .where('lister_id', '=', id)
      .where('earlier_pause', '=', 'leaving')
      .execute();
  },

  listings: (tx: Transaction, id: string) =>
    tx
      .selectFrom('listings')
      .select(['kind', 'id'])
      .where('lister_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),

  /**
   * Removes data that belongs to one person only, and strips name and contact from what others
   * need. Their listings must be deleted before.
   */
  async erase(tx: Transaction, id: string, now: Date): Promise<void> {
    await eraseListings(tx, id);
    for (const [table, column] of OWN_ROWS) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx);
    }
    for (const table of ['photos', 'videos'] as const) {
      await tx
        .updateTable(table)
        .set({ uploaded_by: null })
        .where('uploaded_by', '=', id)
        .execute();
    }
    await tx
      .updateTable('bookings')
      .set({
        full_name: `${FORMER_MEMBER.firstname} ${FORMER_MEMBER.lastname}`,
        email: '',
        phone_number: '',
      })
      .where('user_id', '=', id)
      .execute();
    // Of a journal only the notes may change (0210-stay-money.ts); its amounts stay for the other side.
    await sql`
      update stay_entries set note = '' where note <> '' and booking_id in (
        select bookings.id from bookings join listings on listings.id = listing_id
        where ${id} in (user_id, lister_id))`.execute(tx);
    for (const table of ['conversations', 'enquiries'] as const) {
      await tx.updateTable(table).set({ phone_number: '' }).where('sender_id', '=', id).execute();
    }
    for (const table of ['reports', 'conversation_reports'] as const) {
      await tx.updateTable(table).set({ details: '' }).where('reporter_id', '=', id).execute();
    }
    await tx
      .updateTable('report_cases')
      .set({ name: `${FORMER_MEMBER.firstname} ${FORMER_MEMBER.lastname}` })
      .where('owner_id', '=', id)
      .where('kind', '=', 'person')
      .execute();
    await tx
      .updateTable('users')
      .set({
        ...FORMER_MEMBER,
        email: formerMemberEmail(id),
        password_hash: '',
        // Nobody counts on an Admin who is gone.
        role: 'Customer',
        phone_number: '',
        location: '',
        profile_image_key: null,
        company_logo_key: null,
        email_confirmed_at: null,
        last_login_at: null,
        suspended_reason: null,
        answers_within: null,
        privacy_version: null,
        privacy_agreed_at: null,
        updated_at: now,
        erased_at: now,
      })
      .where('id', '=', id)
      .execute();
    await removeConversationsOfNobody(tx, id);
    await announcePeople(tx, [id]);
  },
};

/** Rows that belong to one person only; rows that refer to them go with them. */
const OWN_ROWS = [
  ['verifications', 'user_id'],
  ['sessions', 'user_id'],
  ['password_resets', 'user_id'],
  ['email_links', 'user_id'],
  ['passkeys', 'user_id'],
  ['sign_in_steps', 'user_id'],
  ['authenticators', 'user_id'],
  ['recovery_codes', 'user_id'],
  ['stay_reviews', 'author_id'],
  ['favourites', 'user_id'],
  ['shared_lists', 'user_id'],
  ['saved_searches', 'user_id'],
  ['role_requests', 'user_id'],
  ['price_drop_mails', 'user_id'],
  ['price_drop_alerts', 'user_id'],
  ['last_looks', 'user_id'],
  ['uploads', 'user_id'],
  // Its file goes within the hour (own-data/forget-archives-job.ts).
  ['own_archives', 'user_id'],
  ['contact_reveals', 'user_id'],
  ['blocked_people', 'blocker_id'],
  ['blocked_people', 'blocked_id'],
  ['similar_photos', 'lister_id'],
] as const;

/** A deleted listing keeps its name, town and price, for the stays and conversations about it. */
async function eraseListings(tx: Transaction, id: string): Promise<void> {
  const own = sql`(select id from listings where lister_id = ${id})`;
  // Content that no listing has is released the night after (media/lifecycle/release-media.ts).
  await sql`delete from listing_photos where listing_id in ${own}`.execute(tx);
  await sql`delete from availability_questions where listing_id in ${own}`.execute(tx);
  await sql`delete from stay_rules where listing_id in ${own}`.execute(tx);
  await sql`delete from held_nights where kind <> 'booking' and listing_id in ${own}`.execute(tx);
  const nothing = {
    video_key: null,
    description: '',
    facts: '{}',
    lat: null,
    lng: null,
    pin_lat: null,
    pin_lng: null,
    withheld: false,
  };
  await tx.updateTable('listings').set(nothing).where('lister_id', '=', id).execute();
  await tx
    .updateTable('listings')
    .set({ address: '' })
    .where('lister_id', '=', id)
    .where('kind', '=', 'property')
    .execute();
  await tx
    .updateTable('listings')
    .set({
      registration_number: '',
      user_name: '',
      user_email: '',
      phone: '',
      driver_name: '',
      driver_email: null,
      driver_contact: '',
      relocation_request: null,
    })
    .where('lister_id', '=', id)
    .where('kind', '=', 'car')
    .execute();
}

/** Nobody can read a conversation whose two people are both gone. */
async function removeConversationsOfNobody(tx: Transaction, id: string): Promise<void> {
  for (const table of ['conversations', 'enquiries'] as const) {
    await sql`
      delete from ${sql.table(table)} as thread using users as lister, users as sender
      where ${id} in (thread.lister_id, thread.sender_id)
        and lister.id = thread.lister_id and lister.erased_at is not null
        and sender.id = thread.sender_id and sender.erased_at is not null`.execute(tx);
  }
}
