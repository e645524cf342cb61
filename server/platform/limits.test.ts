import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import type { LimitRule } from './limits.ts';

const efie = bootTestApp();
const ONCE_AN_HOUR: LimitRule = { name: 'anHour', points: 1, seconds: 60 * 60, byAddress: true };
const ONCE_A_DAY: LimitRule = { name: 'aDay', points: 1, seconds: 24 * 60 * 60 };
const REFUSED = { code: 'TOO_MANY_REQUESTS' };

test('each rule counts on its own and refuses by its name', async () => {
  const { limits } = efie.platform;
  await limits.of(ONCE_AN_HOUR).take('41.66.200.7');
  await limits.of(ONCE_A_DAY).take('41.66.200.7');
  await expect(limits.of(ONCE_A_DAY).take('41.66.200.7')).rejects.toMatchObject({
    ...REFUSED,
    cause: 'aDay',
  });
});

test('an address beyond its limit is refused without asking the database', async () => {
  const take = () => efie.platform.limits.of(ONCE_AN_HOUR).take('41.66.200.9');
  await take();
  await expect(take()).rejects.toMatchObject(REFUSED);
  await efie.connection.pool.query('delete from rate_limits');
  await expect(take()).rejects.toMatchObject(REFUSED);
});
