import { expect, test } from 'vitest';
import { withFilters } from './use-filter-query.ts';

test('a filter that is set goes back to the first page and leaves the others', () => {
  expect(withFilters('?region=Volta&page=3', { search: ' pool ' })).toBe(
    '?region=Volta&search=pool',
  );
});

test('a filter that is blank is taken away', () => {
  expect(withFilters('?region=Volta&search=pool', { region: '' })).toBe('?search=pool');
  expect(withFilters('?search=pool', { search: '  ' })).toBe('');
});

test('how far from somewhere goes with where', () => {
  expect(withFilters('?near=madina&within=5', { near: '', within: '5' })).toBe('');
  expect(withFilters('?near=madina', { within: '5' })).toBe('?near=madina&within=5');
});
