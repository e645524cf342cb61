import { readdir, readFile } from 'node:fs/promises';

/** A process as Linux lists it. */
export interface Listed {
  pid: number;
  parent: number;
  command: string;
}

/** Every process that runs; one that ends meanwhile is left out. */
export async function listProcesses(): Promise<Listed[]> {
  const names = await readdir('/proc');
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readOne));
  return found.flatMap((each) => each ?? []);
}

async function readOne(name: string): Promise<Listed | undefined> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${name}/stat`, 'utf8'),
      readFile(`/proc/${name}/cmdline`, 'utf8'),
    ]);
    // "pid (name) state parent …", where the name may hold spaces and brackets itself.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    return { pid: Number(name), parent: Number(parent), command: command.replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
}

export async function childrenOf(parent: number): Promise<Listed[]> {
  return (await listProcesses()).filter((each) => each.parent === parent);
}

/** Sends a signal; false when the process is gone. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Ends by id whatever still runs with a folder's name in its command; for a folder that is only ours. */
export async function killWithin(folder: string): Promise<number> {
  const left = (await listProcesses()).filter(
    ({ pid, command }) => pid !== process.pid && command.includes(folder),
  );
  for (const { pid } of left) signal(pid, 'SIGKILL');
  return left.length;
}
