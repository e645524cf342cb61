import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  keepEmbeddedPostgres,
  startEmbeddedPostgres,
} from './index.ts';

let root: string;
let options: EmbeddedPostgresOptions;
const warnings: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'efie-test-'));
  const log = { info() {}, warn: (message: string) => warnings.push(message) };
  options = { dir: path.join(root, 'pg'), settings: { fsync: 'off' }, log };
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 20 }));

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

// §11/2
test('restarts PostgreSQL when it ends by itself, until that makes no sense', async () => {
  const kept = await keepEmbeddedPostgres(options);
  await query(kept, "create table house as select 'Efie'::text as name");
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const { pid } = kept;
    process.kill(pid, signal);
    await expect.poll(() => kept.pid, { timeout: 10_000 }).not.toBe(pid);
    expect(await query(kept, 'select name from house')).toEqual(['Efie']);
    expect(warnings.at(-1)).toContain('It is started again.');
  }
  process.kill(kept.pid, 'SIGKILL');
  expect(await kept.unexpectedExit).toContain('ended unexpectedly (signal SIGKILL)');
});

test('does not restart PostgreSQL when it is stopped', async () => {
  const kept = await keepEmbeddedPostgres(options);
  process.kill(kept.pid, 'SIGKILL');
  await kept.stop();
  await (await startEmbeddedPostgres(options)).stop();
});
