import { expect, test } from 'vitest';
import { lastPageSearch, pageAsked, pageOf, pageSearch, pagesOf, shownText } from './list-page.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=99999999', 1],
  ['page=two', 1],
])('the page of %j is %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

test.each([
  ['page=3.after.WyJ_-1', { page: 3, after: 'WyJ_-1' }],
  ['page=1.before.WyJ', { page: 1, before: 'WyJ' }],
  ['page=3.around.WyJ', { page: 1 }],
  ['page=3.after.a+b', { page: 1 }],
  ['page=0.after.WyJ', { page: 1 }],
])('%j asks for %j', (query, asked) => {
  expect(pageAsked(new URLSearchParams(query))).toEqual(asked);
  if (asked.page > 1) expect(pageSearch(new URLSearchParams('page=9'), asked)).toBe(`?${query}`);
});

test('another page keeps the filters, and the first one has no number', () => {
  const query = new URLSearchParams('region=Volta&page=2');
  expect(pageSearch(query, 3)).toBe('?region=Volta&page=3');
  expect(pageSearch(query, 1)).toBe('?region=Volta');
  expect(pageSearch(new URLSearchParams('page=2'), 1)).toBe('');
});

test('the last page may be short', () => {
  expect(pagesOf(13, 6)).toBe(3);
  expect(pagesOf(0, 6)).toBe(0);
});

test('a page behind the last one leads there', () => {
  const behind = new URLSearchParams('region=Volta&page=999');
  expect(lastPageSearch(behind, { items: [], total: 13 }, 6)).toBe('?region=Volta&page=3');
  expect(lastPageSearch(behind, { items: [], total: 6 }, 6)).toBe('?region=Volta');
  expect(lastPageSearch(behind, { items: [], total: 0 }, 6)).toBeUndefined();
  expect(lastPageSearch(behind, { items: ['one'], total: 13 }, 6)).toBeUndefined();
  expect(lastPageSearch(new URLSearchParams(), { items: [], total: 3 }, 6)).toBeUndefined();
});

test('says what is shown', () => {
  expect(shownText({ page: 1, size: 6, total: 1 }, 'property', 'properties')).toBe('1 property');
  expect(shownText({ page: 1, size: 6, total: 6 }, 'property', 'properties')).toBe('6 properties');
  expect(shownText({ page: 3, size: 6, total: 13 }, 'car')).toBe('Showing 13 to 13 of 13 cars');
  expect(shownText({ page: 200, size: 6, total: 1250 }, 'car')).toBe(
    'Showing 1,195 to 1,200 of 1,250 cars',
  );
  expect(shownText({ page: 1, size: 24, total: 10_000 }, 'car')).toBe(
    'Showing 1 to 24 of 10,000 cars',
  );
  expect(shownText({ page: 500, size: 24, total: 10_001 }, 'car')).toBe(
    'Showing 11,977 to 12,000 of more than 10,000 cars',
  );
});
