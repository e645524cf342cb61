import { expect, test } from 'vitest';
import {
  lastPageSearch,
  pageAsked,
  pageOf,
  pageSearch,
  pagesOf,
  pagesToShow,
  shownText,
} from './list-page.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=99999999', 1],
  ['page=two', 1],
])('the query %j asks for page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

test.each([
  ['page=3.after.WyJ_-1', { page: 3, after: 'WyJ_-1' }],
  ['page=1.before.WyJ', { page: 1, before: 'WyJ' }],
  ['page=3.around.WyJ', { page: 1 }],
  ['page=3.after.a+b', { page: 1 }],
  ['page=0.after.WyJ', { page: 1 }],
])('the query %j asks for %j', (query, asked) => {
  expect(pageAsked(new URLSearchParams(query))).toEqual(asked);
  if (asked.page > 1) expect(pageSearch(new URLSearchParams('page=9'), asked)).toBe(`?${query}`);
});

test('another page keeps the filters, and the first page has no number', () => {
  const query = new URLSearchParams('region=Volta&page=2');
  expect(pageSearch(query, 3)).toBe('?region=Volta&page=3');
  expect(pageSearch(query, 1)).toBe('?region=Volta');
  expect(pageSearch(new URLSearchParams('page=2'), 1)).toBe('');
});

test('the last page may be short', () => {
  expect(pagesOf(13, 6)).toBe(3);
  expect(pagesOf(0, 6)).toBe(0);
});

test('a page beyond the last one leads to the last', () => {
  const behind = new URLSearchParams('region=Volta&page=999');
  expect(lastPageSearch(behind, { items: [], total: 13 }, 6)).toBe('?region=Volta&page=3');
  expect(lastPageSearch(behind, { items: [], total: 6 }, 6)).toBe('?region=Volta');
  expect(lastPageSearch(behind, { items: [], total: 0 }, 6)).toBeUndefined();
  expect(lastPageSearch(behind, { items: ['one'], total: 13 }, 6)).toBeUndefined();
  expect(lastPageSearch(new URLSearchParams(), { items: [], total: 3 }, 6)).toBeUndefined();
});

// §7/35
test('a list has the pages that are counted, and the one that Next led to', () => {
  expect(pagesToShow({ page: 1, size: 24, total: 10_001, turns: { next: 'WyJ' } })).toBe(417);
  expect(pagesToShow({ page: 419, size: 24, total: 10_001, turns: { prev: 'WyJ' } })).toBe(419);
  expect(pagesToShow({ page: 50, size: 24, total: 1_000, turns: { prev: 'WyJ' } })).toBe(50);
  // While loading, nothing is known of it.
  expect(pagesToShow({ page: 3, size: 24, total: 0 })).toBe(0);
  expect(pagesToShow({ page: 500, size: 24, total: 40 })).toBe(2);
});

// §7/35
test('a list says what it shows', () => {
  const properties = (page: number, total: number, shown: number) =>
    shownText({ page, size: 6, total, shown }, 'property', 'properties');
  expect(properties(1, 1, 1)).toBe('1 property');
  expect(properties(1, 6, 6)).toBe('6 properties');
  const cars = (page: number, total: number, shown: number) =>
    shownText({ page, size: 24, total, shown }, 'car');
  expect(cars(3, 49, 1)).toBe('Showing 49 to 49 of 49 cars');
  expect(cars(50, 1250, 24)).toBe('Showing 1,177 to 1,200 of 1,250 cars');
  expect(cars(1, 10_000, 24)).toBe('Showing 1 to 24 of 10,000 cars');
  expect(cars(500, 10_001, 24)).toBe('Showing 11,977 to 12,000 of more than 10,000 cars');
  expect(cars(501, 10_001, 4)).toBe('Showing 12,001 to 12,004 of more than 10,000 cars');
  // Searches of one or two letters stop counting earlier.
  expect(cars(42, 1_000, 24)).toBe('Showing 985 to 1,008 of more than 1,000 cars');
  expect(cars(50, 1_000, 4)).toBe('Showing 1,177 to 1,180 of more than 1,000 cars');
});

test('says apart what fits a search and what nearly fits', () => {
  const cars = (page: number, fits: number, total: number) =>
    shownText({ page, size: 24, total, shown: 24, fits }, 'car');
  expect(cars(1, 1, 13)).toBe('1 car and 12 close matches');
  expect(cars(1, 0, 1)).toBe('0 cars and 1 close match');
  expect(cars(1, 0, 10_001)).toBe('0 cars and more than 10,000 close matches');
  expect(cars(2, 0, 105)).toBe('Showing 25 to 48 of 105 close matches');
});
