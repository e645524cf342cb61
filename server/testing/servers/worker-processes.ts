import { readdir, readFile } from 'node:fs/promises';

/** The ids of the processes that this one, or another, has started for its photos; of Linux. */
export async function photoProcessesOf(parent = process.pid): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const ours = await Promise.all(
    pids.map(async (pid) => {
      const [stat, command] = await Promise.all(
        ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
      );
      // Behind the name, which may hold anything, stand the state and the parent.
      const [state, ppid] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
      const isPhotos = command?.includes('photos/worker/main.ts') ?? false;
      return isPhotos && state !== 'Z' && Number(ppid) === parent ? [Number(pid)] : [];
    }),
  );
  return ours.flat();
}
