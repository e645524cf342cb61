import { expect, test } from 'vitest';
import { PLACES_FOUND } from './own-pin-schema.ts';
import { placesTyped } from './places-typed.ts';

const MADINA = { lat: 5.67, lng: -0.166 };
const KUMASI = { lat: 6.69, lng: -1.62 };
const names = (text: string, around?: typeof MADINA) =>
  placesTyped(text, around).map(({ name }) => name);

test('a landmark is found by the beginnings of its words, in any spelling', () => {
  expect(names('accra mal')).toContain('Accra Mall');
  expect(names('ACCRA MALL')[0]).toBe('Accra Mall');
  expect(names('knust')[0]).toMatch(/KNUST|Nkrumah/);
});

test('the nearest come first, behind what has that very name', () => {
  expect(names('market', MADINA)[0]).toBe('Madina Market');
  expect(names('market', KUMASI)[0]).toBe('Kejetia Market');
  expect(names('madina', KUMASI)[0]).toBe('Madina');
});

test('a near spelling is found where nothing begins so', () => {
  expect(names('madinna')).toContain('Madina');
});

test('one letter, nothing and nonsense find nothing, and nothing finds more than fit', () => {
  for (const text of ['', ' ', 'a', '%', 'zzzzqqq', '🏠']) expect(names(text)).toEqual([]);
  expect(names('new').length).toBeLessThanOrEqual(PLACES_FOUND);
  expect(names('a'.repeat(5_000))).toEqual([]);
});
