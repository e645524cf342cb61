import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Options {
  cwd: string;
  env?: Record<string, string>;
}

/** Runs a program to its end, and keeps what it says. */
export async function runToEnd(
  program: string,
  args: string[],
  { cwd, env = {} }: Options,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
