import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptResponse } from './kept-response.ts';

// Text that is not in brotli's dictionary, and not repetitive.
const TEXT = Array.from({ length: 4_000 }, (_, n) => `room ${(n * n) % 977}`).join(', ');

afterEach(() => {
  vi.useRealTimers();
});

async function askOften(response: KeptResponse): Promise<void> {
  for (let n = 0; n < 10; n += 1) await response.in('br');
}

test('a body is the same in every encoding', async () => {
  const response = new KeptResponse(TEXT, {});
  expect(`${await response.in('identity')}`).toBe(TEXT);
  expect(`${brotliDecompressSync(await response.in('br'))}`).toBe(TEXT);
  expect(`${gunzipSync(await response.in('gzip'))}`).toBe(TEXT);
});

test('a response that is requested often and lasts long is compressed further', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const response = new KeptResponse(TEXT, {});
  const first = await response.in('br');
  vi.advanceTimersByTime(10_000);
  await askOften(response);
  await vi.waitFor(async () => {
    const better = await response.in('br');
    expect(better.length).toBeLessThan(first.length);
    expect(`${brotliDecompressSync(better)}`).toBe(TEXT);
  });
});

test('a response that is new or rarely requested is compressed once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const young = new KeptResponse(TEXT, {});
  const first = await young.in('br');
  await askOften(young);
  expect(await young.in('br')).toBe(first);

  const rare = new KeptResponse(TEXT, {});
  const once = await rare.in('br');
  vi.advanceTimersByTime(10_000);
  expect(await rare.in('br')).toBe(once);
});
