import { type Kysely, sql } from 'kysely';

/** A phone number by its digits, however it was typed, so that people with one number are found. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The index is built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

const STATEMENTS = [
  // '024 412 3456', '+233 (0)24 412 3456', '00233244123456' and '233244123456' are '233244123456'.
  `create or replace function phone_key(phone text) returns text
    language sql immutable strict parallel safe return
    regexp_replace(
      regexp_replace(
        regexp_replace(phone, '\\D', '', 'g'), '^00', ''),
      '^(?:2330|0|233)?([1-9]\\d{8})$', '233\\1')`,
  'drop index concurrently if exists users_by_phone',
  'create index concurrently users_by_phone on users using gin (phone_key(phone_number) gin_trgm_ops)',
  'drop index concurrently if exists users_suspended_phone',
  'create index concurrently users_suspended_phone on users (phone_key(phone_number)) where suspended_at is not null',
];
