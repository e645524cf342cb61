import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import type { LimitRule } from './limits.ts';

const efie = bootTestApp();
const HOUR_MS = 60 * 60 * 1000;
const MAILS: LimitRule = { name: 'mails', points: 5, seconds: 60 * 60 };

/** A subject that has used up all points until that time. */
async function lockedOut(subject: string, until: number): Promise<void> {
  for (let n = 0; n < 5; n += 1) await efie.platform.limits.of(MAILS).take(subject);
  await efie.connection.pool.query(`update rate_limits set expire = $1 where key like 'mails:%'`, [
    until,
  ]);
}

// §12/15
test('a limit used up by a clock that was ahead ends once the clock is right', async () => {
  await lockedOut('ama', Date.now() + 1000 * HOUR_MS);
  await efie.platform.limits.of(MAILS).take('ama');
  const { rows } = await efie.connection.pool.query('select points, expire from rate_limits');
  expect(rows).toMatchObject([{ points: 1 }]);
  expect(Number(rows[0].expire)).toBeLessThanOrEqual(Date.now() + HOUR_MS);
});

test('a limit used up today holds', async () => {
  await lockedOut('kofi', Date.now() + HOUR_MS);
  const again = efie.platform.limits.of(MAILS).take('kofi');
  await expect(again).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
