import { setTimeout as sleep } from 'node:timers/promises';
import { examineDataDirectory } from './data-directory.ts';
import { DataDirInUseError, findOccupant } from './occupant.ts';
import { giveDatabaseToRole } from './role.ts';
import {
  connectionsTo,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start.ts';
import { PATIENCE_MS } from './wait.ts';

export interface BorrowedPostgres extends Omit<EmbeddedPostgres, 'unexpectedExit'> {
  /** False when it was running already: then stop() leaves it running. */
  readonly started: boolean;
}

/**
 * For command-line tools: uses the PostgreSQL that another process runs on `dir`, or starts one temporarily.
 * @throws DataDirInUseError when a server that Efie has not started runs there.
 */
export async function borrowEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<BorrowedPostgres> {
  const { path: dir } = await examineDataDirectory(options.dir);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const occupant = await findOccupant(dir);
    if (occupant.state === 'owned' && occupant.lock.ready) {
      const { pid, socketDir, port } = occupant.lock;
      const connections = connectionsTo(socketDir, port);
      // An older Efie may have started it.
      await giveDatabaseToRole(connections.superuser);
      return { ...connections, pid, started: false, stop: async () => {} };
    }
    try {
      return { ...(await startEmbeddedPostgres(options)), started: true };
    } catch (error) {
      // Another process was quicker, or its server is still starting or already stopping.
      const isOwned = error instanceof DataDirInUseError && error.efiePid !== undefined;
      if (!isOwned || Date.now() >= deadline) throw error;
    }
    await sleep(100);
  }
}
