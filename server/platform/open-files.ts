import { open, readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Log } from './log/log.ts';

export const OUT_OF_FILES =
  'no more files and connections can be opened: raise LimitNOFILE, nofile or ulimit -n';

/** Files open besides the database and the clients: code, log, files being read and written. */
const OWN_FILES = 64;

/** Clients served at once, each with a connection and often a file. */
const CLIENTS = 1_000;

/** True when the process or the machine is out of file descriptors. Goes by the error's code, whatever its message says. */
export function isOutOfFiles(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return code === 'EMFILE' || code === 'ENFILE' || inner.some(isOutOfFiles);
}

/** Tries to open one: an error may hide the shortage, for example as a failed DNS look-up. */
export async function noneCanBeOpened(): Promise<boolean> {
  try {
    await (await open(devNull)).close();
    return false;
  } catch (error) {
    return isOutOfFiles(error);
  }
}

/** Interval of the check, and the shortest time between two log lines, in milliseconds. */
const LOOKED_EVERY_MS = 1_000;
const LOGGED_EVERY_MS = 60_000;

/**
 * Logs when no more can be opened: clients whose connections are not accepted do not show up as failed calls.
 * @returns a function that stops watching.
 */
export function watchOpenFiles(log: Log): () => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (performance.now() - loggedAt < LOGGED_EVERY_MS || !(await noneCanBeOpened())) return;
    loggedAt = performance.now();
    log.error(OUT_OF_FILES);
  };
  const timer = setInterval(() => void look(), LOOKED_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** The process's limit of open files and connections; undefined where the system does not report it (no /proc). */
export async function openFilesLimit(): Promise<number | undefined> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1];
  if (soft === undefined) return undefined;
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

/**
 * Judges the limit of open files.
 * @param connections to the database, at most.
 * @returns `refused` when it cannot work with it, `warning` when it will not serve many.
 */
export function judgeOpenFiles(
  limit: number,
  connections: number,
): { refused: string } | { warning: string } | undefined {
  const [least, enough] = [connections + OWN_FILES, connections + OWN_FILES + CLIENTS];
  if (limit >= enough) return undefined;
  const sentence = `Efie may open only ${limit} files and connections (ulimit -n). It needs ${least}, and ${enough} to serve many: raise LimitNOFILE (systemd), nofile (containers) or ulimit -n.`;
  return limit < least ? { refused: sentence } : { warning: sentence };
}
