import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table enquiries (
    id uuid primary key,
    property_id uuid references properties,
    car_id uuid references cars,
    listing_id uuid not null generated always as (coalesce(property_id, car_id)) stored,
    lister_id uuid not null references users,
    sender_id uuid not null references users,
    message text not null check (char_length(message) between 1 and 1000),
    phone_number text not null,
    created_at timestamptz not null default now(),
    constraint about_one_listing check (num_nonnulls(property_id, car_id) = 1),
    constraint not_to_oneself check (sender_id <> lister_id)
  )`,
  // People who got no response send again: on one day the same words are one enquiry, and one mail.
  `create unique index same_enquiry_once_a_day on enquiries
    (listing_id, sender_id, md5(message), ((created_at at time zone 'UTC')::date))`,
  'create index enquiries_of_sender on enquiries (listing_id, sender_id, created_at desc)',
  'create index enquiries_of_lister on enquiries (lister_id, created_at desc, id desc)',
  'create index enquiries_newest on enquiries (created_at desc, id desc)',

  `create table contact_messages (
    id uuid primary key,
    name text not null,
    email text not null,
    message text not null check (char_length(message) between 1 and 2000),
    created_at timestamptz not null default now()
  )`,
  'create index contact_messages_newest on contact_messages (created_at desc, id desc)',
];
