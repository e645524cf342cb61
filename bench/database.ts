import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { adoptMedia } from '#server/features/media/public.ts';
import { migrations } from '#server/migrations/index.ts';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import {
  giveDatabaseToRole,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/index.ts';
import { FolderStorage } from '#server/platform/storage/folder-storage.ts';

/** A PostgreSQL for measuring, with a database for each number of listings. */
export interface BenchPostgres {
  /** A database with so many properties, as an address that DATABASE_URL takes. */
  withListings(count: number, options?: SeedOptions): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

export interface BenchDatabase {
  url: string;
  connection: DatabaseConnection;
  indexes: readonly BuiltIndex[];
}

interface SeedOptions {
  /** Writes so many listings, while their indexes are away; evenly spread ones where it is left out. */
  fill?: (client: ClientBase, count: number) => Promise<void>;
  /** What is done to the listings before their indexes are built. */
  change?: (connection: DatabaseConnection) => Promise<void>;
  /** Indexes that nothing of what is measured uses, by their names. */
  leaveOut?: RegExp;
}

/** An index of listings as it was built over all of them. */
export interface BuiltIndex {
  name: string;
  seconds: number;
  bytes: number;
}

export async function startBenchPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-bench-'));
  const postgres = await startEmbeddedPostgres({
    dir: path.join(folder, 'postgres'),
    log: { info() {}, warn: console.warn },
  });
  const { host, port, user } = postgres.connection;
  const connections: DatabaseConnection[] = [];
  return {
    async withListings(count, options) {
      const database = `listings_${count}`;
      const admin = openDatabase(postgres.superuser, console.error);
      await admin.pool.query(`create database ${database}`);
      await admin.close();
      await giveDatabaseToRole({ ...postgres.superuser, database });
      const connection = openDatabase(
        { host, port, user, database, statement_timeout: 0 },
        console.error,
      );
      connections.push(connection);
      await migrate(connection, migrations);
      const indexes = await seed(connection, count, options);
      return {
        indexes,
        url: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
        connection,
      };
    },
    async stop() {
      for (const connection of connections) await connection.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Has a server start on seeded listings, whose photos have no files. */
export async function adoptFiles({ db }: DatabaseConnection, dataDir: string): Promise<void> {
  await adoptMedia({ db, storage: new FolderStorage(path.join(dataDir, 'media')) });
}

/** Writes listings and has their indexes built once over all rows, which is much quicker than row by row. */
async function seed(
  connection: DatabaseConnection,
  count: number,
  { fill = fillEvenly, change, leaveOut }: SeedOptions = {},
): Promise<BuiltIndex[]> {
  const { pool } = connection;
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'listings' and indexname not in (select conname from pg_constraint)`,
  );
  const client = await pool.connect();
  try {
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await fill(client, count);
    await change?.(connection);
    if (change) await client.query('vacuum full listings');
    const built: BuiltIndex[] = [];
    for (const { name, definition } of rows) {
      if (leaveOut?.test(name)) continue;
      const start = performance.now();
      await client.query(definition);
      const { rows: sizes } = await client.query('select pg_relation_size($1)::float8 as bytes', [
        name,
      ]);
      built.push({ name, seconds: (performance.now() - start) / 1000, bytes: sizes[0].bytes });
    }
    await client.query('vacuum analyze');
    return built;
  } finally {
    client.release();
  }
}

/** Listings spread over types, regions and prices, two photos each, with descriptions of a usual length. */
async function fillEvenly(client: ClientBase, count: number): Promise<void> {
  for (const statement of SEED) await client.query(statement.replaceAll('$count', String(count)));
}

/** Facts as people tell them: a third tells none, few homes are large, one in a hundred has a pool. */
const FACTS = `case when n % 3 = 0 then '{}' else jsonb_strip_nulls(case t.subtype
    when 'Land' then jsonb_build_object('plot', '70x100',
      'title', (array['freehold', 'leasehold', 'stool', 'family'])[1 + (n / 7) % 4],
      'documents', case when n % 11 = 0 then '["certificate", "site-plan"]'::jsonb else '["indenture"]' end)
    when 'Office' then jsonb_build_object('floorArea', 20 + (n::bigint * 31) % 2000, 'lift', nullif(n % 7 = 0, false))
    else jsonb_build_object('bedrooms', (array[1, 2, 3, 2, 4, 3, 2, 1, 5, 9])[1 + (n / 5) % 10],
      'bathrooms', 1 + (n / 11) % 3, 'furnished', (array['no', 'partly', 'fully'])[1 + (n / 13) % 3],
      'floorArea', 20 + (n::bigint * 31) % 500, 'pool', nullif(n % 101 = 0, false),
      'water', case when n % 4 = 0 then '["borehole", "polytank"]'::jsonb else '["mains"]' end) end) end`;

const SEED = [
  // People who are measured act as soon as they have signed up.
  `insert into site_settings (settings) values ('{"confirmEmails": false}')`,
  `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location)
   select gen_random_uuid(), 'lister' || n || '@bench.example', 'none', 'Agent', 'Kofi', 'Boateng', '+233244000000', 'Accra'
   from generate_series(1, 200) n`,
  `insert into photos (key, status, mime, bytes, width, height, widths, formats, color, placeholder)
   select md5(n::text), 'ready', 'image/jpeg', 200000, 1440, 960, '{320,640,1024}', '{avif,webp,jpeg}', '#a8401f',
     repeat('UklGRj', 16)
   from generate_series(1, 500) n`,
  `insert into listings (id, kind, lister_id, name, description, price_pesewas, location, address, region, condition,
     property_type, subtype, facts, created_at)
   select gen_random_uuid(), 'property', u.id,
     (array['Two-bedroom apartment', 'Guest house', 'Plot of land', 'Family house', 'Office'])[1 + n % 5]
       || ' near ' || (array['Spintex', 'Dansoman', 'Ahodwo', 'Labone', 'Lakeside'])[1 + n % 5] || ' ' || n,
     repeat('Walled and gated, tiled floors, polytank and prepaid meter, five minutes from the junction. ', 6)
       || case when n % 5000 = 0 then 'With a swimming pool.' else '' end,
     (10000 + (n::bigint * 7919) % 500000000), 'Accra', 'Ring Road ' || n,
     (array['Greater Accra', 'Ashanti', 'Western', 'Eastern', 'Northern', 'Volta', 'Central', 'Oti'])[1 + n % 8],
     (array['Newly built', 'Renovated', 'Fairly Used'])[1 + n % 3],
     t.property_type, t.subtype, ${FACTS}, now() - n * interval '7 seconds'
   from generate_series(1, $count) n
   join lateral (select * from (values
       (0, 'Short-Stay', 'Hotels'), (1, 'Short-Stay', 'Guest House'), (2, 'PropertyRentals', 'Apartments'),
       (3, 'PropertyRentals', 'Office'), (4, 'PropertySales', 'Land'), (5, 'PropertySales', 'Houses For Sale')
     ) v (k, property_type, subtype) where v.k = n % 6) t on true
   join (select id, row_number() over () - 1 as k from users) u on u.k = n % 200`,
  `insert into listing_photos (listing_id, position, photo_key)
   select p.id, k, md5((1 + abs(hashtext(p.id::text)) % 250 + k * 250)::text)
   from listings p, generate_series(0, 1) k`,
];
