import { expect, test } from 'vitest';
import { pageOfList, recallList } from './recall-list.ts';
import { rememberList } from './remember-list.ts';

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

const [a, b, c] = ['a', 'b', 'c'].map((_id) => ({ _id, name: `House ${_id}` }));
const all = [a, b, c].filter((each) => each !== undefined);

function storage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

test('what was loaded is there for five minutes', () => {
  const session = storage();
  expect(recallList(session, 'properties', NOW)).toEqual([]);
  rememberList(session, 'properties', all, NOW);
  expect(session.getItem('propertiesTimestamp')).toBe(String(NOW));
  expect(recallList(session, 'properties', NOW + 4 * MINUTE)).toEqual(all);
  expect(recallList(session, 'properties', NOW + 5 * MINUTE)).toEqual([]);
  expect(recallList(session, 'properties', NOW - MINUTE)).toEqual([]);
  expect(recallList(session, 'cars', NOW)).toEqual([]);
});

test('every list adds to it, each thing once and as it was seen last, for its own five minutes', () => {
  const session = storage();
  rememberList(session, 'cars', all, NOW);
  const changed = { _id: 'b', name: 'Renamed' };
  rememberList(session, 'cars', [changed], NOW + 3 * MINUTE);
  expect(recallList(session, 'cars', NOW + 4 * MINUTE)).toEqual([changed, a, c]);
  expect(recallList(session, 'cars', NOW + 6 * MINUTE)).toEqual([changed]);
});

test('it does not grow without end', () => {
  const session = storage();
  const many = (from: number) => Array.from({ length: 90 }, (_, n) => ({ _id: String(from + n) }));
  rememberList(session, 'cars', many(0), NOW);
  rememberList(session, 'cars', many(90), NOW);
  expect(recallList(session, 'cars', NOW)).toHaveLength(120);
});

test('what cannot be read is no list', () => {
  const session = storage();
  rememberList(session, 'properties', all, NOW);
  session.setItem('properties', '{');
  expect(recallList(session, 'properties', NOW)).toEqual([]);
});

test('a page is whole, and counted; one that was not seen is the last that was', () => {
  expect(pageOfList(all, { page: 1, limit: 2 })).toEqual({ items: [a, b], total: 3 });
  expect(pageOfList(all, { page: 2, limit: 2 })).toEqual({ items: [c], total: 3 });
  expect(pageOfList(all, { page: 3, limit: 2 })).toEqual({
    items: [c],
    total: 3,
  });
  expect(pageOfList([], {})).toBeUndefined();
});
