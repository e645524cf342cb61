import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { HELD_MS } from './slow-refusals.ts';

const efie = bootTestApp();

/** Milliseconds until a message is refused. */
async function refusedAfter(remoteAddress: string): Promise<number> {
  const start = performance.now();
  const answer = await efie.app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress,
    payload: { name: 'Esi', email: 'esi@efie.test', message: 'Hello' },
  });
  expect(answer.statusCode).toBe(429);
  return performance.now() - start;
}

test('an address that goes on after it was refused often is answered late, others at once', async () => {
  await efie.platform.limits.contactMessagesPerAddress.take('2c0f:f6d0:7:7::1');
  await efie.platform.limits.contactMessagesPerAddress.take('41.66.200.9');
  await efie.connection.pool.query('update rate_limits set points = 30');
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
