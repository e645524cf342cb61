import { expect, test } from 'vitest';
import { NotStartedError, Readiness } from './readiness.ts';

test('is ready while every check passes', async () => {
  const readiness = new Readiness({ database: async () => 1, jobs: () => true });
  expect(await readiness.report()).toEqual({
    ready: true,
    status: 'ready',
    checks: { database: 'ok', jobs: 'ok' },
  });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('away');
    },
    'failing',
  ],
  ['rejects', () => Promise.reject(new Error('away')), 'failing'],
  ['says no', () => false, 'failing'],
  ['never ends', () => new Promise(() => {}), 'failing'],
  [
    'is of something still to come',
    () => {
      throw new NotStartedError('jobs');
    },
    'starting',
  ],
])('is not ready when a check %s', async (_what, check, state) => {
  const readiness = new Readiness({ database: () => {}, other: check }, { checkMs: 50 });
  expect(await readiness.report()).toEqual({
    ready: false,
    status: 'not ready',
    checks: { database: 'ok', other: state },
  });
});

// §10/8
test('does not wait for a check that is excluded', async () => {
  const hanging = () => new Promise(() => {});
  const readiness = new Readiness({ database: hanging, jobs: () => true }, { checkMs: 60_000 });
  const report = await readiness.report(['database']);
  expect(report).toEqual({ ready: true, status: 'ready', checks: { jobs: 'ok' } });
});

test('is never ready again once it stops', async () => {
  const readiness = new Readiness({ database: () => {} });
  readiness.stop();
  expect(await readiness.report()).toMatchObject({ ready: false, status: 'stopping' });
});

test('checks once however many ask at once, and again soon after', async () => {
  let looks = 0;
  const count = () => {
    looks += 1;
  };
  const readiness = new Readiness({ database: count }, { keptMs: 30 });
  await Promise.all(Array.from({ length: 50 }, () => readiness.report()));
  expect(looks).toBe(1);
  await expect.poll(() => readiness.report().then(() => looks)).toBe(2);
});
