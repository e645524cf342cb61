import { afterEach, expect, test } from 'vitest';
import { logLines } from '#server/testing/log-lines.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitForLocks } from '#server/testing/waiting-locks.ts';
import { addJob, addJobs, type JobGroup, type JobRunner, type JobSpec, runJobs } from './jobs.ts';

const efie = bootTestApp();
const runners: JobRunner[] = [];

const start = async (...groups: JobGroup[]) => {
  const runner = await runJobs(efie.connection.settings, groups, efie.platform.log);
  runners.push(runner);
  return runner;
};

afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

/** A job that notes its payloads, and ends when told. */
function notingJob(name: string, until: Promise<void> = Promise.resolve()) {
  const done: string[] = [];
  const spec: JobSpec<{ what: string }> = {
    name,
    maxAttempts: 3,
    async run({ what }) {
      done.push(what);
      await until;
    },
  };
  return { spec, done };
}

const locks = async () =>
  (await efie.connection.pool.query('select task_identifier, locked_by from graphile_worker.jobs'))
    .rows;

/** Locks a job for a worker some seconds ago, as graphile-worker does. */
const lockFor = (worker: string) =>
  efie.connection.pool.query(
    `update graphile_worker._private_jobs
      set locked_by = $1, locked_at = now() - interval '10 seconds', attempts = 1`,
    [worker],
  );

test('a killed process’s work is done by the next one', async () => {
  const { spec, done } = notingJob('left-behind');
  await addJob(efie.platform.db, spec, { what: 'half a photo' });
  await lockFor('pool-of-a-dead-process');
  await start({ specs: [spec], concurrency: 1 });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['half a photo']);
  await expect.poll(locks).toEqual([]);
});

// §10/4
test('a try cut short by the death of its process does not count, up to a hundred times', async () => {
  const { spec, done } = notingJob('last-try');
  const lastTryOf = (tries: number) =>
    efie.connection.pool.query(
      `update graphile_worker._private_jobs set attempts = $1, max_attempts = $1`,
      [tries],
    );
  await addJob(efie.platform.db, spec, { what: 'half a photo' });
  await lockFor('pool-of-a-dead-process');
  await lastTryOf(3);
  await start({ specs: [spec], concurrency: 1 });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['half a photo']);
  await expect.poll(locks).toEqual([]);

  // A job that ends its process each time would otherwise do so for ever.
  await addJob(efie.platform.db, spec, { what: 'poison' }, { delaySeconds: 600 });
  await lockFor('pool-of-a-dead-process');
  await lastTryOf(100);
  await expect
    .poll(locks, { timeout: 10_000 })
    .toEqual([{ task_identifier: 'last-try', locked_by: null }]);
  const { rows } = await efie.connection.pool.query(
    'delete from graphile_worker._private_jobs returning attempts, max_attempts',
  );
  expect(rows).toEqual([{ attempts: 100, max_attempts: 100 }]);
});

/** A job with a key, and a transaction in which a worker has just taken it. */
async function takenByWorker(spec: JobSpec<{ what: string }>, key: string) {
  await addJob(efie.platform.db, spec, { what: 'seen' }, { key });
  const worker = await efie.connection.pool.connect();
  await worker.query('begin');
  await worker.query(
    `update graphile_worker._private_jobs set locked_by = 'a-worker', locked_at = now(), attempts = 1 where key = $1`,
    [key],
  );
  return async () => {
    await waitForLocks(efie.connection.pool, 1);
    await worker.query('commit');
    worker.release();
  };
}

test('a job is added anew while a worker takes the one with its key', async () => {
  const { spec } = notingJob('taken');
  const commit = await takenByWorker(spec, 'one');
  await Promise.all([addJob(efie.platform.db, spec, { what: 'unseen' }, { key: 'one' }), commit()]);
  const commitOther = await takenByWorker(spec, 'two');
  const jobs = ['two', 'three'].map((key) => ({ payload: { what: 'unseen' }, key }));
  await Promise.all([addJobs(efie.platform.db, spec, jobs, { delaySeconds: 60 }), commitOther()]);
  const { rows } = await efie.connection.pool.query(
    `delete from graphile_worker._private_jobs
      returning key, payload->>'what' as what, locked_at is not null as taken`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { key: null, what: 'seen', taken: true },
      { key: 'one', what: 'unseen', taken: false },
      { key: null, what: 'seen', taken: true },
      { key: 'two', what: 'unseen', taken: false },
      { key: 'three', what: 'unseen', taken: false },
    ]),
  );
  expect(rows).toHaveLength(5);
});

test('a failed job whose key a newer one has taken is dropped, as the newer one does the work', async () => {
  const failing = Promise.withResolvers<void>();
  const done: string[] = [];
  const spec: JobSpec<{ what: string }> = {
    name: 'taken-over',
    maxAttempts: 1,
    async run({ what }) {
      done.push(what);
      if (what !== 'newer') await failing.promise;
    },
  };
  await addJob(efie.platform.db, spec, { what: 'older' }, { key: 'same' });
  await start({ specs: [spec], concurrency: 1 });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['older']);
  await addJob(efie.platform.db, spec, { what: 'newer' }, { key: 'same' });
  failing.reject(new Error('the disk is full'));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['older', 'newer']);
  await expect.poll(locks).toEqual([]);

  // Without a newer job the failure stays, to be looked into.
  await addJob(efie.platform.db, spec, { what: 'alone' }, { key: 'other' });
  const failures = async () =>
    (
      await efie.connection.pool.query(
        'select key, attempts, last_error from graphile_worker.jobs where last_error is not null',
      )
    ).rows;
  await expect
    .poll(failures, { timeout: 10_000 })
    .toEqual([{ key: 'other', attempts: 1, last_error: 'the disk is full' }]);
  await efie.connection.pool.query('delete from graphile_worker._private_jobs');
});

