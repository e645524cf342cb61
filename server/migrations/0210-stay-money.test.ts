import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { migrations } from './index.ts';

const database = `efie_${randomUUID().replaceAll('-', '')}`;
let admin: DatabaseConnection;
let old: DatabaseConnection;

beforeEach(async () => {
  const server = inject('postgres');
  admin = openDatabase({ ...server, database: 'postgres', max: 1 }, () => {});
  await admin.pool.query(`create database ${database}`);
  old = openDatabase({ ...server, database }, () => {});
  const before = Object.entries(migrations).filter(([name]) => name < '0210');
  await migrate(old, Object.fromEntries(before));
});
afterEach(async () => {
  await old.close();
  await dropDatabase(admin, database);
  await admin.close();
});

/** One guest a booking: who has an active stay at a listing books no other there. */
const BOOKINGS = `
  with host as (
    insert into users (id, role, email, password_hash, firstname, lastname, phone_number, location)
      values (gen_random_uuid(), 'Agent', 'host@efie.test', '', 'Naa', 'Owusu', '', 'Accra') returning id
  ), stay as (
    insert into listings (id, kind, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype)
      select gen_random_uuid(), 'property', id, 'Villa', 10000, 'Osu', '12 Oxford Street', 'Greater Accra', 'Renovated', 'Short-Stay', 'Guest House'
      from host returning id
  ), booked (name, status, first, nights, total) as (values
    ('to come', 'confirmed', 10, 2, 20000),
    ('under way', 'confirmed', -1, 3, 30000),
    ('free of charge', 'confirmed', 20, 2, 0),
    ('over', 'confirmed', -10, 2, 20000),
    ('completed', 'completed', -20, 2, 20000),
    ('cancelled', 'cancelled', 30, 2, 20000),
    ('requested', 'requested', 40, 2, 20000)
  ), guests as (
    insert into users (id, role, email, password_hash, firstname, lastname, phone_number, location)
      select gen_random_uuid(), 'Customer', name || '@efie.test', '', name, 'Guest', '', 'Accra' from booked
    returning id, firstname
  )
  insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out,
      nightly_pesewas, total_pesewas, status, answer_by, request_cause, created_at)
    select gen_random_uuid(), stay.id, guests.id, name, 'guest@efie.test', '', current_date + first, current_date + first + nights,
      total / nights, total, status,
      case status when 'requested' then now() + interval '1 day' end, case status when 'requested' then 'host' end,
      '2026-01-01T12:00:00Z'
    from booked join guests on firstname = name, stay`;

// §2.12/43
test('guests of confirmed stays that are not over owe their total from then on, by a balanced entry', async () => {
  await old.pool.query(BOOKINGS);
  await migrate(old, migrations);
  const { rows } = await old.pool.query(`
    select full_name, kind, made_at, made_by, account, amount_pesewas::int as amount
    from stay_entries as entry
    join bookings on bookings.id = booking_id
    join stay_entry_lines on entry_id = entry.id
    order by full_name, account`);
  const entry = (full_name: string, total: number) => {
    const made = { kind: 'booked', made_at: new Date('2026-01-01T12:00:00Z'), made_by: null };
    return [
      { full_name, ...made, account: 'guest', amount: total },
      { full_name, ...made, account: 'revenue', amount: -total },
    ];
  };
  expect(rows).toEqual([...entry('to come', 20_000), ...entry('under way', 30_000)]);
});
