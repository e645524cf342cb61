import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api.ts';
import { type PropertyFilters, propertiesQuery } from './queries.ts';

const { retry, retryDelay } = propertiesQuery({});

const failed = (status: number) => new ApiError({ status, code: 'INTERNAL', message: 'No.' });

/** True if the query is tried again after that many failures. */
const again = (failures: number, error: Error) =>
  typeof retry === 'function' && retry(failures, error);

// §7/5, §9/10
test('a list is tried three times', () => {
  expect([0, 1, 2].map((failures) => again(failures, failed(0)))).toEqual([true, true, false]);
  expect(again(0, failed(503))).toBe(true);
  expect(again(0, failed(429))).toBe(true);
});

test('a list that the server refused is not tried again', () => {
  expect(again(0, failed(400))).toBe(false);
});

// §9/11
test('each wait is a second longer', () => {
  const wait = typeof retryDelay === 'function' ? retryDelay : () => undefined;
  expect([0, 1].map((failures) => wait(failures, failed(0)))).toEqual([1000, 2000]);
});

test('a busy server says how long to wait', () => {
  const busy = new ApiError({ status: 503, code: 'UNAVAILABLE', message: 'Busy.', retryAfter: 4 });
  expect(typeof retryDelay === 'function' && retryDelay(0, busy)).toBe(4000);
});

// §7/2, §9/12
test('an attempt is given up after 30 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const read = new QueryClient().fetchQuery({ ...propertiesQuery({}), retry: false });
  // There is no site here to respond.
  await expect(read).rejects.toThrow(ApiError);
  expect(timeout.mock.calls).toEqual([[30_000]]);
});

// §7/3, §7/6
test('a list asks for a cache of 300 seconds, and is filtered again by type and subtype', async () => {
  const list = [
    { _id: '1', propertyType: 'Short-Stay', shortStayType: 'Hotels' },
    { _id: '2', propertyType: 'Short-Stay', shortStayType: 'Movie House' },
    { _id: '3', propertyType: 'PropertyRentals', rentalType: 'Shop' },
  ];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(list));
  const idsOf = async (filters: PropertyFilters) =>
    (await new QueryClient().fetchQuery(propertiesQuery(filters))).items.map(({ _id }) => _id);
  expect(await idsOf({})).toEqual(['1', '2', '3']);
  expect(await idsOf({ propertyType: 'Short-Stay' })).toEqual(['1', '2']);
  expect(await idsOf({ subtype: 'Movie House' })).toEqual(['2']);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('cache-control')).toBe('max-age=300');
  fetch.mockRestore();
});
