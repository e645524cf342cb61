import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process as listed by the operating system. */
export interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** The program as it was called. */
  readonly program: string;
  /** Program and arguments, joined by spaces. */
  readonly command: string;
}

/** Undefined when there is no process `pid`, or it is a zombie. */
export async function findProcess(pid: number): Promise<ListedProcess | undefined> {
  try {
    const found = process.platform === 'linux' ? await readProc(pid) : await askPs(pid);
    return found.program === '' ? undefined : found;
  } catch {
    return undefined;
  }
}

export async function findProcesses(
  matches: (process: ListedProcess) => boolean,
): Promise<ListedProcess[]> {
  const found = await Promise.all((await listIds()).map(findProcess));
  return found.filter((each) => each !== undefined && matches(each)) as ListedProcess[];
}

async function listIds(): Promise<number[]> {
  const names =
    process.platform === 'linux'
      ? await readdir('/proc')
      : (await promisify(execFile)('ps', ['-A', '-o', 'pid='])).stdout.split('\n');
  return names.map((name) => Number(name.trim())).filter((id) => Number.isInteger(id) && id > 0);
}

/** Small Linux images have no ps. */
async function readProc(pid: number): Promise<ListedProcess> {
  const [stat, commandLine] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  // "pid (name) state parent …", where the name itself may contain spaces and brackets.
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const words = commandLine.replace(/\0+$/, '').split('\0');
  return { pid, parent: Number(parent), program: words[0] ?? '', command: words.join(' ') };
}

async function askPs(pid: number): Promise<ListedProcess> {
  const ask = async (column: string) =>
    (await promisify(execFile)('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)])).stdout.trim();
  const [parent, program, command] = await Promise.all([ask('ppid'), ask('comm'), ask('command')]);
  return { pid, parent: Number(parent), program, command };
}

/** True when a process with this id exists, ours or not; also for a zombie that nobody has waited for. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Sends a signal; false when the process has ended. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
