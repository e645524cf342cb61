import { expect, test } from 'vitest';
import { areaAt } from './area-at.ts';
import { placeAt } from './gazetteer.ts';

test('the middle of a town stands for the town, and of two places for the larger', () => {
  expect(areaAt({ lat: 5.67, lng: -0.165 })).toEqual({ name: 'Madina', metres: 1_000 });
  const { lat = 0, lng = 0 } = placeAt('accra') ?? {};
  expect(areaAt({ lat, lng })).toEqual({ name: 'Accra', metres: 15_000 });
});

test('no other point does', () => {
  expect(areaAt({ lat: 5.68, lng: -0.165 })).toBeUndefined();
});
