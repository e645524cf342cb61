import { open, readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Log } from './log/log.ts';

/** What is said of it. */
export const OUT_OF_FILES =
  'no more files and connections can be opened: raise LimitNOFILE, nofile or ulimit -n';

/** What a process has open besides its database and its clients: its code, its log, files that are read and written. */
const OWN_FILES = 64;

/** Clients that are served at once, each with a connection and often a file. */
const CLIENTS = 1_000;

/** Whether the process, or the machine, has no more files and connections to open; whatever else an error says. */
export function isOutOfFiles(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return code === 'EMFILE' || code === 'ENFILE' || inner.some(isOutOfFiles);
}

/** Whether none can be opened now: what is told of a failure may hide it, such as a name that cannot be looked up. */
export async function noneCanBeOpened(): Promise<boolean> {
  try {
    await (await open(devNull)).close();
    return false;
  } catch (error) {
    return isOutOfFiles(error);
  }
}

/** How often it is looked at, and how often the log says it, in milliseconds. */
const LOOKED_EVERY_MS = 1_000;
const LOGGED_EVERY_MS = 60_000;

/**
 * Has the log say when none can be opened: clients whose connections are not taken are no call that fails.
 * @returns what ends it.
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

/** How many files and connections this process may have open; undefined where the system does not say (/proc). */
export async function openFilesLimit(): Promise<number | undefined> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1];
  if (soft === undefined) return undefined;
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

/**
 * What is to be said of a limit.
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
