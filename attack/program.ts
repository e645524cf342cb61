import { type SpawnOptions, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of what attacks. */
const PROGRAMS = ['sqlmap', 'wapiti'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/**
 * Makes sure that the programs are there: installs them from Debian's packages as root.
 * @throws Error with one sentence that says what to install.
 */
export function ensurePrograms(): void {
  const missing = PROGRAMS.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`Installing ${missing.join(' and ')} from the system packages …\n`);
    const options: SpawnSyncOptions = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
  }
  const still = PROGRAMS.filter((name) => !isThere(name));
  if (still.length === 0) return;
  throw new Error(
    `Nothing was attacked: ${still.join(' and ')} cannot be found. Debian: apt-get install ${still.join(' ')}`,
  );
}

const isThere = (name: string): boolean => spawnSync(name, ['--version']).error === undefined;

export interface Ran {
  output: string;
  /** It was ended because its time was over. */
  timedOut: boolean;
}

/** Runs a program for so long at most, and keeps what it says. */
export async function runProgram(
  name: ProgramName,
  args: readonly string[],
  { ms, env }: { ms: number; env?: Record<string, string> },
): Promise<Ran> {
  const options: SpawnOptions = {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const child = spawn(name, args, options);
  let output = '';
  let timedOut = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, ms);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('close', () => resolve());
  });
  clearTimeout(timer);
  return { output, timedOut };
}
