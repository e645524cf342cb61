import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/index.ts';

/** A PostgreSQL of a test's own, to be stopped, frozen and started again under those who use it. */
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

  /** Starts it again, where it was, unless it runs. */
  async startAgain(): Promise<void> {
    if (this.#running) return;
    this.#running = await startOn(this.#folder);
    this.#connection = this.#running.connection;
    this.#superuser = this.#running.superuser;
  }

  /** Every process of it stands still, and its connections stay open. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  /** Ends every connection but the one that says so, as a failover does. */
  async endConnections(): Promise<void> {
    await this.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()',
    );
  }

  /** Asks as the superuser. */
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
    if (this.#running) this.thaw();
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #signal(signal: NodeJS.Signals): void {
    // Without a pid a signal would go to ourselves.
    if (!this.#running) return;
    const { pid: main } = this.#running;
    process.kill(main, signal);
    for (const pid of childrenOf(main)) {
      try {
        process.kill(pid, signal);
      } catch {
        // A connection's process may have ended meanwhile.
      }
    }
  }
}

const startOn = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dir: path.join(folder, 'postgres'),
    // What survives is the point, but no power is cut here.
    settings: { fsync: 'off' },
    log: { info() {}, warn() {} },
  });

function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
}
