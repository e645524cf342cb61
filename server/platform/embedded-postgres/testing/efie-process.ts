import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { EmbeddedPostgres } from '../index.ts';

/** The child's report of its start. */
export type Report =
  | { ready: Pick<EmbeddedPostgres, 'pid' | 'connection'> }
  | { refused: { name: string; message: string } };

export interface EfieProcess {
  readonly child: ChildProcess;
  readonly report: Report;
}

/** Runs the embedded PostgreSQL on `dir` in a Node process of its own, in its own process group. */
export async function startEfieProcess(dir: string): Promise<EfieProcess> {
  const child = forkEfieProcess(dir);
  const [report] = (await once(child, 'message')) as [Report];
  return { child, report };
}

/** As startEfieProcess, without waiting for its report. */
export function forkEfieProcess(dir: string): ChildProcess {
  const script = new URL('efie-process-main.ts', import.meta.url);
  return fork(script, [dir], { detached: true, execArgv: [], stdio: 'inherit' });
}

/** Kills the process without a chance to clean up. */
export async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
