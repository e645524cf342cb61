import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

export interface TaskResponse {
  result?: unknown;
  /** The message of the task's error. */
  error?: string;
  /** Its code, such as ENOSPC. */
  code?: string | undefined;
  /** Memory of the process now. */
  bytes: number;
}

interface TaskRequest {
  task: string;
  input: never;
}

/** Serves the tasks of a WorkerProcess, in the process that it started. */
export function serveTasks(tasks: Record<string, (input: never) => Promise<unknown>>): void {
  giveWay(Number(process.argv[2]));
  // On a signal to the whole group, such as Ctrl-C, the parent decides when work under way ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ task, input }: TaskRequest) => {
    const response = await perform(tasks[task], task, input);
    // The caller may already be gone.
    if (process.connected) process.send?.(response, () => {});
  });
}

async function perform(
  run: ((input: never) => Promise<unknown>) | undefined,
  name: string,
  input: never,
): Promise<TaskResponse> {
  try {
    if (!run) throw new Error(`there is no task ${name}`);
    const result = await run(input);
    return { result, bytes: process.memoryUsage.rss() };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { error: `${name}: ${message}`, code, bytes: process.memoryUsage.rss() };
  }
}

/** On Linux each thread has its own niceness; a new thread inherits it from the one that starts it. */
function giveWay(niceness: number): void {
  setPriority(niceness);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness);
}
