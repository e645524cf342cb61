import { expect, test } from 'vitest';
import { withFilters } from './use-filter-query.ts';

test('setting a filter goes back to the first page and keeps the others', () => {
  expect(withFilters('?region=Volta&page=3', { search: ' pool ' })).toBe(
    '?region=Volta&search=pool',
  );
});

test('a blank filter is removed', () => {
  expect(withFilters('?region=Volta&search=pool', { region: '' })).toBe('?search=pool');
  expect(withFilters('?search=pool', { search: '  ' })).toBe('');
});

test('a distance stays only with its place', () => {
  expect(withFilters('?near=madina&within=5', { near: '', within: '5' })).toBe('');
  expect(withFilters('?near=madina', { within: '5' })).toBe('?near=madina&within=5');
});
