import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { type AppMigration, migrate } from '#server/platform/database/migrate.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { migrations } from './index.ts';

const server = inject('postgres');
const database = `efie_${randomUUID().replaceAll('-', '')}`;
let admin: DatabaseConnection;
let old: DatabaseConnection;

beforeEach(async () => {
  admin = openDatabase({ ...server, database: 'postgres', max: 1 }, () => {});
  await admin.pool.query(`create database ${database}`);
  old = openDatabase({ ...server, database }, () => {});
});
afterEach(async () => {
  await old.close();
  await dropDatabase(admin, database);
  await admin.close();
});

/** The migrations that there were up to a number. */
const upTo = (last: string): Record<string, AppMigration> =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= `${last}-~`));

test('a database of before keeps its photos, with placeholders as they are now', async () => {
  await migrate(old, upTo('0002'));
  const short = 'UklGRkAAAABXRUJQVlA4IDQ';
  await old.pool.query(
    `insert into photos (key, status, mime, bytes, width, height, widths, formats, placeholder)
      select repeat(n::text, 32), 'ready', 'image/jpeg', 1000, 640, 480, '{320,640}', '{webp,jpeg}',
        'data:image/webp;base64,' || case n when 1 then '${short}' else repeat('Ukl', 50) end
      from generate_series(1, 2) n`,
  );
  await migrate(old, migrations);
  const { rows } = await old.pool.query(
    'select status, widths, formats, placeholder, dhash from photos order by key',
  );
  const kept = { status: 'ready', widths: [320, 640], formats: ['webp', 'jpeg'], dhash: null };
  expect(rows).toEqual([
    { ...kept, placeholder: short },
    { ...kept, placeholder: null },
  ]);
});

