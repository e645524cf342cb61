import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import type { TestApp } from './test-app.ts';

/** The server in a process of its own. */
export interface ServerProcess {
  origin: string;
  pid: number;
  /** As a power cut ends it. */
  kill(): Promise<void>;
}

/**
 * Starts one on a test's database, and on its files unless told otherwise.
 * @param options.shell how the process is started, "$@" being its command.
 */
export async function startServerProcess(
  efie: Pick<TestApp, 'connection' | 'dataDir'>,
  {
    shell = 'exec "$@"',
    dataDir = efie.dataDir,
    env = {},
  }: { shell?: string; dataDir?: string; env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const { host, port, user } = inject('postgres');
  const { database } = efie.connection.pool.options;
  const command = [process.execPath, 'server/testing/serve-app.ts'];
  const child = spawn('sh', ['-c', shell, 'sh', ...command], {
    env: {
      ...process.env,
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret of the tests, 32 characters',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const told = once(child.stdout, 'data').then(([data]) => String(data).trim());
  const first = await Promise.race([told, exit.then(([code]) => `ended with ${code}`)]);
  if (!/^\d+$/.test(first)) throw new Error(`the server ${first}`);
  return {
    origin: `http://127.0.0.1:${first}`,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
