import type { DatabaseConnection } from '#server/platform/database/database.ts';

/**
 * Rows of all that Admins list, numbered from one to another, beside a thousand properties. Triggers are away meanwhile: what
 * they keep is not what is measured.
 */
export async function addAdminRows(
  { pool }: DatabaseConnection,
  from: number,
  to: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (const [table, statement] of Object.entries(ROWS)) {
      const hasTriggers = !table.includes('.');
      if (hasTriggers) await client.query(`alter table ${table} disable trigger user`);
      await client.query(statement, [from, to]);
      if (hasTriggers) await client.query(`alter table ${table} enable trigger user`);
    }
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

/** The UUID of version 7 of the n-th minute of 2025 and after. */
const ID = `(lpad(to_hex((1735689600000 + n::bigint * 60000)), 12, '0') || '7' || substr(md5(n::text), 1, 3)
  || '8' || substr(md5(n::text), 4, 15))::uuid`;

/** That of a person whose number is made of n. */
const idOf = (n: string) => ID.replaceAll('n::', `(${n})::`);

/** A photo of those that the properties have. */
const photoOf = (n: string) => `md5((1 + (${n}) % 500)::text)`;

/** Spread over half a year, as much as the overview reads. */
const LATELY = `now() - (n % 180) * interval '1 day'`;

const CHECK_IN = `(date '2020-01-01' + 3 * (n / 1000 * 37 % 1000))`;

const NUMBERS = 'from generate_series($1::int, $2::int) n';

/** The n-th of the thousand properties, again and again, in the order of their ids. */
const PROPERTY = `join (select row_number() over (order by id) - 1 as place, id, lister_id from properties) p on p.place = n % 1000`;

/** In the order in which they refer to each other. */
const ROWS: Readonly<Record<string, string>> = {
  users: `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location, created_at, last_login_at)
   select ${ID}, 'kofi' || n || '@bench.example', 'none',
     (array['Customer', 'Customer', 'Agent', 'Property Owner'])[1 + n % 4],
     (array['Ama', 'Kofi', 'Esi', 'Yaw'])[1 + n % 4] || n, (array['Mensah', 'Owusu', 'Boateng'])[1 + n % 3],
     '+233244000000', 'Accra', ${LATELY}, case when n % 3 = 0 then now() - n * interval '1 minute' end
   ${NUMBERS}`,
  'audit.log': `insert into audit.log (id, at, event, actor_id, subject_kind, subject_id, address, device, before, after)
   select ${ID}, to_timestamp(1735689600 + n::bigint * 60),
     (array['login', 'login', 'login-failed', 'price-changed', 'refused'])[1 + n % 5], ${idOf('1 + n % 10000')}, 'person',
     ${idOf('1 + n % 10000')}, '203.0.113.' || n % 250, 'Mozilla/5.0 (Linux; Android 14) Chrome/131',
     '{"price": 100}', '{"price": 200}'
   ${NUMBERS}`,
  comments: `insert into comments (id, property_id, user_id, body, created_at)
   select ${ID}, p.id, ${ID}, 'A quiet place, word' || n || ' and good water.', now() ${NUMBERS} ${PROPERTY}`,
  'graphile_worker._private_jobs': `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, last_error)
   select t.id, json_build_object('to', 'kofi' || n || '@bench.example', 'subject', 'Mail ' || n), 25, 25, 'ECONNREFUSED'
   ${NUMBERS} cross join graphile_worker._private_tasks t where t.identifier = 'send-mail'`,
  // Two nights of each property on days of eight years, scattered so that few rows are spread as many are.
  bookings: `insert into bookings (id, property_id, user_id, full_name, email, phone_number, check_in, check_out,
     nightly_pesewas, total_pesewas, status, created_at)
   select ${ID}, p.id, ${ID}, (array['Ama', 'Kofi', 'Esi', 'Yaw'])[1 + n % 4] || n || ' ' || (array['Mensah', 'Owusu', 'Boateng'])[1 + n % 3],
     'kofi' || n || '@bench.example', '+233244000000', ${CHECK_IN}, ${CHECK_IN} + 2,
     10000, 20000, case when n % 7 = 0 then 'cancelled' when ${CHECK_IN} + 2 > current_date then 'confirmed' else 'completed' end,
     ${LATELY}
   ${NUMBERS} ${PROPERTY}`,
  contact_messages: `insert into contact_messages (id, name, email, message, created_at, done_at)
   select ${ID}, 'Ama ' || n, 'kofi' || n || '@bench.example', 'How do I list word' || n || ' on your site?', now(),
     case when n % 50 > 0 then now() end
   ${NUMBERS}`,
  cars: `insert into cars (id, owner_id, name, price_pesewas, brand, model, year, mileage, location, region, condition, transmission,
     fuel_type, car_type, registration_number, user_name, user_email, phone, available_from, driver_name, driver_contact,
     city_or_town, relocation_request, description, search_text, moderation_at, created_at)
   select ${ID}, ${ID}, 'Pickup car' || n || ' of Osu', 8500000, 'Toyota', 'Hilux', 2019, 42000, 'Osu',
     (array['Greater Accra', 'Ashanti', 'Volta', 'Ahafo'])[1 + n % 4], 'Used', 'Manual', 'Diesel', 'Pickup', 'GR ' || n, 'Ama',
     'ama@bench.example', '+233244000000', now(), 'Yaw', '+233244000000', 'Accra',
     jsonb_build_object('userName', 'Ama', 'carType', 'Pickup', 'registrationNumber', 'GR ' || n, 'region', 'Greater Accra',
       'cityOrTown', 'Accra', 'driverName', 'Driver' || n || ' Boateng', 'driverContact', '+233244000000'),
     repeat('A strong pickup with complete papers. ', 15), '', now() - n * interval '1 second', ${LATELY}
   ${NUMBERS}`,
  car_photos: `insert into car_photos (car_id, photo_key, position)
   select ${ID}, ${photoOf('n + place')}, place ${NUMBERS} cross join generate_series(0, 2) place`,
  // One in ten shows a photo of the one before.
  similar_photos: `insert into similar_photos (photo_key, car_id, lister_id, earlier_photo_key, earlier_car_id, earlier_lister_id,
     distance)
   select ${photoOf('n')}, ${ID}, ${ID}, ${photoOf('n - 1')}, ${idOf('n - 1')}, ${idOf('n - 1')}, 4 ${NUMBERS} where n % 10 = 0`,
  far_prices: `insert into far_prices (car_id, place, low_pesewas, high_pesewas, listings)
   select ${ID}, 'Greater Accra', 1000000, 2000000, 40 ${NUMBERS} where n % 10 = 0`,
  verifications: `insert into verifications (id, user_id, kind, state, expires_on, checked_name, created_at, decided_at)
   select ${ID}, ${ID}, 'ghana-card', case when n % 50 = 0 then 'waiting' else 'approved' end, date '2030-01-01',
     'Kofi' || n || ' Mensah', ${LATELY}, case when n % 50 > 0 then now() end
   ${NUMBERS}`,
  enquiries: `insert into enquiries (id, property_id, lister_id, sender_id, message, phone_number, created_at)
   select ${ID}, p.id, p.lister_id, ${ID}, 'Is it free?', '+233244000000', ${LATELY} ${NUMBERS} ${PROPERTY}`,
  conversations: `insert into conversations (id, property_id, lister_id, sender_id, phone_number, created_at, last_message_at)
   select ${ID}, p.id, p.lister_id, ${ID}, '+233244000000', now(), now() ${NUMBERS} ${PROPERTY}`,
  conversation_reports: `insert into conversation_reports (id, conversation_id, reporter_id, reason, details, created_at)
   select ${ID}, ${ID}, ${ID}, (array['payment', 'not-owner', 'rude', 'spam'])[1 + n % 4], 'It says word' || n || ' here.', ${LATELY}
   ${NUMBERS}`,
  report_cases: `insert into report_cases (id, kind, thing_id, owner_id, name, people, newest_at)
   select ${ID}, 'property', ${ID}, ${ID}, 'Place' || n || ' of Osu', 1 + n % 5, now() - n * interval '1 second' ${NUMBERS}`,
  reports: `insert into reports (id, case_id, reporter_id, reason, details, created_at)
   select ${ID}, ${ID}, ${ID}, 'gone', '', ${LATELY} ${NUMBERS}`,
  listing_views: `insert into listing_views (listing_id, day, views)
   select ${ID}, current_date - n % 180, 1 + n % 9 ${NUMBERS}`,
};
