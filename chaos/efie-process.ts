import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { signal } from './process-table.ts';

/** How long a supervisor waits before it starts again what has ended. */
const RESTART_MS = 100;

/** After the last fault it must serve again within this time. */
const RECOVERY_MS = 60_000;

/** A call that needs the server and its database. */
const PROBE = '/api/properties?limit=1';

export interface FleetRecord {
  /** From the end of a process until one serves in its place, in ms. */
  recoveries: number[];
  /** From SIGTERM to the end, in ms. */
  stops: number[];
  /** What did not serve again, with its last words. */
  failures: string[];
}

/** A server of the built product that is started again whenever it ends, as systemd would. */
export class EfieProcess {
  readonly port: number;
  readonly #env: Record<string, string>;
  readonly #record: FleetRecord;
  readonly #log: WriteStream;
  #child: ChildProcess | undefined;
  #tail: string[] = [];
  #wanted = true;
  #up = false;
  #downSince = Date.now();
  #life: Promise<void> = Promise.resolve();
  /** When something was last done to it, or to what it stands on. */
  lastFaultAt = Date.now();

  constructor(port: number, env: Record<string, string>, logFile: string, record: FleetRecord) {
    this.port = port;
    this.#env = env;
    this.#record = record;
    this.#log = createWriteStream(logFile);
  }

  get pid(): number | undefined {
    return this.#child && !hasEnded(this.#child) ? this.#child.pid : undefined;
  }

  get isUp(): boolean {
    return this.#up;
  }

  /** Starts it, and keeps it running until end(). */
  start(): void {
    this.#life = this.#live();
  }

  async #live(): Promise<void> {
    while (this.#wanted) {
      const child = this.#spawn();
      const exit = once(child, 'exit');
      await this.#watchStart(child);
      await exit;
      if (this.#up) this.#downSince = Date.now();
      this.#up = false;
      if (this.#wanted) await wait(RESTART_MS);
    }
  }

  #spawn(): ChildProcess {
    const child = spawn(process.execPath, ['build/server/index.js'], {
      env: { ...process.env, NODE_ENV: 'production', PORT: String(this.port), ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log.write(text);
        this.#tail = [...this.#tail, ...text.trimEnd().split('\n')].slice(-30);
      });
    }
    this.#child = child;
    return child;
  }

  /** Waits until it serves or ends; what does not come back, by however many starts, is a failure. */
  async #watchStart(child: ChildProcess): Promise<void> {
    while (this.#wanted) {
      if (await this.#responds()) {
        this.#up = true;
        this.#record.recoveries.push(Date.now() - this.#downSince);
        return;
      }
      if (Date.now() > Math.max(this.lastFaultAt, this.#downSince) + RECOVERY_MS) {
        this.#record.failures.push(
          `port ${this.port} did not serve within ${RECOVERY_MS / 1000} s:\n${this.#tail.join('\n')}`,
        );
        this.#downSince = Date.now();
        child.kill('SIGKILL');
      }
      if (hasEnded(child)) return;
      await wait(25);
    }
  }

  async #responds(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}${PROBE}`, { signal: AbortSignal.timeout(2_000) })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok;
      })
      .catch(() => false);
  }

  /** Asks it to stop, and sees how long that takes; it is started again. */
  async stopAndSee(): Promise<void> {
    const child = this.#child;
    const pid = this.pid;
    if (!child || !pid) return;
    const began = Date.now();
    signal(pid, 'SIGTERM');
    while (!hasEnded(child) && Date.now() < began + 30_000) await wait(10);
    this.#record.stops.push(Date.now() - began);
    if (!hasEnded(child)) child.kill('SIGKILL');
  }

  /** Stops it for good. */
  async end(): Promise<void> {
    this.#wanted = false;
    const pid = this.pid;
    if (pid) {
      signal(pid, 'SIGCONT');
      signal(pid, 'SIGTERM');
      const hurry = setTimeout(() => signal(pid, 'SIGKILL'), 10_000);
      await this.#life;
      clearTimeout(hurry);
    }
    this.#log.end();
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
