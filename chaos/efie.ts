import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isChildOf } from '#server/platform/embedded-postgres/server-command.ts';
import { findProcesses, signal } from '#server/platform/process-table.ts';

/** Milliseconds before a supervisor restarts a process that has ended. */
const RESTART_MS = 100;

/** Milliseconds after the last fault within which it must serve again. */
const RECOVERY_MS = 60_000;

/** A call that needs the server and its database. */
const PROBE = '/api/properties?limit=1';

/** The built product, with its database and files in a folder of its own, restarted whenever it ends, as systemd would. */
export class Efie {
  readonly dataDir: string;
  /** The folder with PostgreSQL's files. */
  readonly databaseDir: string;
  readonly origin: string;
  /** Milliseconds from the end of a process until its successor serves. */
  readonly recoveries: number[] = [];
  /** Milliseconds from SIGTERM to the end. */
  readonly stops: number[] = [];
  /** Starts that never served, with their last words. */
  readonly failures: string[] = [];
  isUp = false;
  readonly #port: number;
  readonly #logFile: string;
  #clients = new AbortController();
  #child: ChildProcess | undefined;
  #isWanted = true;
  #downSince = Date.now();
  #lastFaultAt = Date.now();
  readonly #life: Promise<void>;

  private constructor(folder: string, port: number) {
    this.dataDir = path.join(folder, 'data');
    this.databaseDir = path.join(this.dataDir, 'postgres');
    this.origin = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#logFile = path.join(folder, 'efie.log');
    this.#life = this.#live();
  }

  static async start(folder: string): Promise<Efie> {
    await mkdir(path.join(folder, 'data'));
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    return new Efie(folder, port);
  }

  /** Its main process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child && !hasEnded(this.#child) ? this.#child.pid : undefined;
  }

  /** Aborted to cut off everyone who waits for a response. */
  get clients(): AbortSignal {
    return this.#clients.signal;
  }

  cutClients(): void {
    this.#clients.abort();
    this.#clients = new AbortController();
  }

  /** Call just before each fault. */
  noteFault(): void {
    this.#lastFaultAt = Date.now();
  }

  /** Resolves when it serves, when it failed to come back, or when the wait is over. */
  async served(isOver = () => false): Promise<void> {
    const { length } = this.failures;
    while (!this.isUp && this.failures.length === length && !isOver()) await wait(25);
  }

  async #live(): Promise<void> {
    while (this.#isWanted) {
      const log = openSync(this.#logFile, 'a');
      const child = spawn(process.execPath, ['build/server/index.js'], {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(this.#port),
          APP_URL: this.origin,
          DATA_DIR: this.dataDir,
          DEMO_DATA: 'false',
          // Its main process is the one that serves.
          WEB_CONCURRENCY: '1',
          LOG_LEVEL: 'info',
          // Every caller in this test has an address of their own.
          TRUST_PROXY: 'loopback',
        },
        stdio: ['ignore', log, log],
      });
      this.#child = child;
      const exit = once(child, 'exit');
      await this.#watchStart(child);
      await exit;
      if (this.isUp) this.#downSince = Date.now();
      this.isUp = false;
      await wait(RESTART_MS);
    }
  }

  /** Waits until it serves or ends; not coming back, however many starts it takes, is a failure. */
  async #watchStart(child: ChildProcess): Promise<void> {
    while (this.#isWanted && !hasEnded(child)) {
      if (await this.#responds()) {
        this.isUp = true;
        this.recoveries.push(Date.now() - this.#downSince);
        return;
      }
      if (Date.now() > Math.max(this.#lastFaultAt, this.#downSince) + RECOVERY_MS) {
        const said = (await readFile(this.#logFile, 'utf8')).split('\n').slice(-30).join('\n');
        this.failures.push(`it did not serve within ${RECOVERY_MS / 1000} s:\n${said}`);
        this.#downSince = Date.now();
        child.kill('SIGKILL');
      }
      await wait(25);
    }
  }

  async #responds(): Promise<boolean> {
    return fetch(this.origin + PROBE, { signal: AbortSignal.timeout(2_000) })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok;
      })
      .catch(() => false);
  }

  /** Asks it to stop and measures how long that takes; it then restarts. False when it was not running. */
  async stopAndSee(): Promise<boolean> {
    const child = this.#child;
    if (!child || !this.pid) return false;
    const began = Date.now();
    child.kill('SIGTERM');
    while (!hasEnded(child) && Date.now() < began + 30_000) await wait(10);
    this.stops.push(Date.now() - began);
    if (!hasEnded(child)) child.kill('SIGKILL');
    return true;
  }

  /** Stops it for good, with everything that still runs on its folder. */
  async end(): Promise<void> {
    this.#isWanted = false;
    this.#child?.kill('SIGTERM');
    const hurry = setTimeout(() => this.#child?.kill('SIGKILL'), 10_000);
    await this.#life;
    clearTimeout(hurry);
    const left = await findProcesses(
      ({ command }) => command.includes(this.dataDir) || isChildOf(this.databaseDir, command),
    );
    for (const { pid } of left) signal(pid, 'SIGKILL');
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
