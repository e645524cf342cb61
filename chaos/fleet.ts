import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type CutProxy, startCutProxy } from './cut-proxy.ts';
import { EfieProcess, type FleetRecord } from './efie-process.ts';
import { OwnPostgres } from './own-postgres.ts';
import { type Postmaster, readPostmaster } from './postmaster.ts';
import { killWithin } from './process-table.ts';

/** The product as it runs: its processes, its database and its files, behind a proxy. */
export interface Fleet {
  origin: string;
  dataDir: string;
  processes: readonly EfieProcess[];
  clients: CutProxy;
  /** Between the processes and their database, where that is a server of its own. */
  database: CutProxy | undefined;
  postgres: OwnPostgres | undefined;
  record: FleetRecord;
  /** The main process of PostgreSQL, while there is one. */
  postmaster(): Promise<Postmaster | undefined>;
  /** Something is about to be done to it. */
  noteFault(): void;
  end(): Promise<void>;
}

/** Starts one process with the database that comes with it, or several on a PostgreSQL of their own. */
export async function startFleet(folder: string, count: number): Promise<Fleet> {
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const record: FleetRecord = { recoveries: [], stops: [], failures: [] };
  const postgres =
    count > 1 ? await OwnPostgres.start(path.join(folder, 'postgres'), record) : undefined;
  const database = postgres && (await startCutProxy(() => [{ path: postgres.socket }]));
  const ports = await freePorts(count);
  const clients = await startCutProxy(() => ports.map((port) => ({ port, host: '127.0.0.1' })));
  const origin = `http://localhost:${clients.port}`;
  const env: Record<string, string> = {
    HOST: '127.0.0.1',
    APP_URL: origin,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'info',
    // Everybody here comes from an address of their own.
    TRUST_PROXY: 'loopback',
    ...(database && {
      DATABASE_URL: `postgres://app@127.0.0.1:${database.port}/postgres`,
      SESSION_SECRET: 'a secret for trying faults, 32 characters',
    }),
  };
  const processes = ports.map(
    (port, n) => new EfieProcess(port, env, path.join(folder, `efie-${n + 1}.log`), record),
  );
  for (const efie of processes) efie.start();
  const directory = postgres?.directory ?? path.join(dataDir, 'postgres');
  return {
    origin,
    dataDir,
    processes,
    clients,
    database,
    postgres,
    record,
    postmaster: () => readPostmaster(directory),
    noteFault() {
      for (const efie of processes) efie.lastFaultAt = Date.now();
    },
    async end() {
      clients.release();
      database?.release();
      await Promise.all(processes.map((efie) => efie.end()));
      await clients.close();
      await database?.close();
      await postgres?.end();
      await killWithin(folder);
    },
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  return servers.map((server) => {
    const address = server.address();
    server.close();
    if (!address || typeof address === 'string') throw new Error('no free port');
    return address.port;
  });
}
