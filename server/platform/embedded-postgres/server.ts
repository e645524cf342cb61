import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { endServer } from './end-server.ts';
import { lockFilePath, readLockFile } from './lock-file.ts';
import { ENVIRONMENT, type Runner } from './runner.ts';
import { serverArguments } from './server-command.ts';
import { PATIENCE_MS, poll } from './wait.ts';

/**
 * Becomes PostgreSQL after leaving behind a watcher, which asks PostgreSQL for a fast shutdown when our end of the pipe
 * closes without a message: then this process has died. If that shutdown hangs, an immediate one follows after some
 * seconds. The watcher is nobody's child, because PostgreSQL would wonder about a child that it does not know.
 */
const WATCH =
  'read -r _ <&3 || { kill -INT $$; for _ in 1 2 3 4 5; do sleep 1; kill -0 $$ || exit; done; kill -QUIT $$; }';
const GUARDED = `exec 3<&0; ( ( ${WATCH} ) >/dev/null 2>&1 & ); exec "$@" </dev/null 3<&-`;

/** Limits of PostgreSQL's output kept in memory. */
const KEPT = { lines: 100, characters: 1_000 };

export interface ServerOptions {
  readonly dir: string;
  readonly socketDir: string;
  readonly postgres: string;
  readonly runner: Runner;
  readonly settings: Readonly<Record<string, string>>;
  readonly onFatal: (line: string) => void;
}

/** A PostgreSQL process that is our child. */
export class Server {
  readonly pid: number;
  /** Resolves with a reason when it ends without stop(). */
  readonly unexpectedExit: Promise<string>;
  readonly #dir: string;
  readonly #child: ChildProcess;
  /** The latest lines of PostgreSQL's output. */
  #log: string[] = [];
  readonly #ended: Promise<string>;
  #ready = false;
  #hasEnded = false;
  #ending: Promise<boolean> | undefined;
  #stopping: Promise<void> | undefined;

  /** Spawns PostgreSQL in its own session, so that Ctrl-C in the terminal does not reach it. */
  constructor(options: ServerOptions) {
    const { dir, socketDir, postgres, runner, settings } = options;
    const [file = '', ...args] = [
      ...runner.prefix,
      ...['/bin/sh', '-c', GUARDED, 'sh', postgres],
      ...serverArguments(dir, socketDir, settings),
    ];
    const child = spawn(file, args, {
      ...runner.as,
      env: ENVIRONMENT,
      cwd: dir,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    this.#dir = dir;
    this.#child = child;
    this.pid = child.pid ?? 0;
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        this.#log = [...this.#log, line.slice(0, KEPT.characters)].slice(-KEPT.lines);
        if (this.#stopping !== undefined) return;
        if (this.#ready && isFatal(line)) options.onFatal(line);
        // A shutdown requested by someone else may wait for the clients, or for ever if the server was about to recover.
        if (isShutdownRequest(line)) void this.end();
      });
    }
    child.stdin?.on('error', () => {
      // The watcher is gone; only PostgreSQL's own end matters.
    });
    this.#ended = new Promise<string>((resolve) => {
      // The process could not be started.
      child.once('error', ({ message }) => resolve(message));
      child.once('exit', (code, signal) =>
        resolve(signal === null ? `exit code ${code}` : `signal ${signal}`),
      );
    }).then((how) => {
      this.#hasEnded = true;
      // The message that dismisses the watcher.
      child.stdin?.end('\n');
      return how;
    });
    this.unexpectedExit = new Promise((resolve) => {
      this.#ended.then(async (how) => {
        if (!this.#ready || this.#stopping !== undefined) return;
        resolve(`PostgreSQL on ${dir} ended unexpectedly (${how}).\n${await this.#lastWords()}`);
      });
    });
  }

  /**
   * Waits until it accepts connections, including recovery after a crash.
   * @returns undefined when it does, else its output before it ended.
   * @throws Error when it is not ready in time, and the signal's reason; it has been stopped then.
   */
  async start(signal: AbortSignal | undefined): Promise<string | undefined> {
    const outcome = await poll(
      async () => {
        const lock = await readLockFile(lockFilePath(this.#dir));
        if (this.#hasEnded) return 'ended';
        if (signal?.aborted) return 'aborted';
        return lock?.pid === this.pid && lock.ready ? 'ready' : undefined;
      },
      { everyMs: 20, deadline: Date.now() + PATIENCE_MS },
    );
    if (outcome === 'ready') {
      this.#ready = true;
      return undefined;
    }
    if (outcome === 'ended') return (await this.#lastWords()) || (await this.#ended);
    await this.stop();
    signal?.throwIfAborted();
    throw new Error(
      `PostgreSQL on ${this.#dir} was not ready after ${PATIENCE_MS / 1000} s. It said last:\n${this.#log.join('\n')}`,
    );
  }

  /** True once the server has ended or is being stopped. */
  get isOver(): boolean {
    return this.#hasEnded || this.#stopping !== undefined;
  }

  /** Ends a server that no longer works, by force if needed; for those waiting on unexpectedExit, it ended by itself. */
  end(): Promise<boolean> {
    this.#ending ??= endServer({ pid: this.pid, dir: this.#dir }, () => this.#hasEnded);
    return this.#ending;
  }

  /** Fast shutdown: open transactions are rolled back. Resolves when the process is gone. */
  stop(): Promise<void> {
    this.#stopping ??= this.#shutDown();
    return this.#stopping;
  }

  async #shutDown(): Promise<void> {
    if (!this.#hasEnded) await this.end();
    await this.#ended;
  }

  /** Its log, once complete; a process that outlives the server may keep the pipe open a little. */
  async #lastWords(): Promise<string> {
    const stderr = this.#child.stderr;
    if (stderr && !stderr.closed) {
      await Promise.race([once(stderr, 'close'), sleep(1_000, undefined, { ref: false })]);
    }
    return this.#log.join('\n').trim();
  }
}

const isShutdownRequest = (line: string) =>
  /received (?:smart|fast|immediate) shutdown request/.test(line);

/** Ignores "starting up" and "shutting down": every client that connects meanwhile gets them as fatal errors too. */
const isFatal = (line: string) =>
  / (?:FATAL|PANIC): /.test(line) && !line.includes(' the database system is ');
