import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Failure, VideoInput } from './tasks.ts';

const MAX_OUTPUT_BYTES = 256 * 1024;
const KEPT_ERRORS = 600;

const running = new Set<ChildProcess>();

// The caller may be killed at any time; then this process ends along with its child.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Limits {
  timeoutMs: number;
  /** The folder to write to. */
  folder: string;
}

/** Runs a program to its end and returns its output, or why it failed. */
export function runProgram(
  program: string,
  args: string[],
  { timeoutMs, folder }: Limits,
): Promise<{ output: string } | Failure> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: path.dirname(program), AV_LOG_FORCE_NOCOLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      if (output.length < MAX_OUTPUT_BYTES) output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-KEPT_ERRORS);
    });
    const settle = () => {
      clearTimeout(timer);
      running.delete(child);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      if (code === 0) resolve({ output });
      else if (late) resolve({ failed: `not done after ${timeoutMs} ms` });
      else if (signal) reject(new Error(`${program} was ended by ${signal}`));
      else resolve({ failed: errors.trim() || `${program} ended with ${code}` });
    });
  });
}

/**
 * Reads a stranger's file safely: with the demuxer of its type, only from the disk, following no
 * reference to another file, in one thread, and with no picture larger than we accept.
 */
export const inputArgs = ({ file, demuxer }: VideoInput): string[] => [
  '-protocol_whitelist',
  'file',
  ...(demuxer === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : []),
  '-f',
  demuxer,
  '-i',
  `file:${file}`,
];
