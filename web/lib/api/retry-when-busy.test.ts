import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

const busy = (retryAfter?: number) =>
  new ApiError({ status: 503, code: 'UNAVAILABLE', message: 'Efie is very busy.', retryAfter });

afterEach(() => vi.useRealTimers());

/** Reads once; returns how often the server has been asked so far. */
function read(...results: (Error | string)[]) {
  vi.useFakeTimers();
  const ask = vi.fn(async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  });
  const client = new QueryClient({ defaultOptions: { queries: retryWhenBusy } });
  const outcome = client.fetchQuery({ queryKey: ['read'], queryFn: ask }).catch((error) => error);
  return { ask, outcome };
}

// §8/72
test('a read that is refused for now is tried again when the server said', async () => {
  const { ask, outcome } = read(busy(3), 'here');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await outcome).toBe('here');
});

// §8/72
test('a read is tried again only once', async () => {
  const { ask, outcome } = read(busy(3), busy(4), 'too late');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toMatchObject({ message: 'Efie is very busy.' });
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['does not say when', busy()],
  ['is away for long', busy(600)],
  ['failed', new ApiError({ status: 500, code: 'INTERNAL', message: 'No.', retryAfter: 3 })],
  ['has other wishes', new ApiError({ status: 404, code: 'NOT_FOUND', message: 'No.' })],
])('a server that %s is not asked again', async (_what, error) => {
  const { ask, outcome } = read(error, 'never');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe(error);
  expect(ask).toHaveBeenCalledTimes(1);
});
