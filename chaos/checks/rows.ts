import { type PromisedRow, ROW_KINDS, type RowKind } from '../ledger.ts';
import type { Query } from '../query.ts';

/** Queries that find a row of each kind by its promised id, and read it as the promised state. */
const STATES: Readonly<Record<RowKind, string>> = {
  user: 'select email as id, role as state from users where email = any($1)',
  profile: 'select id::text, location as state from users where id = any($1::uuid[])',
  comment: 'select id::text, body as state from comments where id = any($1::uuid[])',
  booking: `select id::text, check_in || ' ' || check_out || ' ' || status as state from bookings where id = any($1::uuid[])`,
  // Found by its note; more than one would be two payments.
  payment: `select note as id, string_agg(booking_id::text, ' and ') as state from stay_entries where note = any($1) group by note`,
  enquiry: `select message as id, 'sent' as state from enquiries where message = any($1)`,
  property: `select id::text, name || ' ' || price_pesewas / 100 || ' ' || status as state from listings
    where id = any($1::uuid[]) and deleted_at is null`,
};

/** Finds rows that are not in their promised state, one line each. */
export async function lostRows(query: Query, promised: readonly PromisedRow[]): Promise<string[]> {
  const lost: string[] = [];
  for (const kind of ROW_KINDS) {
    const rows = promised.filter((row) => row.kind === kind);
    const found = await query<{ id: string; state: string }>(STATES[kind], [
      rows.map(({ id }) => id),
    ]);
    const states = new Map(found.map(({ id, state }) => [id, state]));
    for (const { id, possible } of rows) {
      const state = states.get(id) ?? null;
      if (!possible.has(state)) {
        lost.push(`${kind} ${id} is ${said(state)}, was ${[...possible].map(said).join(' or ')}`);
      }
    }
  }
  return lost;
}

const said = (state: string | null) => state ?? 'gone';

/** Finds pairs of stays that overlap, without the index that should prevent them. */
export async function doubleBookings(query: Query): Promise<string[]> {
  const pairs = await query<{ one: string; other: string }>(
    `select one.id as one, other.id as other from bookings one
     join bookings other on other.listing_id = one.listing_id and other.unit = one.unit and other.id > one.id
       and other.check_in < one.check_out and one.check_in < other.check_out
     where one.status in ('requested', 'confirmed', 'completed')
       and other.status in ('requested', 'confirmed', 'completed')`,
  );
  return pairs.map(({ one, other }) => `${one} and ${other}`);
}
