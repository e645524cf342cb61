import type { ChildProcess } from 'node:child_process';
import { findProcesses, isAlive } from '../../process-table.ts';
import { lockFilePath, readLockFile } from '../lock-file.ts';
import { isChildOf } from '../server-command.ts';

/** The processes around a database. */
export type Who = 'app' | 'postmaster' | 'backend' | 'watcher' | 'initdb' | 'everyone' | ChildName;

type ChildName = 'checkpointer' | 'walwriter' | 'background writer' | 'startup';

/** Ids of the processes in a role; of backends, only the first. */
export async function processesOf(
  who: Who,
  { dir, app }: { dir: string; app: ChildProcess | undefined },
): Promise<number[]> {
  const lock = await readLockFile(lockFilePath(dir));
  const postmaster = lock && isAlive(lock.pid) ? [lock.pid] : [];
  switch (who) {
    case 'app':
      return app?.pid !== undefined && isAlive(app.pid) ? [app.pid] : [];
    case 'postmaster':
      return postmaster;
    case 'watcher':
      return idsOf((command) => command.startsWith('/bin/sh -c ') && command.includes(dir));
    case 'initdb':
      return idsOf((command) => command.includes('/initdb --pgdata=') && command.includes(dir));
    case 'everyone': {
      return [
        ...(await processesOf('app', { dir, app })),
        ...(await idsOf((command) => command.includes(dir) || isChildOf(dir, command))),
      ];
    }
    default: {
      const title = who === 'backend' ? ' [local] ' : `: ${who}`;
      const found = await idsOf((command) => isChildOf(dir, command) && command.includes(title));
      return found.slice(0, 1);
    }
  }
}

const idsOf = async (matches: (command: string) => boolean): Promise<number[]> =>
  (await findProcesses(({ command }) => matches(command))).map(({ pid }) => pid);
