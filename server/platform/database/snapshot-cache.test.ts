import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { SnapshotCache } from './snapshot-cache.ts';
import { inTransaction } from './transaction.ts';

const efie = bootTestApp();
const write = (key: string) =>
  efie.connection.pool.query('insert into rate_limits (key) values ($1)', [key]);

/** Answers with how often it was made. */
function counter() {
  let made = 0;
  return async () => {
    made += 1;
    return made;
  };
}

test('an answer is made once while nothing is written, and anew after any commit', async () => {
  const kept = new SnapshotCache<number>(efie.platform.db);
  const make = counter();
  expect([await kept.get('a', make), await kept.get('a', make)]).toEqual([1, 1]);
  expect(await kept.get('b', make)).toBe(2);
  await write('one');
  expect(await kept.get('a', make)).toBe(3);
});

test('calls at once share one answer, and one question about the snapshot', async () => {
  const kept = new SnapshotCache<number>(efie.platform.db);
  const make = counter();
  const answers = await Promise.all(Array.from({ length: 20 }, () => kept.get('a', make)));
  expect(new Set(answers)).toEqual(new Set([1]));
});

test('what a call has written is in every answer that it asks for afterwards', async () => {
  const kept = new SnapshotCache<string[]>(efie.platform.db);
  const keys = async () => {
    const { rows } = await efie.connection.pool.query('select key from rate_limits');
    return rows.map((row) => row.key as string);
  };
  const others = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await write(`mine ${index}`);
      return (await kept.get('keys', keys)).includes(`mine ${index}`);
    }),
  );
  expect(others).not.toContain(false);
});

test('a transaction shows when it commits, not before', async () => {
  const kept = new SnapshotCache<number>(efie.platform.db);
  const make = counter();
  await inTransaction(efie.platform.db, async (tx) => {
    await tx.insertInto('rate_limits').values({ key: 'under way' }).execute();
    expect([await kept.get('a', make), await kept.get('a', make)]).toEqual([1, 1]);
  });
  expect(await kept.get('a', make)).toBe(2);
});

test('an answer that failed is not kept', async () => {
  const kept = new SnapshotCache<number>(efie.platform.db);
  await expect(kept.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await kept.get('a', async () => 5)).toBe(5);
});
