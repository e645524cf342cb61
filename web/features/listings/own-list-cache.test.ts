import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { OWN_PROPERTIES } from './own-kind.ts';
import { showChanged, showDeleted } from './own-list-cache.ts';

const property = (id: string, status: Property['status'] = 'available') =>
  ({ _id: id, name: `Property ${id}`, status }) as Property;

function cacheOf(...items: Property[]) {
  const queryClient = new QueryClient();
  const key = ['own-properties', 'ama', { search: '', page: 1 }];
  queryClient.setQueryData(key, { items, total: 30 });
  return { queryClient, list: () => queryClient.getQueryData<Listed<Property>>(key) };
}

// §4/18
test('a new status shows in its row, and the rows keep their order', () => {
  const { queryClient, list } = cacheOf(property('1'), property('2'), property('3'));
  showChanged(queryClient, OWN_PROPERTIES, property('2', 'sold'));
  expect(list()?.items.map(({ _id, status }) => [_id, status])).toEqual([
    ['1', 'available'],
    ['2', 'sold'],
    ['3', 'available'],
  ]);
  expect(list()?.total).toBe(30);
});

// §4/22
test('a deleted property disappears at once, and is subtracted once', () => {
  const { queryClient, list } = cacheOf(property('1'), property('2'));
  showDeleted(queryClient, OWN_PROPERTIES, '1');
  showDeleted(queryClient, OWN_PROPERTIES, '1');
  expect(list()).toEqual({ items: [property('2')], total: 29 });
});

test('a change makes the public lists and the listing’s page load again', () => {
  const { queryClient } = cacheOf(property('1'));
  queryClient.setQueryData(['properties', '/api/properties'], { items: [], total: 0 });
  queryClient.setQueryData(['property', '1'], property('1'));
  showChanged(queryClient, OWN_PROPERTIES, property('1', 'rented'));
  expect(queryClient.getQueryState(['properties', '/api/properties'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['property', '1'])?.isInvalidated).toBe(true);
});
