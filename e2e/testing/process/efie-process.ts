import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds that a first start may take beside other tests on a busy machine: all migrations, and the demo data when asked
 * for.
 */
export const START_MS = 75_000;

/** The product as `npm start` runs it, in a process of its own. */
export class EfieProcess {
  readonly origin: string;
  readonly pid: number;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
    this.pid = child.pid ?? 0;
    child.stdout?.on('data', (chunk) => {
      this.#output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      this.#output += chunk;
    });
  }

  /** Starts it on a data directory, without demo listings. */
  static async spawn(dataDir: string, env: Record<string, string> = {}): Promise<EfieProcess> {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        APP_URL: origin,
        DATA_DIR: dataDir,
        DEMO_DATA: 'false',
        // Its main process is the one that serves.
        WEB_CONCURRENCY: '1',
        LOG_LEVEL: 'warn',
        // A busy machine must not decide whether a shutdown is clean.
        SHUTDOWN_GRACE_MS: '20000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new EfieProcess(child, origin);
  }

  /** Also waits until it responds. */
  static async start(dataDir: string, env: Record<string, string> = {}): Promise<EfieProcess> {
    const efie = await EfieProcess.spawn(dataDir, env);
    await efie.responds();
    return efie;
  }

  get output(): string {
    return this.#output;
  }

  async responds(): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (performance.now() < deadline) {
      if (this.#child.exitCode !== null) throw new Error(`it ended:\n${this.#output}`);
      const ok = await fetch(`${this.origin}/api/openapi.json`).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await wait(50);
    }
    throw new Error(`it does not respond:\n${this.#output}`);
  }

  post(path: string, body: object): Promise<Response> {
    return fetch(this.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The exit code, or the signal that ended it. */
  async ended(): Promise<number | string> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode ?? this.#child.signalCode ?? 'unknown';
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> {
    this.signal(signal);
    return this.ended();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
