import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Queries that tell the loader whether to load, and what is already there. */
export const demoLoad = {
  /** True when the database is empty, or an earlier load did not finish. */
  async isDue(db: Database): Promise<boolean> {
    const load = await db.selectFrom('demo_load').selectAll().executeTakeFirst();
    if (load) return load.finished_at === null;
    const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    return user === undefined;
  },

  /** True after any load, finished or not. */
  async wasBegun(db: Database): Promise<boolean> {
    return (await db.selectFrom('demo_load').select('only_one').executeTakeFirst()) !== undefined;
  },

  /** Returns when the load began: now, or when the interrupted one did. */
  async begin(db: Database, now: Date): Promise<Date> {
    await db
      .insertInto('demo_load')
      .values({ started_at: now })
      .onConflict((c) => c.doNothing())
      .execute();
    const load = await db.selectFrom('demo_load').select('started_at').executeTakeFirstOrThrow();
    return load.started_at;
  },

  finish: (db: Database, now: Date) =>
    db.updateTable('demo_load').set({ finished_at: now }).execute(),

  async userId(db: Database, email: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    return row?.id;
  },

  async hasCompanyLogo(db: Database, userId: string): Promise<boolean> {
    const row = await db
      .selectFrom('users')
      .select('company_logo_key')
      .where('id', '=', userId)
      .executeTakeFirst();
    return Boolean(row?.company_logo_key);
  },

  async listingId(db: Database, listerId: string, name: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('listings')
      .select('id')
      .where('lister_id', '=', listerId)
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.id;
  },

  async commented(db: Database, propertyId: string, userId: string): Promise<boolean> {
    const row = await db
      .selectFrom('comments')
      .select('id')
      .where('listing_id', '=', propertyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  },
};

/** A demo listing, with what the demo's activity needs of it. */
export interface DemoListing {
  kind: 'property' | 'car';
  id: string;
  name: string;
  listerId: string;
  /** Since when it has waited for an Admin; null once one has looked. */
  waitsSince: Date | null;
}

export const demoActivity = {
  async listings(db: Database): Promise<DemoListing[]> {
    const { rows } = await sql<DemoListing>`
      select kind, id, name, lister_id as "listerId", moderation_at as "waitsSince" from listings
      order by kind desc`.execute(db);
    return rows;
  },

  /**
   * Adds views of each listing for every day since it was listed, at most the last sixty before `today`: the same in each load.
   */
  async addViews(db: Database, today: CalendarDate): Promise<void> {
    await sql`
      insert into listing_views (listing_id, day, views)
      select listing.id, each.day::date, 1 + abs(hashtext(listing.name || each.day::date) % 9)
      from listings as listing,
        generate_series(greatest(listing.created_at::date, ${today}::date - 60), ${today}::date - 1, interval '1 day') as each (day)
      on conflict do nothing`.execute(db);
  },

  async isBooked(db: Database, propertyId: string, checkIn: CalendarDate): Promise<boolean> {
    const row = await db
      .selectFrom('bookings')
      .select('id')
      .where('listing_id', '=', propertyId)
      .where('check_in', '=', checkIn)
      .executeTakeFirst();
    return row !== undefined;
  },

  async isBlocked(db: Database, propertyId: string, from: CalendarDate): Promise<boolean> {
    const { rows } = await sql`
      select from held_nights
      where listing_id = ${propertyId} and kind <> 'booking' and lower(nights) = ${from}`.execute(
      db,
    );
    return rows.length > 0;
  },

  async isReported(db: Database, thingId: string, reporterId: string): Promise<boolean> {
    const row = await db
      .selectFrom('reports')
      .innerJoin('report_cases', 'report_cases.id', 'reports.case_id')
      .select('reports.id')
      .where('report_cases.thing_id', '=', thingId)
      .where('reports.reporter_id', '=', reporterId)
      .executeTakeFirst();
    return row !== undefined;
  },
};

export const demoVerifications = {
  /** Finds a person's request for a kind of document, with its outcome. */
  find: (db: Database, userId: string, kind: VerificationKind) =>
    db
      .selectFrom('verifications')
      .select(['id', 'state'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirst(),
};

/** Queries for the usual prices near a demo listing, and for its state. */
export const demoMarket = {
  keepUsualPrice: (
    db: Database,
    {
      lowPesewas,
      highPesewas,
      ...usual
    }: {
      category: string;
      region: string;
      lowPesewas: number;
      highPesewas: number;
      listings: number;
    },
  ) =>
    db
      .insertInto('usual_prices')
      .values({
        ...usual,
        kind: 'property',
        // The whole region.
        location: '',
        place: usual.region,
        low_pesewas: lowPesewas,
        high_pesewas: highPesewas,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  async stateOf(db: Database, id: string): Promise<string> {
    const row = await db
      .selectFrom('listings')
      .select('moderation')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.moderation;
  },
};
