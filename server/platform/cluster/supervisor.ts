import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../log/log.ts';
import { environmentOf, type Order, orderMessage, type Part } from './part.ts';
import { passOn } from './siblings.ts';

/** Pauses before a process that ended is replaced, in milliseconds: doubled each time that one ends soon. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** A process that lives this long is able to work. */
const LASTS_MS = 60_000;

/** A process that was told to leave and is still there after this is ended; its own limits are shorter. */
const LEAVES_WITHIN_MS = 90_000;

export interface SupervisorOptions {
  /** The module that each process begins in. */
  module: string;
  processes: number;
  partOf(number: number, isFirst: boolean): Part;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** The first process ended before it served; it has said why. */
export class FirstProcessEndedError extends Error {
  override name = 'FirstProcessEndedError';
  readonly code: number;

  constructor(code: number) {
    super(`the first process ended with ${code}`);
    this.code = code;
  }
}

/** A place for one process. */
interface Place {
  readonly number: number;
  worker: Worker | undefined;
  begunAt: number;
  /** Ends in a row, each soon after its start. */
  soonEnds: number;
  timer: NodeJS.Timeout | undefined;
  /** While a successor starts, nobody else is to fill the place. */
  isRolling: boolean;
}

/** Runs several processes that share the port, replaces those that end, and renews them one by one. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #places: Place[];
  #isStarted = false;
  #isStopping = false;
  #rolls: Promise<void> = Promise.resolve();
  #waitingRolls = 0;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#places = Array.from({ length: options.processes }, (_, index) => ({
      number: index + 1,
      worker: undefined,
      begunAt: 0,
      soonEnds: 0,
      timer: undefined,
      isRolling: false,
    }));
    cluster.setupPrimary({ exec: options.module, args: [] });
  }

  /**
   * Starts the first process alone, which migrates and fills the database, and the others once it serves.
   * @throws {FirstProcessEndedError}
   */
  async start(): Promise<void> {
    const [first, ...others] = this.#places;
    if (!first) return;
    const ended = Promise.withResolvers<never>();
    first.worker = this.#begin(first, true);
    first.worker.once('exit', (code) => ended.reject(new FirstProcessEndedError(code || 1)));
    await Promise.race([once(first.worker, 'listening'), ended.promise]);
    ended.promise.catch(() => {});
    this.#isStarted = true;
    for (const place of others) this.#fill(place);
  }

  /** Replaces every process, one after the other, by a new one that already serves. */
  roll(): void {
    // One more that begins after this order renews everything.
    if (this.#waitingRolls === 2 || !this.#isStarted) return;
    this.#waitingRolls += 1;
    this.#rolls = this.#rolls
      .then(() => this.#renewAll())
      .finally(() => {
        this.#waitingRolls -= 1;
      });
  }

  /** Tells every process to stop; resolves when all have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { timer } of this.#places) clearTimeout(timer);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => this.#end(worker, 'stop')));
  }

  #begin(place: Place, isFirst = false): Worker {
    const worker = cluster.fork(environmentOf(this.#options.partOf(place.number, isFirst)));
    place.begunAt = performance.now();
    worker.on('message', (message) => passOn(worker, message));
    worker.on('error', (err) => this.#options.log.error({ err }, 'a process cannot be told'));
    worker.once('exit', (code, signal) => this.#ended(place, worker, signal || String(code)));
    return worker;
  }

  #fill(place: Place): void {
    place.worker = this.#begin(place);
  }

  #ended(place: Place, worker: Worker, how: string): void {
    if (this.#isStopping || !this.#isStarted || place.worker !== worker) return;
    place.worker = undefined;
    if (!place.isRolling) this.#replace(place, how);
  }

  #replace(place: Place, how: string): void {
    const lasted = performance.now() - place.begunAt;
    place.soonEnds = lasted < LASTS_MS ? place.soonEnds + 1 : 0;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** place.soonEnds, LONGEST_PAUSE_MS);
    const { number } = place;
    this.#options.log.error({ how, pauseMs }, `process ${number} ended; another one takes over`);
    place.timer = setTimeout(() => this.#fill(place), pauseMs);
  }

  async #renewAll(): Promise<void> {
    const began = performance.now();
    for (const place of this.#places) {
      if (this.#isStopping) return;
      if (!(await this.#renew(place))) {
        this.#options.log.error('a new process did not start: the old ones serve on');
        return;
      }
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    this.#options.log.info({ seconds }, 'every process was renewed');
  }

  /** False when the new process ended before it served. */
  async #renew(place: Place): Promise<boolean> {
    clearTimeout(place.timer);
    place.isRolling = true;
    const young = this.#begin(place);
    const serves = await Promise.race([
      once(young, 'listening').then(() => true),
      once(young, 'exit').then(() => false),
    ]);
    place.isRolling = false;
    if (serves) {
      const old = place.worker;
      place.worker = young;
      if (old) await this.#end(old, 'leave');
    } else if (!place.worker && !this.#isStopping) {
      this.#replace(place, 'beside a new one that did not start');
    }
    return serves;
  }

  async #end(worker: Worker, order: Order): Promise<void> {
    if (worker.isDead()) return;
    const exit = once(worker, 'exit');
    if (worker.isConnected()) worker.send(orderMessage(order), () => {});
    const late = setTimeout(() => worker.process.kill('SIGKILL'), LEAVES_WITHIN_MS);
    await exit;
    clearTimeout(late);
  }
}
