import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adoptMedia } from '#server/features/media/public.ts';
import { migrations } from '#server/migrations/index.ts';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import {
  giveDatabaseToRole,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/index.ts';
import { FolderStorage } from '#server/platform/storage/folder-storage.ts';
import { fillAsMarket } from './market-listings.ts';

/** A PostgreSQL for measuring, with a database for each number of listings. */
export interface BenchPostgres {
  /** A database with this many properties, as a DATABASE_URL. */
  withListings(count: number): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

export interface BenchDatabase {
  url: string;
  connection: DatabaseConnection;
}

export const LISTER = 'lister1@bench.example';

export async function startBenchPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-bench-'));
  const postgres = await startEmbeddedPostgres({
    dir: path.join(folder, 'postgres'),
    log: { info() {}, warn: console.warn },
  });
  const { host, port, user } = postgres.connection;
  const connections: DatabaseConnection[] = [];
  return {
    async withListings(count) {
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
      await seed(connection, count);
      return {
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

/** Lets a server start on seeded listings, whose photos have no files. */
export async function adoptFiles({ db }: DatabaseConnection, dataDir: string): Promise<void> {
  await adoptMedia({ db, storage: new FolderStorage(path.join(dataDir, 'media')) });
}

/** Writes the listings first and builds their indexes once over all rows: much quicker than row by row. */
async function seed({ pool }: DatabaseConnection, count: number): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'listings' and indexname not in (select conname from pg_constraint)`,
  );
  const client = await pool.connect();
  try {
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await fillAsMarket(client, count);
    for (const statement of BESIDE_LISTINGS) await client.query(statement);
    for (const { definition } of rows) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

const BESIDE_LISTINGS = [
  // The people in a measurement act as soon as they have signed up.
  `insert into site_settings (settings) values ('{"confirmEmails": false}')`,
  `insert into photos (key, status, mime, bytes, width, height, widths, formats, color, placeholder)
   select md5(n::text), 'ready', 'image/jpeg', 200000, 1440, 960, '{320,640,1024}', '{avif,webp,jpeg}', '#a8401f',
     repeat('UklGRj', 16)
   from generate_series(1, 500) n`,
  `insert into listing_photos (listing_id, position, photo_key)
   select l.id, k, md5((1 + abs(hashtext(l.id::text)) % 250 + k * 250)::text)
   from listings l, generate_series(0, 1) k where l.kind = 'property'`,
];
