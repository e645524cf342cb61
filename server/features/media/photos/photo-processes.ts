import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { WorkerProcess } from '#server/platform/worker-process/worker-process.ts';
import type { PhotoTasks } from './worker/tasks.ts';

// From the sources even in a build: a process that Node starts needs a file of its own.
const MODULE = createRequire(import.meta.url).resolve(
  '#server/features/media/photos/worker/main.ts',
);

/**
 * If Node takes less than this for its heap, the machine or its container has less than 2 GB: then
 * two processes do all the work on photos, one for people who wait and one for the rest.
 */
const SMALL_HEAP_BYTES = 512 * 1024 * 1024;
export const isSmall = getHeapStatistics().heap_size_limit < SMALL_HEAP_BYTES;

/** Half of the cores, and at most two, however many photos wait. */
export const VARIANTS_AT_ONCE = isSmall
  ? 1
  : Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/**
 * A process above this size is replaced after its task; the largest task needs more meanwhile
 * (docs/decisions/media/photo-variants.md).
 */
const MAX_BYTES = 320 * 1024 * 1024;
const IDLE_MS = 30_000;

/**
 * Tasks in a process of their own, which starts with the first of them.
 * @throws {WorkerEndedError} from each task, when the process ended before it was done.
 */
export function photoProcess(options: { niceness: number; timeoutMs: number }): PhotoTasks {
  const worker = new WorkerProcess({
    module: MODULE,
    maxBytes: MAX_BYTES,
    idleMs: IDLE_MS,
    ...options,
  });
  return {
    inspect: (input) => worker.run('inspect', input),
    decode: (input) => worker.run('decode', input),
    encode: (input) => worker.run('encode', input),
    copy: (input) => worker.run('copy', input),
    square: (input) => worker.run('square', input),
  };
}

/**
 * The photos of one account to check at once: with two, five listers took more memory than is
 * allowed (docs/decisions/media/photo-uploads.md).
 */
export const LOOKS_OF_ONE = 1;

/** One more than an account may have, so that nobody waits behind someone else. */
export const LOOKS_AT_ONCE = isSmall ? LOOKS_OF_ONE : LOOKS_OF_ONE + 1;

/** These check photos while their senders wait, at a lower priority than serving readers. */
const free = Array.from({ length: LOOKS_AT_ONCE }, () =>
  photoProcess({ niceness: 8, timeoutMs: 30_000 }),
);

/** Gives `use` a process of its own for the duration; at most LOOKS_AT_ONCE run at a time. */
export async function withUploadTasks<Result>(
  use: (tasks: PhotoTasks) => Promise<Result>,
): Promise<Result> {
  // The one used last is already running.
  const tasks = free.pop();
  if (!tasks) throw new Error('more looks at once than processes');
  try {
    return await use(tasks);
  } finally {
    free.push(tasks);
  }
}

/**
 * No call waits for these; their priority is close enough to the checks that they progress while
 * many photos are checked.
 */
const variantTasks = Array.from({ length: VARIANTS_AT_ONCE }, () =>
  photoProcess({ niceness: 10, timeoutMs: 120_000 }),
);
let taken = 0;

/** Takes turns among the processes that make photos ready. */
export function nextVariantTasks(): PhotoTasks {
  taken += 1;
  return variantTasks[taken % variantTasks.length] ?? lightTasks;
}

/** Makes photos ready that are costly to read. */
export const costlyTasks = isSmall
  ? nextVariantTasks()
  : photoProcess({ niceness: 15, timeoutMs: 120_000 });

/**
 * Makes the lighter formats, which may take long: in parallel, at a lower priority than making
 * photos ready.
 */
export const lightTasks = isSmall
  ? nextVariantTasks()
  : photoProcess({ niceness: 19, timeoutMs: 120_000 });
