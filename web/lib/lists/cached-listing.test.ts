import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cachedListing } from './cached-listing.ts';

const KEYS = { one: 'car', lists: 'cars' };
const inList = { _id: 'b', name: 'In a list' };
const whole = (summary: typeof inList) => ({ ...summary, images: [] as string[] });
const own = { _id: 'b', name: 'On its own page' };

// §2.10/1
test('a listing is taken from any cached list, as far as the list knows it', () => {
  const client = new QueryClient();
  expect(cachedListing(client, KEYS, 'b', whole)).toBeUndefined();
  client.setQueryData(['cars', '?page=1'], { items: [], total: 0 });
  client.setQueryData(['cars', '?page=2'], { items: [inList], total: 1 });
  expect(cachedListing(client, KEYS, 'b', whole)).toEqual({ ...inList, images: [] });
  expect(cachedListing(client, KEYS, 'c', whole)).toBeUndefined();
});

test('what a listing’s own page loaded comes before lists', () => {
  const client = new QueryClient();
  client.setQueryData(['cars', ''], { items: [inList], total: 1 });
  client.setQueryData(['car', 'b', 'visitor'], own);
  expect(cachedListing(client, KEYS, 'b', whole)).toBe(own);
});
