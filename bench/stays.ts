import { quoteStay } from '#domain/stays/quote.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { addDays, type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { pesewas } from '#domain/values/money.ts';
import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { LISTER, startBenchPostgres } from './database.ts';
import { benchPlatform } from './platform.ts';
import { percentile } from './statistics.ts';

const LISTINGS = 100_000;
const ROUNDS = 40;
const UNITS = 50;
const STAYS_OF_A_YEAR = 3650;

type Row = [what: string, figure: string, target: string];
type App = Awaited<ReturnType<typeof createApp>>;

/** Times lists by dates among 100,000 listings, a year of a hotel with 50 units, and quotes, in milliseconds. */
export async function measureStays(): Promise<Row[]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(LISTINGS);
    await connection.pool.query(RULED, [JSON.stringify(RULES)]);
    for (const statement of SOLD) await connection.pool.query(statement);
    await connection.pool.query('vacuum analyze');
    const app = await createApp(benchPlatform(connection));
    const rows = [...(await measureLists(app, connection)), await measureCalendar(app, connection)];
    await app.close();
    return [...rows, measureQuotes()];
  } finally {
    await postgres.stop();
  }
}

/** Half of the stays are sold by rules as hotels have them. */
const RULED = `insert into stay_rules (listing_id, rules, version, updated_at)
   select id, $1::jsonb, 1, now() from listings
   where property_type = 'Short-Stay' and abs(hashtext(id::text)) % 2 = 0`;

/** Stays take 2 to 8 guests, and each has about a dozen bookings in the coming year. */
const SOLD = [
  `update listings set facts = facts || jsonb_build_object('guests', 2 + abs(hashtext(id::text)) % 7)
   where property_type = 'Short-Stay'`,
  `with guests as (select id, row_number() over (order by email) - 1 as place from users)
   insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas)
   select gen_random_uuid(), stay.id, guests.id, 'Esi Owusu', 'esi@bench.example', '+233244000001',
     current_date + k * 30 + n % 23, current_date + k * 30 + n % 23 + 2 + n % 5, 30000, (2 + n % 5) * 30000
   from (select id, abs(hashtext(id::text)) % 1000 as n from listings where property_type = 'Short-Stay') stay
   cross join generate_series(0, 11) k join guests on guests.place = (n + k * 7) % 200`,
];

const RULES: StayRules = {
  ...PLAIN_RULES,
  minNights: 2,
  guestsMax: 4,
  weekend: { nights: ['fri', 'sat'], price: 520 },
  seasons: [
    {
      name: 'Christmas',
      from: '2026-12-20' as CalendarDate,
      to: '2027-01-03' as CalendarDate,
      yearly: true,
      price: 900,
      weekendPrice: null,
      minNights: 3,
      maxNights: null,
    },
    {
      name: 'Easter',
      from: '2027-03-25' as CalendarDate,
      to: '2027-03-30' as CalendarDate,
      yearly: false,
      price: 700,
      weekendPrice: 760,
      minNights: null,
      maxNights: null,
    },
  ],
  weekDiscount: 10,
  cleaningFee: 80,
  extraGuestFee: 40,
  guestsIncluded: 2,
  tax: { vatNumber: 'C0001234567', gtaLicence: 'GTA-1', included: false },
};

async function measureLists(app: App, { pool }: DatabaseConnection): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, asked] of Object.entries(LISTS)) {
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      const from = addDays(today(new Date()), 3 + (((round + 2) * 7) % 250));
      const to = addDays(from, 2 + ((round + 2) % 4));
      const url = `/api/properties?limit=24&view=card&propertyType=Short-Stay&from=${from}&to=${to}${asked}`;
      const took = await timeOf(app, pool, { url });
      if (round >= 0) times.push(took);
    }
    rows.push([
      `list by dates, ${what}, at ${LISTINGS.toLocaleString('en')} listings`,
      said(times),
      '< 50 ms',
    ]);
  }
  return rows;
}

