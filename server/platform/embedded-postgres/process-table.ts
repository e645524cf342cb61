import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessEntry {
  readonly parent: number;
  /** The program as it was called; empty for a process that has ended. */
  readonly program: string;
  /** Program and arguments, joined by spaces. */
  readonly command: string;
}

/** The process `pid` as the operating system lists it; undefined when there is none. */
export async function findProcess(pid: number): Promise<ProcessEntry | undefined> {
  try {
    return process.platform === 'linux' ? await readProc(pid) : await askPs(pid);
  } catch {
    return undefined;
  }
}

/** All processes whose command `matches`, by id. */
export async function findProcesses(
  matches: (command: string, parent: number) => boolean,
): Promise<number[]> {
  const ids = await listIds();
  const entries = await Promise.all(ids.map(findProcess));
  return ids.filter((_, index) => {
    const entry = entries[index];
    return entry !== undefined && matches(entry.command, entry.parent);
  });
}

async function listIds(): Promise<number[]> {
  const names =
    process.platform === 'linux'
      ? await readdir('/proc')
      : (await promisify(execFile)('ps', ['-A', '-o', 'pid='])).stdout.split('\n');
  return names.map((name) => Number(name.trim())).filter((id) => Number.isInteger(id) && id > 0);
}

/** Small Linux images have no ps. */
async function readProc(pid: number): Promise<ProcessEntry> {
  const [stat, commandLine] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  // "pid (name) state parent …", where the name may hold spaces and brackets itself.
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const words = commandLine.replace(/\0+$/, '').split('\0');
  return { parent: Number(parent), program: words[0] ?? '', command: words.join(' ') };
}

async function askPs(pid: number): Promise<ProcessEntry> {
  const ask = async (column: string) =>
    (await promisify(execFile)('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)])).stdout.trim();
  const [parent, program, command] = await Promise.all([ask('ppid'), ask('comm'), ask('command')]);
  return { parent: Number(parent), program, command };
}

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
