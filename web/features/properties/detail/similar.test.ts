import { expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { similarFilters, similarTo } from './similar.ts';

const hotel = (id: string) =>
  ({ _id: id, propertyType: 'Short-Stay', shortStayType: 'Hotels' }) as Property;

test('what is like a hotel are available hotels, one more than are shown', () => {
  expect(similarFilters(hotel('a'))).toEqual({
    propertyType: 'Short-Stay',
    subtype: 'Hotels',
    status: 'available',
    limit: 4,
  });
});

test('a listing is not similar to itself, and three are enough', () => {
  const ids = (listed: string[]) => similarTo(hotel('a'), listed.map(hotel)).map(({ _id }) => _id);
  expect(ids(['b', 'a', 'c', 'd'])).toEqual(['b', 'c', 'd']);
  expect(ids(['b', 'c', 'd', 'e'])).toEqual(['b', 'c', 'd']);
  expect(ids(['a'])).toEqual([]);
});