const LISTS = {
  'all of the country': '',
  'with guests': '&guests=3',
  'cheapest first': '&sort=price-asc',
  'in one region': '&region=Volta',
  'three days either way': '&flexible=3',
};

async function measureCalendar(app: App, { pool }: DatabaseConnection): Promise<Row> {
  const person = { email: 'host@bench.example', password: 'a password for measuring' };
  const details = {
    role: 'Property Owner',
    firstname: 'Naa',
    lastname: 'Lamptey',
    phoneNumber: '0244123456',
    location: 'Accra',
  };
  await app.inject({ method: 'POST', url: '/api/auth/signup', payload: { ...person, ...details } });
  const { token } = (
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: person })
  ).json<{ token: string }>();
  for (const statement of HOTEL) await pool.query(statement);
  const from = today(new Date());
  const asked = {
    url: `/api/User/stay-calendar?from=${from}&to=${addDays(from, 365)}`,
    headers: { authorization: `Bearer ${token}` },
  };
  const times: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const took = await timeOf(app, pool, asked);
    if (round >= 0) times.push(took);
  }
  return [`calendar of a year, ${UNITS} units, ${STAYS_OF_A_YEAR} stays`, said(times), '≤ 50 ms'];
}

/** One hotel of the host, sold out. */
const HOTEL = [
  `update listings set lister_id = (select id from users where email = 'host@bench.example')
   where id = (select listing_id from stay_rules order by listing_id limit 1)`,
  `delete from bookings using listings, users
   where listings.id = bookings.listing_id and users.id = listings.lister_id and users.email = 'host@bench.example'`,
  `update stay_rules set rules = jsonb_set(rules, '{units}', '${UNITS}') from listings, users
   where listings.id = stay_rules.listing_id and users.id = listings.lister_id and users.email = 'host@bench.example'`,
  `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location)
   select gen_random_uuid(), 'guest' || n || '@bench.example', 'none', 'Customer', 'Esi', 'Owusu', '+233244000001', 'Accra'
   from generate_series(1, ${STAYS_OF_A_YEAR}) n`,
  `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, unit, check_in, check_out, nightly_pesewas, total_pesewas)
   select gen_random_uuid(), hotel.id, guest.id, 'Esi Owusu', guest.email, '+233244000001', 1 + n % ${UNITS},
     current_date + n / ${UNITS} * 5, current_date + n / ${UNITS} * 5 + 5, 30000, 150000
   from generate_series(0, ${STAYS_OF_A_YEAR - 1}) n
   join users guest on guest.email = 'guest' || n + 1 || '@bench.example'
   cross join (select listings.id from listings join users host on host.id = lister_id where host.email = 'host@bench.example') hotel`,
  'analyze',
];

async function timeOf(
  app: App,
  pool: DatabaseConnection['pool'],
  asked: { url: string; headers?: Record<string, string> },
): Promise<number> {
  // A commit empties the cache, so that PostgreSQL is measured and not the last round's responses.
  await pool.query('update users set updated_at = now() where email = $1', [LISTER]);
  const start = performance.now();
  const { statusCode, payload } = await app.inject(asked);
  const took = performance.now() - start;
  if (statusCode !== 200) throw new Error(`${asked.url} responded with ${statusCode}: ${payload}`);
  return took;
}

/** Quotes of a month under rules of a hotel, in this process. */
function measureQuotes(): Row {
  const day = today(new Date());
  const times: number[] = [];
  for (let round = 0; round < 20_000; round += 1) {
    const checkIn = addDays(day, round % 365);
    const start = performance.now();
    quoteStay(
      pesewas(30_000),
      RULES,
      { checkIn, checkOut: addDays(checkIn, 1 + (round % 30)), guests: 3 },
      day,
    );
    times.push(performance.now() - start);
  }
  return ['quote of 1 to 30 nights, in process', said(times, 3), '≤ 5 ms'];
}

const said = (times: readonly number[], digits = 1) =>
  `p50 ${percentile(times, 0.5).toFixed(digits)}, p99 ${percentile(times, 0.99).toFixed(digits)} ms`;
