import { findProcess, findProcesses } from './process-table.ts';
import { isChildOf } from './server-command.ts';
import { poll } from './wait.ts';

/** What a fast shutdown may take: a checkpoint, which the next start does over when it is broken off. */
const FAST_MS = 3_000;
/** What an immediate shutdown may take: no more than telling its children. */
const IMMEDIATE_MS = 1_500;
/** What the operating system may take to end what was killed. */
const KILLED_MS = 5_000;

/**
 * Ends PostgreSQL's main process and all its children in some ten seconds at most: by a fast shutdown; where that
 * hangs, as it does when it meets PostgreSQL's restart after the crash of a child, by an immediate one; else by
 * SIGKILL. Each is safe: what was committed is in the log that the next start reads.
 * @param hasEnded tells whether the main process has.
 * @returns whether it has ended; false only for a process that not even SIGKILL ends (a hanging disk).
 */
export async function endServer(
  { pid, dir }: { pid: number; dir: string },
  hasEnded: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const endsWithin = async (ms: number) =>
    (await poll(async () => (await hasEnded()) || undefined, {
      everyMs: 10,
      deadline: Date.now() + ms,
    })) ?? false;

  signal(pid, 'SIGINT');
  if (await endsWithin(FAST_MS)) return true;
  signal(pid, 'SIGQUIT');
  if (await endsWithin(IMMEDIATE_MS)) return true;
  const children = await findProcesses((_, parent) => parent === pid);
  // First the parent, which would make new children.
  signal(pid, 'SIGKILL');
  for (const child of children) signal(child, 'SIGKILL');
  await killLeftChildren(dir);
  return endsWithin(KILLED_MS);
}

/**
 * Kills what a main process that was killed has left behind on `dir`: a child ends by itself only once it waits for
 * something, and until then PostgreSQL refuses to start.
 */
export async function killLeftChildren(dir: string): Promise<void> {
  for (const pid of await findProcesses((command) => isChildOf(dir, command))) {
    const parent = (await findProcess(pid))?.parent;
    const isLeft = parent !== undefined && !(await isPostgres(parent));
    if (isLeft) signal(pid, 'SIGKILL');
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  return /(^|\/)postgres$/.test((await findProcess(pid))?.program ?? '');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
