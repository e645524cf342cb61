import { describe, expect, test } from 'vitest';
import { GHANA } from '#domain/places/place.ts';
import { areSameInView, boxOf, containsBox, withMargin } from './map-box.ts';

const ACCRA = { west: -0.3, south: 5.5, east: -0.1, north: 5.7 };

describe('the box of what was found', () => {
  test('includes boxes and points', () => {
    expect(
      boxOf([{ ...ACCRA, lat: 5.6, lng: -0.2 } as never, { lat: 6.7, lng: -1.6 }]),
    ).toMatchObject({
      ...ACCRA,
      west: -1.6,
      north: 6.7,
    });
  });
  test('is Ghana where nothing was found', () => {
    expect(boxOf([])).toEqual(GHANA);
  });
});

test('the margin around a part of the map is a share of it, and around a point some hundred metres', () => {
  expect(withMargin({ west: 0, south: 0, east: 1, north: 2 }, 0.5)).toEqual({
    west: -0.5,
    south: -1,
    east: 1.5,
    north: 3,
  });
  const around = withMargin({ west: 1, south: 5, east: 1, north: 5 });
  expect(around.east - around.west).toBeCloseTo(0.008);
});

test('boxes are the same in view if their edges differ by a few pixels', () => {
  expect(areSameInView(ACCRA, { ...ACCRA, east: -0.1019 })).toBe(true);
  for (const edge of [{ west: -0.31 }, { south: 5.49 }, { east: -0.09 }, { north: 5.71 }]) {
    expect(areSameInView(ACCRA, { ...ACCRA, ...edge })).toBe(false);
  }
});

test('a box contains another that reaches no further on any side', () => {
  expect(containsBox(ACCRA, ACCRA)).toBe(true);
  expect(containsBox(ACCRA, { west: -0.2, south: 5.6, east: -0.2, north: 5.6 })).toBe(true);
  for (const edge of [{ west: -0.31 }, { south: 5.49 }, { east: -0.09 }, { north: 5.71 }]) {
    expect(containsBox(ACCRA, { ...ACCRA, ...edge })).toBe(false);
  }
});
