import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/index.ts';
import { findProcesses, signal } from '#server/platform/process-table.ts';

/** A PostgreSQL of a test's own, to be stopped, frozen and restarted while others use it. */
export class OwnPostgres {
  readonly #folder: string;
  #running: EmbeddedPostgres | undefined;
  #connection: EmbeddedPostgres['connection'];
  #superuser: EmbeddedPostgres['superuser'];

  private constructor(folder: string, running: EmbeddedPostgres) {
    this.#folder = folder;
    this.#running = running;
    this.#connection = running.connection;
    this.#superuser = running.superuser;
  }

  static async start(): Promise<OwnPostgres> {
    const folder = await mkdtemp(path.join(tmpdir(), 'efie-pg-'));
    return new OwnPostgres(folder, await startOn(folder));
  }

  /** As the app's role. */
  get connection(): EmbeddedPostgres['connection'] {
    return this.#connection;
  }

  /** As DATABASE_URL takes it. */
  get url(): string {
    const { host, port, user, database } = this.#connection;
    return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  /** Starts it again in the same place, unless it runs. */
  async startAgain(): Promise<void> {
    if (this.#running) return;
    this.#running = await startOn(this.#folder);
    this.#connection = this.#running.connection;
    this.#superuser = this.#running.superuser;
  }

  /** Stops every process of it (SIGSTOP); its connections stay open. */
  async freeze(): Promise<void> {
    await this.#signal('SIGSTOP');
  }

  async thaw(): Promise<void> {
    await this.#signal('SIGCONT');
  }

  /** Ends every connection except its own, as a failover does. */
  async endConnections(): Promise<void> {
    await this.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()',
    );
  }

  /** Queries as the superuser. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.#superuser);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    if (this.#running) await this.thaw();
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #signal(name: NodeJS.Signals): Promise<void> {
    const main = this.#running?.pid;
    if (main === undefined) return;
    // The parent first, because it would create new children.
    signal(main, name);
    for (const { pid } of await findProcesses(({ parent }) => parent === main)) signal(pid, name);
  }
}

const startOn = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dir: path.join(folder, 'postgres'),
    // The test is about surviving processes, not power cuts.
    settings: { fsync: 'off' },
    log: { info() {}, warn() {} },
  });
