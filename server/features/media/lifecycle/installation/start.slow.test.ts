import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.kill();
  server = undefined;
});

test('a server starts with its own files, and not with those of another', async () => {
  server = await startServerProcess(efie);
  await server.kill();
  const other = await mkdtemp(path.join(efie.dataDir, 'other-'));
  await mkdir(path.join(other, 'media/private'), { recursive: true });
  const identity = { id: '019ab4f8-9b6c-7000-8000-000000000000' };
  await writeFile(path.join(other, 'media/private/installation.json'), JSON.stringify(identity));
  await expect(startServerProcess(efie, { dataDir: other })).rejects.toThrow('npm run media:adopt');
  server = await startServerProcess(efie);
});

test('a server that was off at night does not sweep when it starts', async () => {
  const { pool } = efie.connection;
  await pool.query('delete from graphile_worker._private_known_crontabs');
  await pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      select name, now() - interval '3 days', now() - interval '2 days'
      from unnest(array['sweep-media', 'release-media']) as name`,
  );
  const orphan = path.join(efie.dataDir, 'media/private/originals', 'ab'.repeat(16));
  await mkdir(path.dirname(orphan), { recursive: true });
  await writeFile(orphan, 'of a database that was restored');
  const days = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await utimes(orphan, days, days);
  server = await startServerProcess(efie);
  const madeUp = `select identifier from graphile_worker._private_known_crontabs
    where last_execution > now() - interval '25 hours'`;
  const waiting = 'select 1 from graphile_worker.jobs';
  const query = async (text: string) => (await pool.query(text)).rows;
  await expect
    .poll(() => query(madeUp), { timeout: 60_000 })
    .toContainEqual({ identifier: 'release-media' });
  await expect.poll(() => query(waiting), { timeout: 60_000 }).toEqual([]);
  expect(existsSync(orphan)).toBe(true);
  await rm(orphan);
});
