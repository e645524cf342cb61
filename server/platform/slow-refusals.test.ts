import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import type { LimitRule } from './limits.ts';
import { HELD_MS } from './slow-refusals.ts';

const efie = bootTestApp();
const ONCE_AN_HOUR: LimitRule = { name: 'once', points: 1, seconds: 60 * 60, byAddress: true };

const limit = () => efie.platform.limits.of(ONCE_AN_HOUR);

/** Milliseconds until an address without points is refused. */
async function refusedAfter(address: string): Promise<number> {
  const start = performance.now();
  await expect(limit().take(address)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  return performance.now() - start;
}

// §6/34
test('an address that goes on after many refusals waits for its responses, while others do not', async () => {
  await limit().take('2c0f:f6d0:7:7::1');
  await limit().take('41.66.200.9');
  for (let n = 0; n < 20; n += 1) {
    expect(await refusedAfter(`2c0f:f6d0:7:7::${n}`)).toBeLessThan(HELD_MS / 4);
  }
  const [late, soon] = await Promise.all([
    refusedAfter('2c0f:f6d0:7:7::ffff'),
    refusedAfter('41.66.200.9'),
  ]);
  expect(late).toBeGreaterThanOrEqual(HELD_MS / 2 - 5);
  expect(soon).toBeLessThan(HELD_MS / 4);
});
