import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { asUnavailable, DatabaseUnavailableError } from './errors.ts';

/**
 * Settings of every session, in milliseconds and seconds: a process that froze in the middle of a transaction holds its
 * locks no longer than others wait for one, and a machine that vanished no longer than that.
 */
const SESSION_SETTINGS = {
  idle_in_transaction_session_timeout: 8_000,
  tcp_user_timeout: 10_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

/** Parameters that say so (PostgreSQL 14 and later, "Asynchronous Operations" of its protocol). */
const READ_ONLY = ['in_hot_standby', 'default_transaction_read_only'];

interface ParameterStatus {
  parameterName: string;
  parameterValue: string;
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A connection whose errors name their source: PostgreSQL's own errors stay a pg.DatabaseError, and a failed or lost
 * connection is a DatabaseUnavailableError. Otherwise they would look like errors of files and sockets. Losing an idle
 * connection does not end the process.
 */
export class DatabaseClient extends pg.Client {
  readonly #responseTimeoutMs: number;
  #lost = false;

  /**
   * @param settings pg's; `responseTimeoutMs`: a query without a result for this long ends the connection; 0: never;
   * `acceptsReadOnly`: a server that takes no writes will do.
   */
  constructor({
    responseTimeoutMs = 0,
    acceptsReadOnly = false,
    ...settings
  }: DatabaseClientSettings = {}) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...settings });
    const { connection, connectionParameters } = this as unknown as {
      connection: EventEmitter;
      connectionParameters: { options?: string };
    };
    if (!acceptsReadOnly) {
      connection.on('parameterStatus', (status: ParameterStatus) => this.#judge(status));
    }
    connectionParameters.options = withSessionSettings(connectionParameters.options);
    this.#responseTimeoutMs = responseTimeoutMs;
    this.on('notice', (notice) => this.#hear(notice));
    // An EventEmitter throws errors that have no listener.
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

  /** Listeners of the connection, such as a pool, get the same errors as those who run queries. */
  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'error' || event === 'end') this.#lost = true;
    const named = event === 'error' ? args.map((error) => this.#named(error)) : args;
    return Reflect.apply(super.emit, this, [event, ...named]);
  }

  // All of pg's overloads at once: each takes its callback last, or returns a promise.
  override query(...args: never[]): never {
    const timer = this.#watch();
    const callback: unknown = args.at(-1);
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...rest: unknown[]) => {
        clearTimeout(timer);
        callback(error ? this.#named(error) : error, ...rest);
      };
      return this.#query(...args.slice(0, -1), ended) as never;
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

  /**
   * PostgreSQL says whether it is a standby or read-only when we connect, and before the end of the first query after a
   * change: so nothing that such a server answered is used, and the next connection looks for the primary.
   */
  #judge({ parameterName, parameterValue }: ParameterStatus): void {
    if (!READ_ONLY.includes(parameterName) || parameterValue !== 'on') return;
    this.#lost = true;
    this.cutOff('the server takes no writes: it is not the primary');
  }

  /**
   * A commit whose wait for a synchronous standby was ended, by statement_timeout for example, succeeds with a warning
   * only: after a failover it may be gone, so it must not be acknowledged.
   */
  #hear({ routine }: { routine?: string | undefined }): void {
    if (routine !== 'SyncRepWaitForLSN') return;
    this.#lost = true;
    this.cutOff('no standby has the commit');
  }

  #query(...args: unknown[]): unknown {
    return Reflect.apply(pg.Client.prototype.query, this, args);
  }

  /** Without this, a server that vanished silently would be awaited until TCP gives up, a quarter of an hour later. */
  #watch(): NodeJS.Timeout | undefined {
    if (this.#responseTimeoutMs === 0) return undefined;
    const ms = this.#responseTimeoutMs;
    return setTimeout(() => this.cutOff(`no response for ${ms} ms`), ms).unref();
  }

  /** Closes the connection without telling the server, which may no longer listen; queries under way fail. */
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

/** Options set in DATABASE_URL, or by the caller, come later and override these. */
const withSessionSettings = (options = ''): string =>
  [...Object.entries(SESSION_SETTINGS).map(([name, value]) => `-c ${name}=${value}`), options].join(
    ' ',
  );

export interface DatabaseClientSettings extends pg.ClientConfig {
  responseTimeoutMs?: number;
  acceptsReadOnly?: boolean;
}
