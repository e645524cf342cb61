import { findProcesses } from '#server/platform/process-table.ts';

/** The ids of the processes that this one, or another, has started for its photos. */
export async function photoProcessesOf(of = process.pid): Promise<number[]> {
  const found = await findProcesses(
    ({ parent, command }) => parent === of && command.includes('photos/worker/main.ts'),
  );
  return found.map(({ pid }) => pid);
}
