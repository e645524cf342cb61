import { sql } from 'kysely';
import type { Moves, NightsRange, UnitHeld } from '#domain/stays/assign-units.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { announceStays } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

export interface StayRulesRow {
  rules: StayRules;
  version: number;
}

/** Nights of a stay that are held, with the guest or what the host noted. */
export interface HeldNightsRow {
  id: string;
  listing_id: string;
  kind: 'booking' | 'not-available' | 'booked-elsewhere';
  unit: number;
  from: CalendarDate;
  to: CalendarDate;
  prepared_until: CalendarDate;
  name: string;
  phone_number: string;
  note: string;
  status: string | null;
}

/** Nights of a stay that another site's calendar says are taken. */
export interface ImportedNightsRow extends NightsRange {
  id: string;
  listing_id: string;
  feed_name: string;
  summary: string;
  read_at: Date | null;
  echo: boolean;
}

/** A short stay of a host. */
export interface HostedListingRow {
  id: string;
  name: string;
  price_pesewas: number;
  rules: StayRules | null;
  version: number | null;
}

export interface NewBlock extends NightsRange {
  id: string;
  listingId: string;
  unit: number;
  kind: 'not-available' | 'booked-elsewhere';
  name: string;
  phoneNumber: string;
  note: string;
}

/** Rules from before hosts could accept each booking, or choose who books, are of stays that everyone books at once. */
const readRules = (stored: unknown): StayRules => ({
  booking: 'instant',
  openTo: 'everyone',
  ...(stored as Omit<StayRules, 'booking' | 'openTo'>),
});

const HELD_COLUMNS = sql`
  held_nights.id, held_nights.listing_id, held_nights.kind, held_nights.unit,
    lower(held_nights.nights) as from, held_nights.until as to, upper(held_nights.nights) as prepared_until,
    coalesce(bookings.full_name, held_nights.name) as name,
    coalesce(bookings.phone_number, held_nights.phone_number) as phone_number,
    held_nights.note, bookings.status`;

