import type { Socket } from 'node:net';
import pg from 'pg';
import { asUnavailable, DatabaseUnavailableError } from './errors.ts';

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A connection whose errors say where they come from: what PostgreSQL answered stays a pg.DatabaseError, and a
 * connection that is not made, or was lost, is a DatabaseUnavailableError. Both would else look like errors of files
 * and sockets. One that is lost while nobody asks ends no process.
 */
export class DatabaseClient extends pg.Client {
  readonly #answerTimeoutMs: number;
  #lost = false;

  /** @param settings pg's; `answerTimeoutMs`: a query unanswered for so long ends the connection; 0: never. */
  constructor({ answerTimeoutMs = 0, ...settings }: DatabaseClientSettings = {}) {
    super(settings);
    this.#answerTimeoutMs = answerTimeoutMs;
    // An EventEmitter throws an error that nobody listens for.
    this.on('error', () => {});
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    if (!callback) return super.connect().catch((error) => Promise.reject(asUnavailable(error)));
    const connected = callback as (error: Error | null, client?: pg.Client) => void;
    super.connect((error: Error | null, client?: pg.Client) =>
      connected(error && asUnavailable(error), client),
    );
    return undefined;
  }

  /** Who listens to the connection, as a pool does for its own queries, is told as who asks it. */
  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'error' || event === 'end') this.#lost = true;
    const told = event === 'error' ? args.map((error) => this.#named(error)) : args;
    return Reflect.apply(super.emit, this, [event, ...told]);
  }

  // All of pg's overloads at once: each takes its callback last, or gives a promise.
  override query(...args: never[]): never {
    const timer = this.#watch();
    const callback: unknown = args.at(-1);
    if (typeof callback === 'function') {
      const answered = (error: unknown, ...rest: unknown[]) => {
        clearTimeout(timer);
        callback(error ? this.#named(error) : error, ...rest);
      };
      return this.#query(...args.slice(0, -1), answered) as never;
    }
    const result = this.#query(...args);
    if (!(result instanceof Promise)) {
      clearTimeout(timer);
      return result as never;
    }
    return result
      .catch((error: unknown) => {
        throw this.#named(error);
      })
      .finally(() => clearTimeout(timer)) as never;
  }

  #query(...args: unknown[]): unknown {
    return Reflect.apply(pg.Client.prototype.query, this, args);
  }

  /** A server that vanished without a word would else be waited for until TCP gives up, a quarter of an hour later. */
  #watch(): NodeJS.Timeout | undefined {
    if (this.#answerTimeoutMs === 0) return undefined;
    const ms = this.#answerTimeoutMs;
    return setTimeout(() => this.cutOff(`no answer for ${ms} ms`), ms).unref();
  }

  /** Ends the connection without a word to the server, which may not listen any more; queries under way fail. */
  cutOff(reason: string): void {
    const { connection } = this as unknown as { connection: { stream: Socket } };
    connection.stream.destroy(new Error(reason));
  }

  #named(error: unknown): unknown {
    const isNamed = error instanceof DatabaseUnavailableError || error instanceof pg.DatabaseError;
    if (isNamed || !(error instanceof Error) || !this.#lost) return error;
    return new DatabaseUnavailableError(`the connection was lost: ${error.message}`, {
      cause: error,
    });
  }
}

export interface DatabaseClientSettings extends pg.ClientConfig {
  answerTimeoutMs?: number;
}
