import { expect, test } from 'vitest';
import { addressedSearch, proposedName } from './search-to-save.ts';

const SEARCH = {
  title: 'Short-Stays',
  chips: [
    { name: 'search', label: '“pool”' },
    { name: 'region', label: 'Volta' },
    { name: 'furnished', label: 'Fully furnished or Partly furnished' },
  ],
};

test('a saved search has what has a chip, and its path as the routes write it', () => {
  const search =
    '?search=pool&region=Volta&furnished=fully&furnished=partly&page=2&sort=oldest&utm=x';
  expect(addressedSearch(SEARCH, { pathname: '/Short-Stays/', search })).toEqual({
    path: '/short-stays',
    query: { search: 'pool', region: 'Volta', furnished: 'fully,partly' },
  });
  expect(addressedSearch({ title: '', chips: [] }, { pathname: '/', search })).toEqual({
    path: '/',
    query: {},
  });
});

test('a search near a place is saved with its distance', () => {
  const near = { title: 'Rooms', chips: [{ name: 'near', label: 'Within 2 km of Madina' }] };
  const query = (search: string) =>
    addressedSearch(near, { pathname: '/rooms', search: `?${search}&sort=oldest` }).query;
  expect(query('near=madina&within=2')).toEqual({ near: 'madina', within: '2' });
  expect(query('near=madina')).toEqual({ near: 'madina' });
});

test('its proposed name gives the list, the region and the rest', () => {
  expect(proposedName(SEARCH)).toBe(
    'Short-Stays in Volta, “pool”, Fully furnished or Partly furnished',
  );
});

test('a proposed name is never too long', () => {
  const name = proposedName({ title: 'Cars', chips: [{ name: 'search', label: 'x'.repeat(200) }] });
  expect(name).toHaveLength(100);
  expect(name.endsWith('x…')).toBe(true);
});
