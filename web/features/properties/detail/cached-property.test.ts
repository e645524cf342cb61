import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { propertiesQuery, propertyQuery } from '../queries.ts';
import { cachedProperty } from './cached-property.ts';

const inList = { _id: 'b', name: 'In a list' } as Property;
const own = { _id: 'b', name: 'On its own page' } as Property;

test('a property is taken from any list in the cache', () => {
  const client = new QueryClient();
  expect(cachedProperty(client, 'b')).toBeUndefined();
  client.setQueryData(propertiesQuery({ page: 1 }).queryKey, { items: [], total: 0 });
  client.setQueryData(propertiesQuery({ page: 2 }).queryKey, { items: [inList], total: 1 });
  expect(cachedProperty(client, 'b')).toBe(inList);
  expect(cachedProperty(client, 'c')).toBeUndefined();
});

test('what its own page read goes before lists', () => {
  const client = new QueryClient();
  client.setQueryData(propertiesQuery({}).queryKey, { items: [inList], total: 1 });
  client.setQueryData(propertyQuery('b').queryKey, own);
  expect(cachedProperty(client, 'b')).toBe(own);
});
