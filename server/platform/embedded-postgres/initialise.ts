import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '../process-table.ts';
import { ENVIRONMENT, giveFolder, type Runner, runnerOfInitdb } from './runner.ts';
import { PATIENCE_MS } from './wait.ts';

/** The superuser; the app itself does not connect as it. */
export const SUPERUSER = 'app';

/**
 * Creates the database files beside `dir` and moves them there when complete, so that nobody ever sees half of them. If
 * another process is quicker, its files stay and ours are dropped.
 * @param options.sync false skips the flush to disk (for tests).
 * @param options.signal aborts it.
 */
export async function initialise(
  dir: string,
  options: { initdb: string; runner: Runner; sync: boolean; signal?: AbortSignal | undefined },
): Promise<void> {
  await removeAbandoned(dir);
  const draft = await mkdtemp(`${dir}.init-${process.pid}-`);
  try {
    const runner = await runnerOfInitdb(options.runner);
    await chown(draft, runner.owner.uid, runner.owner.gid);
    await runInitdb(draft, { ...options, runner });
    if (runner.owner.uid !== options.runner.owner.uid)
      await giveFolder(draft, options.runner.owner);
    await rename(draft, dir);
    if (options.sync) await flushDirectory(path.dirname(dir));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/** Removes the remains of killed starts beside `dir`. */
async function removeAbandoned(dir: string): Promise<void> {
  const parent = path.dirname(dir);
  const prefix = `${path.basename(dir)}.init-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (isAlive(pid)) continue;
    // Its initdb may still be writing; then the next start removes it.
    await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function runInitdb(
  draft: string,
  { initdb, runner, sync, signal }: Parameters<typeof initialise>[1],
): Promise<void> {
  const [file = '', ...args] = [
    ...runner.prefix,
    initdb,
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    // Only those who may enter the socket's directory get that far.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ];
  const child = spawn(file, args, {
    ...runner.as,
    env: ENVIRONMENT,
    cwd: draft,
    // A process group of its own, so that its helpers can be killed with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const limits = [AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])];
  const breakOff = AbortSignal.any(limits);
  // Nothing is lost by killing it: its output would be thrown away.
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The last process has just ended.
    }
  };
  breakOff.addEventListener('abort', kill, { once: true });
  if (breakOff.aborted) kill();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  // Wait until the last helper has closed the pipe, too: then nobody writes any more.
  const [code, ended] = await once(child, 'close').catch((error: Error) => [error.message]);
  breakOff.removeEventListener('abort', kill);
  signal?.throwIfAborted();
  if (code === 0) return;
  throw new Error(
    `PostgreSQL could not make its database in ${path.dirname(draft)}: ` +
      `${said.trim() || `it ended with ${code ?? ended}`}\n` +
      'Set DATA_DIR to another directory, or DATABASE_URL to a PostgreSQL server.',
  );
}

/** Without it a power cut could undo the rename, and lose the database. */
async function flushDirectory(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
