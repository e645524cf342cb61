import { readFile } from 'node:fs/promises';

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
