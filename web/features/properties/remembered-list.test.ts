import { expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { filterList, rememberedList, rememberList } from './remembered-list.ts';

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

const house = { name: 'Villa', description: 'With a Pool', price: 400_000 } as Property;
const plot = { name: 'Poolside plot', description: '', price: 400_000.5 } as Property;

function storage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

test('what was loaded is there for five minutes', () => {
  const session = storage();
  expect(rememberedList(session, NOW)).toBeUndefined();
  rememberList(session, [house], NOW);
  expect(rememberedList(session, NOW + 4 * MINUTE)).toEqual([house]);
  expect(rememberedList(session, NOW + 5 * MINUTE)).toBeUndefined();
  expect(rememberedList(session, NOW - MINUTE)).toBeUndefined();
});

test('what cannot be read is no list', () => {
  const session = storage();
  rememberList(session, [], NOW);
  session.setItem('properties', '{');
  expect(rememberedList(session, NOW)).toBeUndefined();
});

test.each([
  [{}, [house, plot]],
  [{ search: ' POOL ' }, [house, plot]],
  [{ search: 'pool', maxPrice: '400000' }, [house]],
  [{ maxPrice: '399,999' }, []],
  [{ maxPrice: 'much' }, [house, plot]],
])('%j leaves %j', (filters, left) => {
  expect(filterList([house, plot], filters)).toEqual(left);
});
