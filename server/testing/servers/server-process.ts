import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import type { TestApp } from '../test-app.ts';

/** Milliseconds that a request under way gets when the server is told to stop: more than any busy machine needs. */
export const LONG_GRACE_MS = 60_000;

/** A server in its own process. */
export interface ServerProcess {
  origin: string;
  port: number;
  pid: number;
  /** The lines of its log so far. */
  lines(): Record<string, unknown>[];
  signal(signal: NodeJS.Signals): void;
  /** Its exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

interface HowToStart {
  /** A shell script that starts the process; "$@" is its command. */
  shell?: string;
  dataDir?: string;
  env?: Record<string, string>;
}

/** Starts a server on a test's database, and on its files unless told otherwise, and waits until it responds. */
export async function startServerProcess(
  efie: Pick<TestApp, 'connection' | 'dataDir'>,
  options: HowToStart = {},
): Promise<ServerProcess> {
  const server = spawnServerProcess(efie, options);
  await server.listening();
  return server;
}

/** As startServerProcess, configured by its environment; without DATABASE_URL it has its own PostgreSQL. */
export async function startServer({
  DATA_DIR: dataDir,
  ...env
}: { DATA_DIR: string } & Record<string, string>): Promise<ServerProcess> {
  // Without DATABASE_URL the folder's own secret is used.
  const server = spawnServerProcess(undefined, { dataDir, env: { SESSION_SECRET: '', ...env } });
  await server.listening();
  return server;
}

/**
 * The same, without waiting.
 * @param efie undefined for a server with its own PostgreSQL.
 */
export function spawnServerProcess(
  efie: Pick<TestApp, 'connection' | 'dataDir'> | undefined,
  { shell = 'exec "$@"', dataDir = efie?.dataDir, env = {} }: HowToStart = {},
): ServerProcess & { listening(): Promise<void> } {
  // Deprecated features of Node or a library end the process.
  const command = [process.execPath, '--throw-deprecation', 'server/testing/servers/serve-app.ts'];
  const child = spawn('sh', ['-c', shell, 'sh', ...command], {
    env: {
      ...process.env,
      ...(efie && { DATABASE_URL: urlOf(efie) }),
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      SESSION_SECRET: 'a secret of the tests, 32 characters',
      LOG_LEVEL: 'silent',
      // Whatever the machine.
      WEB_CONCURRENCY: '1',
      SHUTDOWN_GRACE_MS: String(LONG_GRACE_MS),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new SpawnedServer(child);
}

/** The URL by which another process connects to a test's database. */
export function urlOf({ connection }: Pick<TestApp, 'connection'>): string {
  const { host, port } = inject('postgres');
  const { user, database } = connection.pool.options;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

class SpawnedServer implements ServerProcess {
  port = 0;
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  #output = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    this.pid = child.pid ?? 0;
    this.#exit = once(child, 'close');
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      this.#output += chunk;
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Waits for the port that it prints. */
  async listening(): Promise<void> {
    const ended = this.#exit.then(() => 'ended');
    for (;;) {
      const port = this.#wholeLines().find((line) => /^\d+$/.test(line));
      if (port !== undefined) {
        this.port = Number(port);
        return;
      }
      const next = this.#child.stdout ? once(this.#child.stdout, 'data') : ended;
      if ((await Promise.race([next, ended])) === 'ended') {
        throw new Error(`the server ended:\n${this.#output}`);
      }
    }
  }

  lines(): Record<string, unknown>[] {
    return this.#wholeLines()
      .filter((line) => !/^\d+$/.test(line))
      .map((line) => JSON.parse(line));
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async ended(): Promise<number | string> {
    await this.#exit;
    return this.#child.exitCode ?? this.#child.signalCode ?? 'unknown';
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.#exit;
  }

  #wholeLines(): string[] {
    return this.#output.split('\n').slice(0, -1).filter(Boolean);
  }
}
