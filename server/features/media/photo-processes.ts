import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { WorkerProcess } from '#server/platform/worker-process/worker-process.ts';
import type { PhotoTasks } from './photo-worker/tasks.ts';

// From the sources also when we are built: a process that Node starts needs a file of its own.
const MODULE = createRequire(import.meta.url).resolve(
  '#server/features/media/photo-worker/main.ts',
);

/** Half of the cores, and at most two, however many photos wait. */
export const VARIANTS_AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/** Above this a process makes room after its task; the largest task needs more meanwhile (docs/decisions/photo-variants.md). */
const MAX_BYTES = 320 * 1024 * 1024;
const IDLE_MS = 30_000;

/** Somebody waits for the answer, but whoever reads a list comes first. */
const forUploads = new WorkerProcess({
  module: MODULE,
  niceness: 5,
  timeoutMs: 30_000,
  maxBytes: MAX_BYTES,
  idleMs: IDLE_MS,
});

/** Nobody waits: these get what the answers leave of the cores. */
const forVariants = Array.from(
  { length: VARIANTS_AT_ONCE },
  () =>
    new WorkerProcess({
      module: MODULE,
      niceness: 15,
      timeoutMs: 120_000,
      maxBytes: MAX_BYTES,
      idleMs: IDLE_MS,
    }),
);

/** The tasks of a process as functions. @throws {WorkerEndedError} when a file brought the process down. */
const tasksOf = (process: WorkerProcess): PhotoTasks => ({
  inspect: (input) => process.run('inspect', input),
  decode: (input) => process.run('decode', input),
  encode: (input) => process.run('encode', input),
  square: (input) => process.run('square', input),
});

/** Looks at photos while whoever sent them waits. */
export const uploadTasks = tasksOf(forUploads);

const variantTasks = forVariants.map(tasksOf);
let taken = 0;

/** The process of a photo's variants: each in turn. */
export function nextVariantTasks(): PhotoTasks {
  taken += 1;
  return variantTasks[taken % variantTasks.length] ?? uploadTasks;
}
