import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Queries for removing the demo; `demo` are the ids of its people. */
export const demoRemoval = {
  async wasLoaded(tx: Transaction): Promise<boolean> {
    const { rows } = await sql`select from demo_load for update`.execute(tx);
    return rows.length > 0;
  },

  /** Accounts with the demo's addresses made since it began, locked in a fixed order. */
  async people(tx: Transaction, emails: readonly string[]) {
    return tx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'profile_image_key', 'company_logo_key'])
      .where('email', 'in', emails)
      .where('erased_at', 'is', null)
      .where('created_at', '>=', (eb) => eb.selectFrom('demo_load').select('started_at'))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  },

  async hasOtherAdmin(tx: Transaction, demo: readonly string[]): Promise<boolean> {
    const { rows } = await sql`
      select from users
      where role = 'Admin' and suspended_at is null and erased_at is null and id <> all(${demo}::uuid[])
      limit 1`.execute(tx);
    return rows.length > 0;
  },

  async listings(tx: Transaction, demo: readonly string[]) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from listings where lister_id = any(${demo}::uuid[]) and deleted_at is null
      order by name`.execute(tx);
    return rows;
  },

  /** Stays between a demo account and a real one that are not over. */
  async staysOfOthers(tx: Transaction, demo: readonly string[], today: CalendarDate) {
    const { rows } = await sql<{ guest: string; property: string; check_in: string }>`
      select full_name as guest, listings.name as property, check_in::text
      from bookings join listings on listings.id = listing_id
      where bookings.status in ('requested', 'confirmed', 'completed') and check_out >= ${today}
        and (bookings.user_id = any(${demo}::uuid[])) <> (lister_id = any(${demo}::uuid[]))
      order by check_in`.execute(tx);
    return rows;
  },

  /** Counts what real people attached to the demo: it stays, as when anyone leaves. */
  async keptOfOthers(tx: Transaction, demo: readonly string[]) {
    const { rows } = await sql<{ comments: number; conversations: number; stays: number }>`
      select
        (select count(*)::integer from comments join listings on listings.id = listing_id
          where lister_id = any(${demo}::uuid[]) and comments.user_id <> all(${demo}::uuid[])) as comments,
        (select count(*)::integer from conversations
          where (lister_id = any(${demo}::uuid[])) <> (sender_id = any(${demo}::uuid[]))) as conversations,
        (select count(*)::integer from bookings join listings on listings.id = listing_id
          where (bookings.user_id = any(${demo}::uuid[])) <> (lister_id = any(${demo}::uuid[]))) as stays`.execute(
      tx,
    );
    return rows[0] ?? { comments: 0, conversations: 0, stays: 0 };
  },

  /** Removes what demo people did among themselves, which nobody else needs. */
  async removeAmongThemselves(
    tx: Transaction,
    demo: readonly string[],
    contactEmails: readonly string[],
  ): Promise<void> {
    const theirs = sql`(select id from listings where lister_id = any(${demo}::uuid[]))`;
    const statements = [
      sql`delete from bookings where user_id = any(${demo}::uuid[]) and listing_id in ${theirs}`,
      sql`delete from held_nights where kind <> 'booking' and listing_id in ${theirs}`,
      sql`delete from stay_rules where listing_id in ${theirs}`,
      sql`delete from comments where user_id = any(${demo}::uuid[]) and listing_id in ${theirs}`,
      sql`delete from listing_views where listing_id in ${theirs}`,
      sql`delete from report_cases where (thing_id in ${theirs} or owner_id = any(${demo}::uuid[]))
        and not exists (select from reports where case_id = report_cases.id
          and reporter_id <> all(${demo}::uuid[]))`,
      sql`delete from contact_messages where email = any(${contactEmails})`,
    ];
    for (const statement of statements) await statement.execute(tx);
  },

  /** Prevents another load, even when this one was never finished. */
  finishLoad: (tx: Transaction, now: Date) =>
    tx
      .updateTable('demo_load')
      .set({ finished_at: now })
      .where('finished_at', 'is', null)
      .execute(),

  async settings(db: Database | Transaction): Promise<Record<string, unknown> | undefined> {
    const row = await db.selectFrom('site_settings').select('settings').executeTakeFirst();
    return row?.settings as Record<string, unknown> | undefined;
  },

  saveSettings: (tx: Transaction, settings: object, now: Date) =>
    tx
      .updateTable('site_settings')
      .set({ settings: JSON.stringify(settings), updated_at: now })
      .execute(),
};
