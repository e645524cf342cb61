import { sql } from 'kysely';
import { type Account, type EntryKind, type Line, linesOf } from '#domain/payments/journal.ts';
import type { PaymentMethod } from '#domain/payments/limits.ts';
import type { Pesewas } from '#domain/values/money.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** A booking as its money depends on it, with its two sides. */
export type PaidStayRow = NonNullable<Awaited<ReturnType<typeof payments.find>>>;

/** An entry with its lines. */
export interface EntryRow {
  id: string;
  kind: EntryKind;
  made_at: Date;
  method: PaymentMethod | null;
  note: string;
  receipt_number: number | null;
  reverses: string | null;
  undone: boolean;
  lines: Line[];
}

export interface NewEntry {
  id: string;
  bookingId: string;
  kind: EntryKind;
  madeAt: Date;
  madeBy: string;
  method?: PaymentMethod;
  note?: string;
  receiptNumber?: number;
  reverses?: string;
}

const staysWithMoney = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .innerJoin('users as guest', 'guest.id', 'bookings.user_id')
    .innerJoin('users as lister', 'lister.id', 'listings.lister_id')
    .select([
      'bookings.id',
      'bookings.user_id',
      'bookings.status',
      'bookings.ended_how',
      'bookings.deposit_pesewas',
      'bookings.check_in',
      'bookings.check_out',
      'listings.lister_id',
      'listings.name as property_name',
      'guest.email as guest_email',
      'guest.firstname as guest_firstname',
      'lister.firstname as lister_firstname',
      'lister.lastname as lister_lastname',
    ]);

/** The journal of stays: the database lets nothing in it change, and keeps each entry balanced. */
export const payments = {
  find: (db: Db, bookingId: string) =>
    staysWithMoney(db).where('bookings.id', '=', bookingId).executeTakeFirst(),

  /** Locks the booking until the transaction ends, so that its money changes once at a time. */
  lock: (tx: Transaction, bookingId: string) =>
    staysWithMoney(tx)
      .where('bookings.id', '=', bookingId)
      .forNoKeyUpdate(['bookings'])
      .executeTakeFirst(),

  /** The entries of a booking, the first first. */
  async list(db: Db, bookingId: string): Promise<EntryRow[]> {
    const { rows } = await sql<EntryRow>`
      select entry.id, kind, made_at, method, note, receipt_number, reverses,
        exists (select from stay_entries as later where later.reverses = entry.id) as undone,
        (select json_agg(json_build_object('account', account, 'amount', amount_pesewas))
          from stay_entry_lines where entry_id = entry.id) as lines
      from stay_entries as entry where booking_id = ${bookingId} order by made_at, id`.execute(db);
    return rows;
  },

  async insert(
    tx: Transaction,
    { id, bookingId, kind, madeAt, madeBy, method, note, receiptNumber, reverses }: NewEntry,
    lines: readonly Line[],
  ): Promise<void> {
    await tx
      .insertInto('stay_entries')
      .values({
        id,
        booking_id: bookingId,
        kind,
        made_at: madeAt,
        made_by: madeBy,
        method: method ?? null,
        note: note ?? '',
        receipt_number: receiptNumber ?? null,
        reverses: reverses ?? null,
      })
      .execute();
    await insertLines(tx, id, lines);
  },

  /** Makes a total due, unless it is already. */
  async insertBooked(
    tx: Transaction,
    { id, bookingId, madeAt, madeBy }: Omit<NewEntry, 'kind'>,
    total: Pesewas,
  ): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      insert into stay_entries (id, booking_id, kind, made_at, made_by)
        values (${id}, ${bookingId}, 'booked', ${madeAt}, ${madeBy})
      on conflict (booking_id) where kind = 'booked' do nothing returning id`.execute(tx);
    if (rows[0]) await insertLines(tx, id, linesOf('booked', total));
  },
};

const insertLines = (tx: Transaction, entryId: string, lines: readonly Line[]) =>
  tx
    .insertInto('stay_entry_lines')
    .values(
      lines.map(({ account, amount }: { account: Account; amount: number }) => ({
        entry_id: entryId,
        account,
        amount_pesewas: amount,
      })),
    )
    .execute();
