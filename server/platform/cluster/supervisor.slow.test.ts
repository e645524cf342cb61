import cluster from 'node:cluster';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { FirstProcessEndedError, Supervisor } from './supervisor.ts';

const supervise = (isFirst: boolean) =>
  new Supervisor({
    module: path.join(import.meta.dirname, 'testing/ending-main.ts'),
    processes: 1,
    partOf: (number, first) => ({
      number,
      hasJobs: true,
      isFirst: isFirst && first,
      database: undefined,
    }),
    log: createLog('silent'),
  });

// §10/18
test('processes that end again and again are replaced ever more slowly', async () => {
  const supervisor = supervise(true);
  let forks = 0;
  const count = () => {
    forks += 1;
  };
  cluster.on('fork', count);
  await supervisor.start();
  await sleep(4_000);
  cluster.off('fork', count);
  await supervisor.stop();
  // After 200, 400, 800 and 1,600 ms at the soonest.
  expect(forks).toBeGreaterThan(1);
  expect(forks).toBeLessThan(7);
});

// §10/18
test('a first process that cannot start is not started again', async () => {
  await expect(supervise(false).start()).rejects.toThrow(FirstProcessEndedError);
});