export const stays = {
  async rulesOf(db: Db, listingId: string): Promise<StayRulesRow | undefined> {
    const row = await db
      .selectFrom('stay_rules')
      .select(['rules', 'version'])
      .where('listing_id', '=', listingId)
      .executeTakeFirst();
    return row && { rules: readRules(row.rules), version: row.version };
  },

  /** Bookings of a stay made since a day, and how many of them its host cancelled; requests count once they were accepted. */
  async countHostCancelled(
    db: Db,
    listingId: string,
    since: CalendarDate,
  ): Promise<{ cancelled: number; bookings: number }> {
    const { rows } = await sql<{ cancelled: number; bookings: number }>`
      select count(*)::int as bookings,
        count(*) filter (where bookings.status = 'cancelled' and cancelled_by = listings.lister_id)::int as cancelled
      from bookings join listings on listings.id = bookings.listing_id
      where bookings.listing_id = ${listingId} and bookings.created_at >= ${since}::date
        and (bookings.status in ('confirmed', 'completed')
          or (bookings.status = 'cancelled' and (answer_by is null or accepted_at is not null)))`.execute(
      db,
    );
    return rows[0] ?? { cancelled: 0, bookings: 0 };
  },

  /** @returns the new version; undefined if it is no longer `version`, 0 without rules. */
  async setRules(
    tx: Transaction,
    listingId: string,
    { rules, version }: StayRulesRow,
    now: Date,
  ): Promise<number | undefined> {
    const { rows } = await sql<{ version: number }>`
      insert into stay_rules (listing_id, rules, version, updated_at)
        select ${listingId}, ${JSON.stringify(rules)}::jsonb, 1, ${now} where ${version} = 0
      on conflict do nothing returning version`.execute(tx);
    const changed =
      version === 0
        ? rows
        : (
            await sql<{ version: number }>`
              update stay_rules set rules = ${JSON.stringify(rules)}::jsonb, version = version + 1, updated_at = ${now}
              where listing_id = ${listingId} and version = ${version} returning version`.execute(
              tx,
            )
          ).rows;
    await announceStays(tx);
    return changed[0]?.version;
  },

  /** What holds nights of a stay from a day on, without requests that have lapsed by a moment. */
  async listHeld(db: Db, listingId: string, from: CalendarDate, now: Date): Promise<UnitHeld[]> {
    const { rows } = await sql<UnitHeld>`
      select id, unit, lower(nights) as from, upper(nights) as to from held_nights
      where listing_id = ${listingId} and nights && daterange(${from}, null)
        and not exists (select from bookings
          where bookings.id = held_nights.id and status = 'requested' and answer_by <= ${now})
      order by nights, unit`.execute(db);
    return rows;
  },

  /** What holds nights in `[from, to)` at a host's stays: found stay by stay (offset 0), not among everyone's nights. */
  async listHeldOf(db: Db, listerId: string, { from, to }: NightsRange): Promise<HeldNightsRow[]> {
    const { rows } = await sql<HeldNightsRow>`
      select ${HELD_COLUMNS} from listings
      cross join lateral (
        select * from held_nights
        where listing_id = listings.id and nights && daterange(${from}, ${to}) offset 0
      ) as held_nights
      left join bookings on bookings.id = held_nights.id
      where listings.lister_id = ${listerId} and listings.deleted_at is null
      order by held_nights.listing_id, held_nights.nights, held_nights.unit`.execute(db);
    return rows;
  },

  /**
   * Ends requests that nobody has answered in time, of one listing or of all; their nights are free.
   * @returns their ids.
   */
  async expireRequests(tx: Transaction, now: Date, listingId?: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      update bookings set status = 'expired', updated_at = ${now}
      where status = 'requested' and answer_by <= ${now}
        and (${listingId ?? null}::uuid is null or listing_id = ${listingId ?? null}::uuid)
      returning id`.execute(tx);
    if (rows.length > 0) await announceStays(tx);
    return rows.map(({ id }) => id);
  },

  /** Nights in `[from, to)` that other sites sold of a host's stays. */
  async listImportedOf(
    db: Db,
    listerId: string,
    { from, to }: NightsRange,
  ): Promise<ImportedNightsRow[]> {
    const { rows } = await sql<ImportedNightsRow>`
      select imported_nights.id, feed.listing_id, feed.name as feed_name, summary, echo,
        first_night as from, free_from as to, last_success_at as read_at
      from listings
      join calendar_feeds as feed on feed.listing_id = listings.id
      join imported_nights on feed_id = feed.id
      where listings.lister_id = ${listerId} and listings.deleted_at is null and counts
        and imported_nights.nights && daterange(${from}, ${to})
      order by feed.listing_id, imported_nights.nights, imported_nights.id`.execute(db);
    return rows;
  },

  async listHosted(db: Db, listerId: string): Promise<HostedListingRow[]> {
    const rows = await db
      .selectFrom('listings')
      .leftJoin('stay_rules', 'stay_rules.listing_id', 'listings.id')
      .select([
        'listings.id',
        'listings.name',
        'listings.price_pesewas',
        'stay_rules.rules',
        'stay_rules.version',
      ])
      .where('listings.lister_id', '=', listerId)
      .where('listings.property_type', '=', 'Short-Stay')
      .where('listings.deleted_at', 'is', null)
      .orderBy((e) => e.fn('lower', ['listings.name']))
      .orderBy('listings.id')
      .execute();
    return rows.map(({ rules, ...row }) => ({
      ...row,
      rules: rules && readRules(rules),
    })) as unknown as HostedListingRow[];
  },

  async findHeld(db: Db, id: string): Promise<HeldNightsRow | undefined> {
    const { rows } = await sql<HeldNightsRow>`
      select ${HELD_COLUMNS} from held_nights left join bookings on bookings.id = held_nights.id
      where held_nights.id = ${id}`.execute(db);
    return rows[0];
  },

  /** @throws when the nights are taken (bookings_never_overlap). */
  async insertBlock(tx: Transaction, block: NewBlock): Promise<void> {
    await sql`
      insert into held_nights (id, listing_id, kind, unit, nights, until, name, phone_number, note)
        values (${block.id}, ${block.listingId}, ${block.kind}, ${block.unit},
          daterange(${block.from}, ${block.to}), ${block.to}, ${block.name}, ${block.phoneNumber}, ${block.note})`.execute(
      tx,
    );
    await announceStays(tx);
  },

  /** @returns true if there was such a block. */
  async deleteBlock(tx: Transaction, listingId: string, id: string): Promise<boolean> {
    const deleted = await tx
      .deleteFrom('held_nights')
      .where('id', '=', id)
      .where('listing_id', '=', listingId)
      .where('kind', '<>', 'booking')
      .returning('id')
      .execute();
    await announceStays(tx);
    return deleted.length > 0;
  },

  /** Moves bookings and blocks to other units, all at once. */
  async move(tx: Transaction, moves: Moves): Promise<void> {
    if (moves.length === 0) return;
    await stays.allAtOnce(tx, () => stays.setUnits(tx, moves));
  },

  /**
   * Lets nights overlap while several bookings and blocks change, and checks them together afterwards.
   * @throws when they still do (bookings_never_overlap).
   */
  async allAtOnce(tx: Transaction, change: () => Promise<void>): Promise<void> {
    await sql`set constraints bookings_never_overlap deferred`.execute(tx);
    await change();
    await sql`set constraints bookings_never_overlap immediate`.execute(tx);
  },

  async setUnits(tx: Transaction, moves: Moves): Promise<void> {
    const ids = moves.map(({ id }) => id);
    const units = moves.map(({ unit }) => unit);
    await sql`
      update bookings set unit = moved.unit
      from unnest(${ids}::uuid[], ${units}::smallint[]) as moved (id, unit) where bookings.id = moved.id`.execute(
      tx,
    );
    await sql`
      update held_nights set unit = moved.unit
      from unnest(${ids}::uuid[], ${units}::smallint[]) as moved (id, unit) where held_nights.id = moved.id`.execute(
      tx,
    );
  },
};
