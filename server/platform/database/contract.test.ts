import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { startTransactionPooler } from '#server/testing/servers/transaction-pooler.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { breachOf, type DatabaseFacts, requireContract } from './contract.ts';
import { throughOutages } from './wait-for-database.ts';

const efie = bootTestApp();

const GOOD: DatabaseFacts = {
  version: 150_004,
  isStandby: false,
  isReadOnly: false,
  available: ['btree_gist', 'pg_trgm', 'plpgsql'],
  installed: ['plpgsql'],
  canInstall: true,
};

describe('the check of a database', () => {
  test.each<[string, Partial<DatabaseFacts>, string]>([
    ['too old', { version: 140_012 }, 'it is PostgreSQL 14. Efie needs PostgreSQL 15 or later.'],
    ['a standby', { isStandby: true, isReadOnly: true }, 'it is a standby. Name the primary'],
    ['read-only', { isReadOnly: true }, 'it takes no writes. Set default_transaction_read_only'],
    [
      'without contrib',
      { available: ['plpgsql'] },
      'its server has no extension btree_gist and pg_trgm.',
    ],
    [
      'without the right to create extensions',
      { canInstall: false, installed: ['pg_trgm'] },
      'our role may not create extensions. Have its owner run: create extension btree_gist;',
    ],
  ])('refuses one that is %s', (_what, facts, sentence) => {
    expect(breachOf({ ...GOOD, ...facts })).toContain(sentence);
  });

  test('accepts one with everything it needs', () => {
    expect(breachOf(GOOD)).toBeUndefined();
    const without = {
      ...GOOD,
      installed: ['btree_gist', 'pg_trgm'],
      available: [],
      canInstall: false,
    };
    expect(breachOf(without)).toBeUndefined();
  });
});

const urlOf = (port: number) => {
  const { user, database } = efie.connection.pool.options;
  return `postgres://${user}@127.0.0.1:${port}/${database}`;
};

/** As at a start. */
const start = (settings: Parameters<typeof requireContract>[0]) =>
  throughOutages(settings, { log: efie.platform.log, signal: AbortSignal.timeout(5_000) }, () =>
    requireContract(settings),
  );

const poolerThat = async (parameters: 'refuses' | 'ignores') => {
  const { host, port } = inject('postgres');
  const pooler = await startTransactionPooler(
    { path: path.join(host, `.s.PGSQL.${port}`) },
    { parameters },
  );
  onTestFinished(() => pooler.close());
  return pooler;
};

test('our own database passes the check', async () => {
  await start(efie.connection.settings);
});

test('a database that accepts no writes is refused', async () => {
  const settings = { ...efie.connection.settings, options: '-c default_transaction_read_only=on' };
  await expect(start(settings)).rejects.toThrow(
    /^We cannot use the database at .*: it takes no writes\./,
  );
});

// §8/75
test('a transaction pooler that refuses parameters is refused without waiting', async () => {
  const { port } = await poolerThat('refuses');
  await expect(start({ connectionString: urlOf(port) })).rejects.toThrow(
    /unsupported startup parameter: .*Name the PostgreSQL server itself in DATABASE_URL/,
  );
});

// §8/75
test('a transaction pooler that ignores parameters is refused and keeps no lock', async () => {
  const { port } = await poolerThat('ignores');
  await expect(start({ connectionString: urlOf(port) })).rejects.toThrow(
    /a pooler in front of it shares its sessions\. Name the PostgreSQL server itself/,
  );
  const { rows } = await efie.connection.pool.query(
    "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  expect(rows).toEqual([]);
});
