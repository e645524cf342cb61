import { findProcesses } from '#server/platform/process-table.ts';

/** Ids of the photo processes of this process, or another. */
export async function photoProcessesOf(of = process.pid): Promise<number[]> {
  const found = await findProcesses(
    ({ parent, command }) => parent === of && command.includes('photos/worker/main.ts'),
  );
  return found.map(({ pid }) => pid);
}
