import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/index.ts';
import type { FleetRecord } from './efie-process.ts';

const RECOVERY_MS = 60_000;

/** A PostgreSQL beside the processes that is started again whenever it ends. */
export class OwnPostgres {
  readonly directory: string;
  readonly #record: FleetRecord;
  #running: EmbeddedPostgres;
  #wanted = true;
  /** A start that is under way: two would be in each other's way. */
  #starting: Promise<void> | undefined;

  private constructor(directory: string, running: EmbeddedPostgres, record: FleetRecord) {
    this.directory = directory;
    this.#running = running;
    this.#record = record;
    this.#watch();
  }

  static async start(directory: string, record: FleetRecord): Promise<OwnPostgres> {
    return new OwnPostgres(directory, await startOn(directory), record);
  }

  /** The path of its socket. */
  get socket(): string {
    const { host, port } = this.#running.connection;
    return path.join(host, `.s.PGSQL.${port}`);
  }

  /** As an administrator stops it: open transactions are rolled back. It is started again. */
  async stopAndStart(): Promise<void> {
    await this.#starting;
    await this.#running.stop();
    await this.#startAgain();
  }

  async end(): Promise<void> {
    this.#wanted = false;
    await this.#starting;
    await this.#running.stop();
  }

  #watch(): void {
    this.#running.unexpectedExit.then(() => this.#startAgain());
  }

  #startAgain(): Promise<void> {
    this.#starting ??= this.#tryToStart().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #tryToStart(): Promise<void> {
    const deadline = Date.now() + RECOVERY_MS;
    while (this.#wanted) {
      try {
        this.#running = await startOn(this.directory);
        this.#watch();
        return;
      } catch (error) {
        if (Date.now() > deadline) {
          this.#record.failures.push(`PostgreSQL did not start again: ${error}`);
          return;
        }
        await wait(200);
      }
    }
  }
}

const startOn = (dir: string) =>
  startEmbeddedPostgres({
    dir,
    settings: { max_connections: '200' },
    log: { info() {}, warn() {} },
  });
