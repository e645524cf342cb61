import { realpathSync } from 'node:fs';
import path from 'node:path';
import { AggregatorRegistry, Registry } from 'prom-client';
import { connectionsOf, prepareFolder } from './boot.ts';
import type { Config } from './config.ts';
import { endWith } from './lifecycle.ts';
import { Supervisor } from './platform/cluster/supervisor.ts';
import { type EmbeddedPostgres, keepEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import type { Log } from './platform/log/log.ts';
import { type MetricsServer, serveMetrics } from './platform/metrics/metrics-server.ts';

/**
 * The process above several that serve: it has the port, our own PostgreSQL and the metrics, and nothing else that could
 * fail. The processes below it do all the rest as a single one would (lifecycle.ts).
 */
export class Primary {
  readonly #config: Config;
  readonly #log: Log;
  readonly #module: string;
  readonly #stopping = new AbortController();
  #starting: Promise<void> | undefined;
  #postgres: EmbeddedPostgres | undefined;
  #metrics: MetricsServer | undefined;
  #supervisor: Supervisor | undefined;

  /** @param module the file that each process begins in. */
  constructor(config: Config, log: Log, module: string) {
    this.#config = config;
    this.#log = log;
    this.#module = module;
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /**
   * Resolves when the first process serves.
   * @throws {FirstProcessEndedError} and what keeps PostgreSQL or the metrics from starting.
   */
  start(): Promise<void> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    const { dataDir, databaseUrl, metrics, processes } = this.#config;
    const { signal } = this.#stopping;
    await prepareFolder(this.#config, this.#log);
    if (!databaseUrl) {
      this.#postgres = await keepEmbeddedPostgres({
        dir: path.join(dataDir, 'postgres'),
        settings: connectionsOf(this.#config),
        log: this.#log,
        signal,
      });
      endWith(this.#postgres, this.#log);
    }
    if (metrics) await this.#measure(metrics);
    signal.throwIfAborted();
    const { connection, superuser } = this.#postgres ?? {};
    const database = connection && superuser ? { connection, superuser } : undefined;
    this.#supervisor = new Supervisor({
      module: asCalled(this.#module),
      processes,
      partOf: (number, isFirst) => ({ number, isFirst, hasJobs: number === 1, database }),
      log: this.#log,
    });
    // Closing a terminal ends what runs in it, as ever.
    if (!process.stdout.isTTY) process.on('SIGHUP', () => this.#supervisor?.roll());
    await this.#supervisor.start();
  }

  /** Those of every process, each with the label `worker`. */
  async #measure(at: NonNullable<Config['metrics']>): Promise<void> {
    const all = new AggregatorRegistry();
    this.#metrics = await serveMetrics(
      { contentType: Registry.PROMETHEUS_CONTENT_TYPE, metrics: () => all.clusterMetrics() },
      at,
      this.#log,
    );
    this.#log.info({ port: this.#metrics.port }, 'metrics are at /metrics');
  }

  /** Stops every process, each in its own time, then PostgreSQL. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    if (!this.#supervisor) await this.#starting?.catch(() => {});
    await this.#supervisor?.stop();
    await this.#metrics?.close();
    await this.#postgres?.stop();
  }
}

/** The module by the path it was called by: a link in it may lead to a newer version when processes are renewed. */
function asCalled(module: string): string {
  const [, called] = process.argv;
  return called !== undefined && realpathSync(called) === module ? called : module;
}
