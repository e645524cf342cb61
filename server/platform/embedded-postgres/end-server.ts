import { findProcess, findProcesses, signal } from '../process-table.ts';
import { isChildOf, isPostgres } from './server-command.ts';
import { poll } from './wait.ts';

/** Limit of a fast shutdown. It makes a checkpoint; if that is cut short, the next start does it again. */
const FAST_MS = 3_000;
/** Limit of an immediate shutdown, which only has to tell the child processes. */
const IMMEDIATE_MS = 1_500;
/** Limit for the operating system to end killed processes. */
const KILLED_MS = 5_000;

/**
 * Ends PostgreSQL's main process and all its children within about ten seconds: by a fast shutdown; if that hangs, as
 * it does during PostgreSQL's restart after a child crashed, by an immediate one; else by SIGKILL. Each is safe: all
 * commits are in the log that the next start reads.
 * @param hasEnded tells whether the main process has ended.
 * @returns false only for a process that not even SIGKILL ends (a hanging disk).
 */
export async function endServer(
  { pid, dir }: { pid: number; dir: string },
  hasEnded: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const steps = [
    ['SIGINT', FAST_MS],
    ['SIGQUIT', IMMEDIATE_MS],
    ['SIGKILL', KILLED_MS],
  ] as const;
  for (const [name, ms] of steps) {
    signal(pid, name);
    const ended = await poll(async () => (await hasEnded()) || undefined, {
      everyMs: 10,
      deadline: Date.now() + ms,
    });
    // A killed server could not tell its children to end.
    if (ended && name === 'SIGKILL') await killLeftChildren(dir);
    if (ended) return true;
  }
  return false;
}

/**
 * Kills the children that a killed main process left behind on `dir`: a child ends by itself only once it waits for
 * something, and until then PostgreSQL refuses to start.
 */
export async function killLeftChildren(dir: string): Promise<void> {
  for (const { pid, parent } of await findProcesses(({ command }) => isChildOf(dir, command))) {
    const main = await findProcess(parent);
    if (main === undefined || !isPostgres(main.program)) signal(pid, 'SIGKILL');
  }
}
