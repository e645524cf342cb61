import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from './config.ts';
import { MEDIA_JOBS } from './features/media/public.ts';
import type { Database } from './platform/database/database.ts';
import { freeBytes } from './platform/health/free-bytes.ts';
import { type QueueState, queueStates } from './platform/jobs/queue-state.ts';
import { countRequests } from './platform/metrics/request-metrics.ts';

export interface Measured {
  /** Queried at each scrape, on a connection that requests do not wait for. */
  db: Database;
  /** Pools of connections by name. */
  pools: Record<string, pg.Pool>;
  config: Pick<Config, 'dataDir' | 'diskReserveBytes'>;
}

/** Measures this process, and the database that all processes share (docs/metrics.md). */
export function createMetrics({ db, pools, config }: Measured): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry);
  measurePools(registry, pools);
  measureJobs(registry, db);
  measureDisk(registry, config);
  return registry;
}

function measurePools(registry: Registry, pools: Record<string, pg.Pool>): void {
  const registers = [registry];
  const read = (of: (pool: pg.Pool) => number) =>
    function (this: Gauge<'pool'>) {
      for (const [pool, each] of Object.entries(pools)) this.set({ pool }, of(each));
    };
  const labelNames = ['pool'] as const;
  new Gauge({
    name: 'efie_database_connections',
    help: 'Connections to the database that are open',
    labelNames,
    registers,
    collect: read(({ totalCount }) => totalCount),
  });
  new Gauge({
    name: 'efie_database_connections_idle',
    help: 'Those of them that nobody uses',
    labelNames,
    registers,
    collect: read(({ idleCount }) => idleCount),
  });
  new Gauge({
    name: 'efie_database_waiting',
    help: 'Who waits for a connection; above 0 for long, DATABASE_POOL is too small or a query too slow',
    labelNames,
    registers,
    collect: read(({ waitingCount }) => waitingCount),
  });
}

const JOB_GAUGES: [name: string, help: string, of: (state: QueueState) => number][] = [
  ['efie_jobs_waiting', 'Jobs that are due', ({ waiting }) => waiting],
  ['efie_jobs_running', 'Jobs that are being done', ({ running }) => running],
  ['efie_jobs_failed', 'Jobs that were given up after all tries', ({ failed }) => failed],
  [
    'efie_jobs_oldest_seconds',
    'For how long the oldest job has been due',
    ({ oldestSeconds }) => oldestSeconds,
  ],
];

/** Every process of a database reports the same values: take the maximum. Without a response only `efie_database_up` is reported. */
function measureJobs(registry: Registry, db: Database): void {
  let reading: Promise<void> | undefined;
  // All gauges of a scrape share one query.
  const collect = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect });
  const isUp = gauge('efie_database_up', 'Whether the database responded to this scrape');
  const backlog = gauge('efie_media_pending', 'Photos and videos still to be made', 'kind');
  const jobs = JOB_GAUGES.map(([name, help, of]) => ({ gauge: gauge(name, help, 'task'), of }));

  async function read(): Promise<void> {
    const states = await queueStates(db).catch(() => undefined);
    isUp.set(states ? 1 : 0);
    backlog.reset();
    for (const { gauge, of } of jobs) {
      gauge.reset();
      for (const state of states ?? []) gauge.set({ task: state.task }, of(state));
    }
    for (const [kind, task] of states ? Object.entries(MEDIA_JOBS) : []) {
      backlog.set({ kind }, states?.find((state) => state.task === task)?.left ?? 0);
    }
  }
}

function measureDisk(registry: Registry, { dataDir, diskReserveBytes }: Measured['config']): void {
  const registers = [registry];
  new Gauge({
    name: 'efie_disk_free_bytes',
    help: 'What is free on the disk of DATA_DIR',
    registers,
    async collect() {
      this.set(await freeBytes(dataDir));
    },
  });
  new Gauge({
    name: 'efie_disk_reserve_bytes',
    help: 'What uploads leave of it (DISK_RESERVE_MB)',
    registers,
  }).set(diskReserveBytes);
}
