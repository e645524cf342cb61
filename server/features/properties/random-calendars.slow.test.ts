import { beforeAll, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#domain/values/calendar-date.ts';
import { signedInAs } from '#server/testing/people.ts';
import { seeded } from '#server/testing/seeded.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { properties } from './repository.ts';

const efie = bootTestApp();

const TODAY = '2026-11-20' as CalendarDate;
const CALENDARS = 1_000;
const QUERIES = 200;
/** Few at a time: each row fires triggers, and a statement has 30 seconds, on a busy machine too. */
const INSERTED_AT_ONCE = 250;
/** Days ahead on which stays begin. */
const DAYS = 60;

/** A booking in days from today. */
interface Booked {
  from: number;
  to: number;
  cancelled: boolean;
}

const random = seeded(22);
const below = (n: number) => Math.floor(random() * n);
interface Calendar {
  id: string;
  bookings: Booked[];
}

const calendars: readonly Calendar[] = Array.from({ length: CALENDARS }, (_, n) => ({
  id: `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
  bookings: randomBookings(),
}));

beforeAll(async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const guest = await signedInAs(efie.platform, 'Customer');
  for (let from = 0; from < CALENDARS; from += INSERTED_AT_ONCE) {
    await insert(calendars.slice(from, from + INSERTED_AT_ONCE), lister.id, guest.id);
  }
  await efie.connection.pool.query('analyze');
});

async function insert(some: readonly Calendar[], lister: string, guest: string): Promise<void> {
  const { pool } = efie.connection;
  await pool.query(
    `insert into listings (id, kind, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype)
      select id, 'property', $2, 'Calendar', 100, 'Bawku', '1', 'Upper East', 'Renovated', 'Short-Stay', 'Guest House'
      from unnest($1::uuid[]) as id`,
    [some.map(({ id }) => id), lister],
  );
  const all = some.flatMap(({ id, bookings }) => bookings.map((each) => ({ id, ...each })));
  await pool.query(
    `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas,
        total_pesewas, status)
      select gen_random_uuid(), property, $5, 'Esi', 'e@x.test', '1', check_in, check_out, 1, check_out - check_in, status
      from unnest($1::uuid[], $2::date[], $3::date[], $4::text[]) as given (property, check_in, check_out, status)`,
    [
      all.map(({ id }) => id),
      all.map(({ from }) => addDays(TODAY, from)),
      all.map(({ to }) => addDays(TODAY, to)),
      // A guest who left early still holds the nights, as in the constraint.
      all.map(({ cancelled }) => (cancelled ? 'cancelled' : 'completed')),
      guest,
    ],
  );
}

// §2.9/13
test('1,000 random searches find a stay exactly when each of its nights is free', async () => {
  let free = 0;
  for (let n = 0; n < QUERIES; n += 1) {
    const start = below(DAYS);
    const end = start + 1 + below(14);
    const freeOn = { from: addDays(TODAY, start), to: addDays(TODAY, end), today: TODAY };
    const expected = calendars.filter(({ bookings }) => isFree(bookings, start, end));
    const found = await properties
      .pageIds(efie.platform.db, { freeOn }, 'newest', { size: CALENDARS, offset: 0 })
      .execute();
    expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id));
    expect(await properties.countUpTo(efie.platform.db, { freeOn }, CALENDARS)).toBe(
      expected.length,
    );
    free += expected.length;
  }
  // The check proves something: some of them were free, but not all.
  expect(free / (QUERIES * CALENDARS)).toBeGreaterThan(0.1);
  expect(free / (QUERIES * CALENDARS)).toBeLessThan(0.9);
});

/** Up to five stays; those that count never overlap, cancelled ones lie anywhere. */
function randomBookings(): Booked[] {
  const taken = new Set<number>();
  return Array.from({ length: below(6) }, () => {
    const from = below(DAYS);
    const to = from + 1 + below(10);
    const nights = Array.from({ length: to - from }, (_, night) => from + night);
    const cancelled = below(4) === 0 || nights.some((night) => taken.has(night));
    if (!cancelled) for (const night of nights) taken.add(night);
    return { from, to, cancelled };
  });
}

/** The plain check, night by night. */
function isFree(bookings: readonly Booked[], from: number, to: number): boolean {
  for (let night = from; night < to; night += 1) {
    for (const each of bookings) {
      if (!each.cancelled && night >= each.from && night < each.to) return false;
    }
  }
  return true;
}
