import { createRequire } from 'node:module';
import { WorkerProcess } from '#server/platform/worker-process/worker-process.ts';
import type { VideoTasks } from './worker/tasks.ts';

// From the sources even in a build: a process that Node starts needs a file of its own.
const MODULE = createRequire(import.meta.url).resolve(
  '#server/features/media/videos/worker/main.ts',
);

/** One video at a time in each of our processes. */
export const VIDEOS_AT_ONCE = 1;

/**
 * Nobody waits for it: it gets the CPU time that everyone else leaves, and so does the ffmpeg that
 * it starts.
 */
const forVideos = new WorkerProcess({
  module: MODULE,
  niceness: 19,
  // Longer than ffmpeg's own timeout, so that ffmpeg is never left running.
  timeoutMs: 65 * 60_000,
  maxBytes: 320 * 1024 * 1024,
  idleMs: 5_000,
});

export const videoTasks: VideoTasks = {
  examine: (input) => forVideos.run('examine', input),
  still: (input) => forVideos.run('still', input),
  render: (input) => forVideos.run('render', input),
};

/** Interrupts the current task: the caller gets a WorkerEndedError. */
export const breakOffVideo = (): void => forVideos.breakOff();
