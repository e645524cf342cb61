import { describe, expect, test } from 'vitest';
import { GHANA } from '#domain/places/place.ts';
import { boxOf, boxText, readBox } from './map-box.ts';

const ACCRA = { west: -0.3, south: 5.5, east: -0.1, north: 5.7 };

test('a box is read as it was written, to four digits', () => {
  expect(boxText({ ...ACCRA, west: -0.300_04 })).toBe('-0.3,5.5,-0.1,5.7');
  expect(readBox(boxText(ACCRA))).toEqual(ACCRA);
});

test.each([
  null,
  '',
  'accra',
  '1,2,3',
  '1,2,3,4,5',
  '-0.1,5.5,-0.3,5.7',
  '-0.3,5.7,-0.1,5.5',
  '-0.3,5.5,,5.7',
  '-181,5,1,6',
  '-1,5,1,91',
])('%j is no box', (text) => {
  expect(readBox(text)).toBeUndefined();
});

describe('the box of what was found', () => {
  test('has boxes and points', () => {
    expect(boxOf([ACCRA, { lat: 6.7, lng: -1.6 }])).toEqual({ ...ACCRA, west: -1.6, north: 6.7 });
  });
  test('is Ghana where nothing was', () => {
    expect(boxOf([])).toEqual(GHANA);
  });
});
