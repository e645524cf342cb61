import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { locateBinaries } from './binaries.ts';
import { examineDataDirectory } from './data-directory.ts';
import { initialise, SUPERUSER } from './initialise.ts';
import { clearRefusal, stopOrphan } from './make-way.ts';
import { giveDatabaseToRole, ROLE } from './role.ts';
import { chooseRunner, giveFolder } from './runner.ts';
import { Server } from './server.ts';
import { PORT } from './server-command.ts';
import { prepareSocketDirectory } from './socket-directory.ts';
import { PATIENCE_MS } from './wait.ts';
import { endOnceSilent } from './watchdog.ts';

export interface EmbeddedPostgresOptions {
  /** Directory for nothing but the database files; created when missing. */
  dir: string;
  /** PostgreSQL settings on top of its defaults. */
  settings?: Record<string, string>;
  log: { info(message: string): void; warn(message: string): void };
  /** Interval between probes for connections, in milliseconds. */
  probeMs?: number;
  /** Aborts the start; whatever was started is stopped again. */
  signal?: AbortSignal | undefined;
}

export interface Connection {
  /** The directory of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: 'postgres';
}

/** Settings to connect to the server with its socket in this directory. */
export function connectionsTo(
  socketDir: string,
  port: number,
): Pick<EmbeddedPostgres, 'connection' | 'superuser'> {
  const as = (user: string): Connection => ({ host: socketDir, port, user, database: 'postgres' });
  return { connection: as(ROLE), superuser: as(SUPERUSER) };
}

export interface EmbeddedPostgres {
  /** Settings for pg, as the app's role, which is no superuser. */
  readonly connection: Connection;
  /** The same as the superuser, for tasks that need one. */
  readonly superuser: Connection;
  /** PostgreSQL's main process. */
  readonly pid: number;
  /** Resolves, once, with a reason when PostgreSQL ends without a call of stop(). */
  readonly unexpectedExit: Promise<string>;
  /** Fast shutdown; resolves when PostgreSQL is gone. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `dir`, with new database files when it has none. It ends with this process, however that ends. A
 * server left behind by a killed process is stopped first.
 * @throws DataDirInUseError when the server of another living process runs there.
 */
export async function startEmbeddedPostgres({
  dir: givenDir,
  settings = {},
  log,
  probeMs,
  signal,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const began = performance.now();
  const { postgres, initdb } = await locateBinaries();
  const { path: dir, owner } = await examineDataDirectory(givenDir);
  const runner = await chooseRunner(postgres, owner ? dir : path.dirname(dir), owner);
  if (!owner) {
    log.info(`Making a new database in ${dir}.`);
    await initialise(dir, { initdb, runner, sync: settings.fsync !== 'off', signal });
  }
  const socketDir = await prepareSocketDirectory(dir, runner.owner, owner);

  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    signal?.throwIfAborted();
    await stopOrphan(dir, log);
    if (owner && owner.uid !== runner.owner.uid) await giveFolder(dir, runner.owner);
    const onFatal = (line: string) => log.warn(`PostgreSQL: ${line}`);
    const server = new Server({ dir, socketDir, postgres, runner, settings, onFatal });
    const refusal = await server.start(signal);
    if (refusal === undefined) {
      const took = Math.round(performance.now() - began);
      log.info(`PostgreSQL is ready on ${dir} (process ${server.pid}, ${took} ms).`);
      const connections = connectionsTo(socketDir, PORT);
      try {
        await giveDatabaseToRole(connections.superuser);
      } catch (error) {
        await server.stop();
        if (!isDatabaseUnavailable(error) || Date.now() >= deadline) throw error;
        log.warn(`PostgreSQL is started again, as it was lost in its start: ${error}`);
        continue;
      }
      void endOnceSilent(server, connections.superuser, { probeMs, log });
      const { pid, unexpectedExit } = server;
      return { ...connections, pid, unexpectedExit, stop: () => server.stop() };
    }
    if (Date.now() >= deadline || !(await clearRefusal(dir, refusal))) {
      throw new Error(`PostgreSQL did not start on ${dir}. It said:\n${refusal}`);
    }
    await sleep(100);
  }
}
