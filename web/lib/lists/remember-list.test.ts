import { expect, test } from 'vitest';
import { recallList, rememberList } from './remember-list.ts';

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

const house = (_id: string) => ({ _id, name: `House ${_id}` });
const all = ['a', 'b', 'c'].map(house);

function storage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

// §3/30, §4/15, §7/4, §9/9
test('the list loaded last comes back as it was, for five minutes', () => {
  const session = storage();
  expect(recallList(session, 'properties', NOW)).toBeUndefined();
  rememberList(session, 'properties', all, NOW);
  expect(session.getItem('propertiesTimestamp')).toBe(String(NOW));
  expect(recallList(session, 'properties', NOW + 4 * MINUTE)).toEqual({ items: all, total: 3 });
  expect(recallList(session, 'properties', NOW + 5 * MINUTE)).toBeUndefined();
  expect(recallList(session, 'properties', NOW - MINUTE)).toBeUndefined();
  expect(recallList(session, 'cars', NOW)).toBeUndefined();
});

// §4/13
test('the next list replaces it', () => {
  const session = storage();
  rememberList(session, 'cars', all, NOW);
  rememberList(session, 'cars', [house('d')], NOW + 3 * MINUTE);
  expect(recallList(session, 'cars', NOW + 6 * MINUTE)).toEqual({ items: [house('d')], total: 1 });
});

test('a shorter page gets the first of its items', () => {
  const session = storage();
  rememberList(session, 'cars', all, NOW);
  expect(recallList(session, 'cars', NOW, 2)).toEqual({ items: all.slice(0, 2), total: 2 });
});

test.each(['{', '"text"', 'null'])('%s is not a list', (text) => {
  const session = storage();
  rememberList(session, 'properties', all, NOW);
  session.setItem('properties', text);
  expect(recallList(session, 'properties', NOW)).toBeUndefined();
});
