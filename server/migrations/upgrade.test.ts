import { randomUUID } from 'node:crypto';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
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
  await admin.pool.query(`drop database ${database} with (force)`);
  await admin.close();
});

/** The migrations that there were up to a number. */
const upTo = (last: string): Record<string, Migration> =>
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

test('whatever is done twice is done once', async () => {
  await migrate(old, migrations);
  await migrate(old, migrations);
  const { rows } = await old.pool.query('select name from kysely_migration order by name');
  expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
});
