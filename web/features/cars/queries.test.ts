import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { carsQuery } from './queries.ts';

// §7/24
test('the list of cars sets no timeout', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
  const { items } = await new QueryClient().fetchQuery(carsQuery({}));
  expect(items).toEqual([]);
  expect(timeout).not.toHaveBeenCalled();
});
