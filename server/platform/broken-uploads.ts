import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from './log/log.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Longer than any upload, so that other processes lose nothing. */
const OLD_MS = 24 * HOUR_MS;

/**
 * Removes a killed process's remains of uploads from a folder. Several processes may do so at once: files removed by
 * others meanwhile are no error. Files dated in the future, by a clock that was ahead, get today's time, and are
 * removed a day later.
 */
export async function removeBrokenUploads(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const touched = (await stat(file).catch(ignoreMissing))?.mtimeMs;
    if (touched === undefined) continue;
    if (touched > now + HOUR_MS) {
      await utimes(file, now / 1000, now / 1000).catch(ignoreMissing);
    } else if (touched < now - OLD_MS) {
      await rm(file, { recursive: true, force: true });
    }
  }
}

/** Does so every hour until told to stop. */
export function removeBrokenUploadsHourly(folder: string, log: Log): () => void {
  const timer = setInterval(() => {
    removeBrokenUploads(folder).catch((error) =>
      log.warn({ err: error }, 'broken uploads were not removed'),
    );
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
