import { expect, test } from 'vitest';
import { isSeen, noteSeen, seenPages } from './seen-pages.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const page = (path: string, at = '2026-11-21T14:05:00.000Z') => ({ path, title: path, at });

test('the page read last comes first, and only once', () => {
  const storage = memory();
  noteSeen(storage, page('/'));
  noteSeen(storage, page('/property/1'));
  noteSeen(storage, page('/', '2026-11-21T15:00:00.000Z'));
  expect(seenPages(storage).map(({ path }) => path)).toEqual(['/', '/property/1']);
  expect(seenPages(storage)[0]?.at).toBe('2026-11-21T15:00:00.000Z');
});

// §2.1/12
test('the last fifty listings are remembered, and lists do not push them out', () => {
  const storage = memory();
  for (let n = 1; n <= 51; n += 1) noteSeen(storage, page(`/property/${n}`));
  noteSeen(storage, page('/short-stays?page=2'));
  expect(isSeen(storage, '/property/1')).toBe(false);
  expect(isSeen(storage, '/property/2')).toBe(true);
  expect(isSeen(storage, '/property/51')).toBe(true);
  expect(isSeen(storage, '/short-stays?page=2')).toBe(true);
  expect(isSeen(storage, '/short-stays')).toBe(false);
});

test('pages that are not stored are not remembered', () => {
  const storage = memory();
  noteSeen(storage, page('/reset-password/secret'));
  expect(seenPages(storage)).toEqual([]);
});

test('a broken list counts as empty', () => {
  const storage = memory();
  storage.setItem('seenPages', '{"a":');
  expect(seenPages(storage)).toEqual([]);
});
