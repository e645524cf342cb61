import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { WorkerEndedError, WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

interface About {
  pid: number;
  niceness: number;
  done: number;
}

const worker = (options: Partial<WorkerProcessOptions> = {}) =>
  new WorkerProcess({
    module: path.join(import.meta.dirname, 'testing/tasks-main.ts'),
    niceness: 7,
    timeoutMs: 15_000,
    maxBytes: 1024 ** 3,
    idleMs: 60_000,
    ...options,
  });

const about = (from: WorkerProcess) => from.run<About>('about', {});

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('runs tasks one after another, in one process that gives way to ours', async () => {
  const adding = worker();
  const sums = await Promise.all([1, 2, 3].map((a) => adding.run<number>('add', { a, b: 10 })));
  expect(sums).toEqual([11, 12, 13]);
  const found = await about(adding);
  expect(found).toEqual({ pid: expect.any(Number), niceness: 7, done: 3 });
  expect(found.pid).not.toBe(process.pid);
});

test('passes on what a task throws, and the process lives on', async () => {
  const failing = worker();
  const { pid } = await about(failing);
  await expect(failing.run('fail', {})).rejects.toThrow('fail: no such picture');
  await expect(failing.run('fill', {})).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(failing.run('sing', {})).rejects.toThrow('there is no task sing');
  expect((await about(failing)).pid).toBe(pid);
});

test('a crash ends only the process, and the tasks behind it get a new one', async () => {
  const crashing = worker();
  const { pid } = await about(crashing);
  const crash = crashing.run('crash', {});
  const next = about(crashing);
  await expect(crash).rejects.toThrow(WorkerEndedError);
  expect((await next).pid).not.toBe(pid);
});

test('ends a task that would never end', async () => {
  const hanging = worker({ timeoutMs: 3_000 });
  const { pid } = await about(hanging);
  await expect(hanging.run('hang', {})).rejects.toThrow('not done after 3000 ms');
  await expect.poll(() => isThere(pid)).toBe(false);
  expect((await about(hanging)).pid).not.toBe(pid);
});

test('ends a process that has grown too large or has nothing to do', async () => {
  const growing = worker({ maxBytes: 1024 });
  const first = await about(growing);
  const second = await about(growing);
  expect(second.pid).not.toBe(first.pid);
  const idle = worker({ idleMs: 10 });
  const { pid } = await about(idle);
  await expect.poll(() => [first.pid, second.pid, pid].filter(isThere)).toEqual([]);
  expect((await about(idle)).done).toBe(0);
});

// §12/17
test('gives the process nothing of our environment but what the system needs', async () => {
  for (const name of ['SESSION_SECRET', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL']) {
    vi.stubEnv(name, 'secret');
  }
  const names = await worker().run<string[]>('environment', {});
  vi.unstubAllEnvs();
  const allowed =
    /^(PATH|LANG|LC_ALL|TZ|TMPDIR|(LD|DYLD)_LIBRARY_PATH|MALLOC_ARENA_MAX|NODE_CHANNEL_\w+)$/;
  expect(names.filter((name) => !allowed.test(name))).toEqual([]);
  expect(names).toContain('PATH');
});