test('a living process is left to its work', async () => {
  const finish = Promise.withResolvers<void>();
  const { spec, done } = notingJob('long', finish.promise);
  await addJob(efie.platform.db, spec, { what: 'a long video' });
  await start({ specs: [spec], concurrency: 1 });
  await expect.poll(() => done).toHaveLength(1);
  const [{ locked_by: worker }] = await locks();
  await lockFor(worker);

  // Another process starts, looks around, and finishes everything else.
  const other = notingJob('other');
  await start({ specs: [spec, other.spec], concurrency: 2 });
  await addJob(efie.platform.db, other.spec, { what: 'a mail' });
  await expect.poll(() => other.done).toEqual(['a mail']);
  expect(await locks()).toContainEqual({ task_identifier: 'long', locked_by: worker });
  finish.resolve();
  await expect.poll(locks).toEqual([]);
  expect(done).toEqual(['a long video']);
});

// §10/3
test('work unfinished when a process stops is free at once, and its try does not count', async () => {
  const endless = notingJob('endless', new Promise(() => {}));
  const runner = await start({ specs: [endless.spec], concurrency: 1 });
  await addJob(efie.platform.db, endless.spec, { what: 'a large photo' });
  await expect.poll(() => endless.done).toHaveLength(1);
  await runner.stop(50);
  runners.splice(runners.indexOf(runner), 1);
  const queue = 'select locked_by, attempts, run_at <= now() as due from graphile_worker.jobs';
  expect((await efie.connection.pool.query(queue)).rows).toEqual([
    { locked_by: null, attempts: 0, due: true },
  ]);
  const again = notingJob('endless');
  await start({ specs: [again.spec], concurrency: 1 });
  await expect.poll(() => again.done).toEqual(['a large photo']);
  await expect.poll(locks).toEqual([]);
});

test('a job that heeds the signal ends soon after the process is told to stop', async () => {
  const begun = Promise.withResolvers<void>();
  const spec: JobSpec<object> = {
    name: 'heeding',
    maxAttempts: 3,
    run: (_payload, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        begun.resolve();
      }),
  };
  const runner = await start({ specs: [spec], concurrency: 1 });
  await addJob(efie.platform.db, spec, {});
  await begun.promise;
  const told = performance.now();
  await runner.stop(30_000);
  runners.splice(runners.indexOf(runner), 1);
  expect(performance.now() - told).toBeLessThan(15_000);
  await expect.poll(locks).toEqual([{ task_identifier: 'heeding', locked_by: null }]);
});

test('a group with no free places does not hold up another', async () => {
  const finish = Promise.withResolvers<void>();
  const slow = notingJob('slow', finish.promise);
  const quick = notingJob('quick');
  await start({ specs: [slow.spec], concurrency: 1 }, { specs: [quick.spec], concurrency: 1 });
  for (const what of ['1', '2', '3']) await addJob(efie.platform.db, slow.spec, { what });
  await expect.poll(() => slow.done).toHaveLength(1);
  await addJob(efie.platform.db, quick.spec, { what: 'a mail' });
  await expect.poll(() => quick.done).toEqual(['a mail']);
  expect(slow.done).toHaveLength(1);
  finish.resolve();
  await expect.poll(() => slow.done).toEqual(['1', '2', '3']);
});

test('the times of a scheduled job are stored in the database once for all processes', async () => {
  const { spec } = notingJob('at-night');
  const scheduled = { specs: [{ ...spec, schedule: '10 3 * * *' }], concurrency: 1 };
  await start(scheduled);
  await start(scheduled);
  const times = 'select identifier from graphile_worker._private_known_crontabs';
  await expect
    .poll(async () => (await efie.connection.pool.query(times)).rows)
    .toEqual([{ identifier: 'at-night' }]);
});

test('the log of a failed job says which and why, and nothing of its payload', async () => {
  const { log, lines, text } = logLines();
  const spec: JobSpec<object> = {
    name: 'failing',
    maxAttempts: 1,
    run: () => Promise.reject(new Error('no mail server')),
  };
  runners.push(await runJobs(efie.connection.settings, [{ specs: [spec], concurrency: 1 }], log));
  await addJob(efie.platform.db, spec, { text: 'https://efie.test/reset-password/a-secret' });
  await expect
    .poll(() => lines)
    .toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: expect.stringMatching(/failing.*no mail server/),
        err: expect.objectContaining({ message: 'no mail server' }),
      }),
    );
  expect(text()).not.toContain('a-secret');
});

// §12/4
test('work due while no process ran is made up for, unless it is marked to be skipped', async () => {
  const madeUp = notingJob('made-up');
  const skipped = notingJob('skipped');
  const schedule = `0 ${(new Date().getUTCHours() + 23) % 24} * * *`;
  // A job known for long, last run some hours ago.
  await efie.connection.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      select name, now() - interval '2 days', now() - interval '3 hours'
      from unnest(array['made-up', 'skipped']) as name`,
  );
  await start({
    specs: [
      { ...madeUp.spec, schedule },
      { ...skipped.spec, schedule, missed: 'skipped' as const },
    ],
    concurrency: 1,
  });
  await expect.poll(() => madeUp.done).toHaveLength(1);
  expect(skipped.done).toEqual([]);
});
