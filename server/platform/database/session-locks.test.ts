import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { createSessionLocks, type SessionLocks } from './session-locks.ts';

let database: TestDatabase;
/** Two processes, as far as PostgreSQL can tell. */
let here: SessionLocks;
let there: SessionLocks;

beforeAll(async () => {
  database = await createTestDatabase({ breaksConnections: true });
  here = createSessionLocks(database.connection.settings);
  there = createSessionLocks(database.connection.settings);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.drop();
});

const take = (locks: SessionLocks, name: string, onWanted = () => {}, ms = 20_000) =>
  locks.take(name, { signal: AbortSignal.timeout(ms), onWanted });

test('a lock is one holder’s, in one process and among several', async () => {
  await take(here, 'a');
  await take(there, 'b');
  for (const locks of [here, there]) {
    await expect(take(locks, 'a', () => {}, 200)).rejects.toThrow('abort');
  }
  await here.check('a');
  await expect(there.check('a')).rejects.toThrow(DatabaseUnavailableError);
  await here.release('a');
  await expect(here.check('a')).rejects.toThrow(DatabaseUnavailableError);
  await take(there, 'a');
  await there.release('a');
  await there.release('b');
});

test('the holder hears that another waits, and the other has the lock once it is free', async () => {
  for (const other of [here, there]) {
    const wanted = vi.fn();
    await take(here, 'wanted', wanted);
    const taken = take(other, 'wanted');
    await expect.poll(() => wanted.mock.calls.length).toBeGreaterThan(0);
    await here.release('wanted');
    await taken;
    await other.release('wanted');
  }
});

test('of many who want it one has it at a time', async () => {
  let holders = 0;
  const work = async (locks: SessionLocks) => {
    await take(locks, 'busy');
    holders += 1;
    await locks.check('busy');
    expect(holders).toBe(1);
    holders -= 1;
    await locks.release('busy');
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => work(n % 2 ? here : there)));
});

test('a lock whose connection is lost is free, and its holder hears of it', async () => {
  const lost = vi.fn();
  await take(here, 'lost', lost);
  await database.connection.pool.query(
    `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  await take(there, 'lost');
  expect(lost).toHaveBeenCalled();
  await expect(here.check('lost')).rejects.toThrow(DatabaseUnavailableError);
  // It no longer has what the other has now.
  await here.release('lost');
  await there.check('lost');
  await there.release('lost');
});