test('of ratings of before each person keeps the last, and listers none of their own', async () => {
  await migrate(old, upTo('0017'));
  const [lister, ama, kofi, house] = Array.from({ length: 4 }, () => randomUUID());
  for (const id of [lister, ama, kofi]) {
    await old.pool.query(
      `insert into users (id, role, email, password_hash, firstname, lastname, phone_number, location)
        values ($1, 'Agent', $2, 'x', 'A', 'B', '', '')`,
      [id, `${id}@efie.test`],
    );
  }
  await old.pool.query(
    `insert into properties (id, lister_id, name, price_pesewas, location, address, region,
        condition, property_type, subtype, rating_total, rating_count)
      values ($1, $2, 'House', 100, 'Osu', '1 Road', 'Greater Accra', 'Renovated', 'Short-Stay',
        'Guest House', 14, 4)`,
    [house, lister],
  );
  const rate = (person: string | undefined, rating: number | null, day: number) =>
    old.pool.query(
      `insert into comments (id, property_id, user_id, body, rating, created_at)
        values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), house, person, `Day ${day}`, rating, `2026-01-0${day}`],
    );
  await rate(ama, 1, 1);
  await rate(ama, 3, 3);
  await rate(ama, null, 4);
  await rate(kofi, 5, 2);
  await rate(lister, 5, 5);
  await migrate(old, migrations);

  const stars = async () =>
    (await old.pool.query('select rating from comments order by created_at')).rows.map(
      (row) => row.rating,
    );
  expect(await stars()).toEqual([null, 5, 3, null, null]);
  const { rows } = await old.pool.query('select rating_total, rating_count from properties');
  expect(rows).toEqual([{ rating_total: 8, rating_count: 2 }]);
  // A version of before goes on to write, and knows of no such rule.
  await rate(ama, 4, 6);
  expect(await stars()).toEqual([null, 5, null, null, null, 4]);
});

test('whatever is done twice is done once', async () => {
  await migrate(old, migrations);
  await migrate(old, migrations);
  const { rows } = await old.pool.query('select name from kysely_migration order by name');
  expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
});

test('of several processes that start at once each finds the schema done', async () => {
  const others = [1, 2].map(() => openDatabase({ ...server, database }, () => {}));
  await Promise.all([old, ...others].map((each) => migrate(each, migrations)));
  await Promise.all(others.map((each) => each.close()));
  const { rows } = await old.pool.query('select indisvalid from pg_index where not indisvalid');
  expect(rows).toEqual([]);
});

test('who waits for another that migrates says so, and for which session', async () => {
  await migrate(old, migrations);
  const holder = await old.pool.connect();
  const { rows } = await holder.query(
    'select pg_advisory_lock(7133120418), pg_backend_pid() as pid',
  );
  const said: string[] = [];
  const log = { info() {}, warn: (message: string) => said.push(message) };
  const migrating = migrate(old, migrations, { log });
  await expect.poll(() => said, { timeout: 6_000 }).toHaveLength(1);
  expect(said[0]).toMatch(/^Waiting: another process migrates the database in session /);
  expect(said[0]).toContain(`select pg_terminate_backend(${rows[0].pid})`);
  holder.release(true);
  await migrating;
});

test('an index that was broken off while it was built is built again', async () => {
  await migrate(old, upTo('0006'));
  await old.pool.query('create index properties_short_search on properties (name)');
  await migrate(old, migrations);
  const { rows } = await old.pool.query(
    `select indexdef from pg_indexes where indexname = 'properties_short_search'`,
  );
  expect(rows).toEqual([{ indexdef: expect.stringContaining('short_grams(search_text)') }]);
});

/** A version that comes after this one. */
const newer = (up: AppMigration['up']): Record<string, AppMigration> => ({
  ...migrations,
  '9999-newer': { up },
});

test('an older version starts beside the schema of a newer one', async () => {
  await migrate(
    old,
    newer(async (db) => {
      await sql`alter table users add column nickname text`.execute(db);
    }),
  );
  await migrate(old, migrations);
  await old.pool.query(`select nickname from users`);
});

test('a migration takes the time that it needs', async () => {
  const hurried = openDatabase({ ...server, database, statement_timeout: 100 }, () => {});
  await migrate(
    hurried,
    newer(async (db) => {
      await sql`select pg_sleep(0.3)`.execute(db);
    }),
  );
  await hurried.close();
});

test('a migration that gets no lock lets the calls behind it through, and tries again', async () => {
  await migrate(old, migrations);
  const reader = await old.pool.connect();
  await reader.query('begin; select from users');
  const said: string[] = [];
  const log = { info() {}, warn: (message: string) => said.push(message) };
  const migrating = migrate(
    old,
    newer(async (db) => {
      await sql`alter table users add column nickname text`.execute(db);
    }),
    { log },
  );
  const isWaiting = async () =>
    (
      await old.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount;
  await expect.poll(isWaiting).toBe(1);
  // A call that comes now stands behind the migration, which gives up before the call does.
  await old.pool.query('select from users');
  await expect.poll(() => said).toHaveLength(1);
  await reader.query('commit');
  reader.release();
  await migrating;
  await old.pool.query('select nickname from users');
});

test('enquiries of before are conversations, and those of the version before go on with them', async () => {
  await migrate(old, upTo('0034'));
  const [lister, ama, kofi, house] = Array.from({ length: 4 }, () => randomUUID());
  for (const id of [lister, ama, kofi]) {
    await old.pool.query(
      `insert into users (id, role, email, password_hash, firstname, lastname, phone_number, location)
        values ($1, 'Agent', $2, 'x', 'A', 'B', '', '')`,
      [id, `${id}@efie.test`],
    );
  }
  await old.pool.query(
    `insert into properties (id, lister_id, name, price_pesewas, location, address, region,
        condition, property_type, subtype)
      values ($1, $2, 'House', 100, 'Osu', '1 Road', 'Greater Accra', 'Renovated', 'Short-Stay',
        'Guest House')`,
    [house, lister],
  );
  const enquire = (sender: string | undefined, message: string, day: number) =>
    old.pool.query(
      `insert into enquiries (id, property_id, lister_id, sender_id, message, phone_number, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [randomUUID(), house, lister, sender, message, `02${day}`, `2026-01-0${day}`],
    );
  await enquire(ama, 'Second', 2);
  await enquire(ama, 'First', 1);
  await enquire(kofi, 'Other', 3);
  await old.pool.query(`insert into last_looks values ($1, 'enquiries', '2026-01-02')`, [lister]);
  await migrate(old, migrations);
  await enquire(ama, 'Third', 4);

  const { rows } = await old.pool.query(
    `select phone_number, last_number, unread_by_lister,
        (select string_agg(text, ' ' order by number) from conversation_messages where conversation_id = c.id) as texts,
        (select text from conversation_messages where id = c.id) as first
      from conversations as c order by created_at`,
  );
  expect(rows).toEqual([
    {
      phone_number: '024',
      last_number: 3,
      unread_by_lister: 1,
      texts: 'First Second Third',
      first: 'First',
    },
    { phone_number: '023', last_number: 1, unread_by_lister: 1, texts: 'Other', first: 'Other' },
  ]);
});

test('a job that no version knows any more does not wait for ever; the others stay', async () => {
  await migrate(old, upTo('0060'));
  for (const name of ['reseal-secrets', 'renew-encryption']) {
    await old.pool.query('select graphile_worker.add_job($1)', [name]);
  }
  await migrate(old, migrations);
  const { rows } = await old.pool.query('select task_identifier as task from graphile_worker.jobs');
  expect(rows).toEqual([{ task: 'renew-encryption' }]);
});
