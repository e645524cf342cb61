import { type Kysely, sql } from 'kysely';

/** What the tables and the overview of Admins are read by. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

/** What a relocation request says, as one text. */
const REQUEST_TEXT = ['userName', 'registrationNumber', 'cityOrTown', 'driverName', 'driverContact']
  .map((field) => `coalesce(relocation_request ->> '${field}', '')`)
  .join(` || ' ' || `);

/** Each by its name; in the order of ids, which tell when something was made, unless it says otherwise. */
const INDEXES = {
  bookings_by_guest: 'bookings using gin (lower(full_name) gin_trgm_ops)',
  // A reference is the end of an id.
  bookings_by_reference: 'bookings (right(id::text, 8))',
  bookings_by_stay: 'bookings using gist (stay)',
  bookings_cancelled: `bookings (id) where status = 'cancelled'`,
  properties_by_name: 'properties using gin (lower(name) gin_trgm_ops)',
  cars_by_name: 'cars using gin (lower(name) gin_trgm_ops)',
  contact_messages_open: 'contact_messages (id) where done_at is null',
  contact_messages_done: 'contact_messages (id) where done_at is not null',
  contact_messages_by_text: `contact_messages using gin (lower(name || ' ' || email || ' ' || message) gin_trgm_ops)`,
  cars_with_request: 'cars (id) where relocation_request is not null and deleted_at is null',
  cars_with_request_in:
    'cars (region, id) where relocation_request is not null and deleted_at is null',
  cars_by_request: `cars using gin (lower(name || ' ' || ${REQUEST_TEXT}) gin_trgm_ops)
    where relocation_request is not null and deleted_at is null`,
  conversation_reports_by_reason: 'conversation_reports (reason, id)',
  conversation_reports_by_text: 'conversation_reports using gin (lower(details) gin_trgm_ops)',
  // What came on each day.
  users_of_day: 'users (created_at)',
  properties_of_day: 'properties (created_at) include (property_type)',
  cars_of_day: 'cars (created_at) include (relocation)',
  bookings_of_day: `bookings (created_at) include (total_pesewas) where status <> 'cancelled'`,
  reports_of_day: 'reports (created_at)',
};

const STATEMENTS = [
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  ...Object.entries(INDEXES).flatMap(([name, of]) => [
    `drop index concurrently if exists ${name}`,
    `create index concurrently ${name} on ${of}`,
  ]),
  'reset lock_timeout',
];
