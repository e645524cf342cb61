import { type ChildProcess, fork } from 'node:child_process';
import type { TaskResponse } from './serve-tasks.ts';

export interface WorkerProcessOptions {
  /** The module that calls serveTasks. */
  module: string;
  /** 0: like our own process; 19: gets a core only when nobody else wants it. */
  niceness: number;
  /** A task that takes longer is stopped, together with its process. */
  timeoutMs: number;
  /** A process larger than this after a task is replaced by a new one. */
  maxBytes: number;
  /** A process idle for this long ends. */
  idleMs: number;
}

/** The process died, or was ended, before the task was done; the next task gets a new one. */
export class WorkerEndedError extends Error {
  override name = 'WorkerEndedError';
  /** `crashed`: by its own code; `killed`: from outside; `late`: it took too long. */
  readonly how: 'crashed' | 'killed' | 'late';

  constructor(message: string, how: WorkerEndedError['how']) {
    super(message);
    this.how = how;
  }
}

/**
 * The only variables that the process inherits: those that Node and the system's libraries need. It reads strangers'
 * files, so it must not have our secrets.
 */
const PASSED_ON = [
  'PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
] as const;

const passedOn = () =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

/** Signals of a process that its own code brought down; SIGKILL and SIGTERM come from elsewhere. */
const CRASHES: readonly string[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

/**
 * Runs tasks one after the other in a separate process, so that its memory, crashes and processor time do not affect
 * ours. It starts with the first task, and ends when idle or when we end, however.
 */
export class WorkerProcess {
  readonly #options: WorkerProcessOptions;
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkerProcessOptions) {
    this.#options = options;
  }

  /** @throws {WorkerEndedError}, or an Error with the message and code of the task's own error. */
  run<Result>(task: string, input: object): Promise<Result> {
    const result = this.#last.then(() => this.#perform<Result>(task, input));
    this.#last = result.catch(() => {});
    return result;
  }

  /** Ends the process, and the task under way with it. */
  breakOff(): void {
    if (this.#child) this.#retire(this.#child);
  }

  async #perform<Result>(task: string, input: object): Promise<Result> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    child.ref();
    child.channel?.ref();
    try {
      const { result, error, code, bytes } = await this.#ask(child, task, input);
      if (bytes > this.#options.maxBytes) this.#retire(child);
      if (error !== undefined) throw Object.assign(new Error(error), { code });
      return result as Result;
    } finally {
      // An idle worker must not keep our process from exiting.
      child.unref();
      child.channel?.unref();
      this.#idle = setTimeout(() => this.#retire(child), this.#options.idleMs).unref();
    }
  }

  #start(): ChildProcess {
    const { module, niceness } = this.#options;
    const child = fork(module, [String(niceness)], {
      execArgv: [],
      // glibc keeps freed memory in an arena per thread; two are enough for one task at a time.
      env: { ...passedOn(), MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  #ask(child: ChildProcess, task: string, input: object): Promise<TaskResponse> {
    const { timeoutMs } = this.#options;
    return new Promise<TaskResponse>((resolve, reject) => {
      const ended = (why: unknown, how: WorkerEndedError['how']) => {
        settle();
        if (this.#child === child) this.#child = undefined;
        child.kill('SIGKILL');
        reject(new WorkerEndedError(`${task}: ${why}`, how));
      };
      const onMessage = (response: unknown) => {
        settle();
        resolve(response as TaskResponse);
      };
      const onExit = (code: number | null, signal: string | null) =>
        ended(
          `its process ended with ${signal ?? code}`,
          CRASHES.includes(signal ?? '') ? 'crashed' : 'killed',
        );
      const onError = (error: Error) => ended(error.message, 'killed');
      const timer = setTimeout(() => ended(`not done after ${timeoutMs} ms`, 'late'), timeoutMs);
      const settle = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
      };
      child.on('message', onMessage).on('exit', onExit).on('error', onError);
      child.send({ task, input }, (error) => error && onError(error));
    });
  }

  /** It ends by itself once disconnected. */
  #retire(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    if (child.connected) child.disconnect();
  }
}
