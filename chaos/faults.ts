import { setTimeout as wait } from 'node:timers/promises';
import { isChildOf, isPostgres } from '#server/platform/embedded-postgres/server-command.ts';
import { findProcesses, signal } from '#server/platform/process-table.ts';
import type { Efie } from './efie.ts';
import type { Random } from './random.ts';

export interface Fault {
  name: string;
  weight: number;
  /** Ends a process; the other faults pause it or cut its connections. */
  isKill: boolean;
  /** Returns false when there was nothing to strike. */
  strike(efie: Efie, random: Random): Promise<boolean>;
}

type Who = (efie: Efie) => Promise<number[]>;

const idsOf = async (matches: Parameters<typeof findProcesses>[0]): Promise<number[]> =>
  (await findProcesses(matches)).map(({ pid }) => pid);

const server: Who = async ({ pid }) => (pid ? [pid] : []);
const photoProcesses: Who = ({ pid }) =>
  idsOf(({ parent, command }) => parent === pid && /\bnode\b/.test(command));
const postmaster: Who = ({ databaseDir }) =>
  idsOf(({ program, command }) => isPostgres(program) && command.includes(databaseDir));
const backends: Who = ({ databaseDir }) =>
  idsOf(({ command }) => isChildOf(databaseDir, command) && command.includes(' [local] '));
const helpers: Who = ({ databaseDir }) =>
  idsOf(({ command }) => isChildOf(databaseDir, command) && !command.includes(' [local] '));
const wholePostgres: Who = async (efie) =>
  (await Promise.all([postmaster(efie), backends(efie), helpers(efie)])).flat();

const kill = (name: string, weight: number, signalName: NodeJS.Signals, who: Who): Fault => ({
  name,
  weight,
  isKill: true,
  async strike(efie, random) {
    const pids = await who(efie);
    return pids.length > 0 && signal(random.pick(pids), signalName);
  },
});

/** Pauses all of them: mostly briefly, sometimes for longer than any client's patience. */
const freeze = (name: string, weight: number, who: Who): Fault => ({
  name,
  weight,
  isKill: false,
  async strike(efie, random) {
    const frozen = (await who(efie)).filter((pid) => signal(pid, 'SIGSTOP'));
    await wait(random.chance(0.08) ? 12_000 : random.int(100, 2_500));
    for (const pid of frozen) signal(pid, 'SIGCONT');
    return frozen.length > 0;
  },
});

export const FAULTS: readonly Fault[] = [
  kill('server killed', 22, 'SIGKILL', server),
  { name: 'server stopped', weight: 10, isKill: true, strike: (efie) => efie.stopAndSee() },
  kill('process for photos killed', 14, 'SIGKILL', photoProcesses),
  kill('backend of PostgreSQL killed', 12, 'SIGKILL', backends),
  kill('backend of PostgreSQL terminated', 14, 'SIGTERM', backends),
  kill('helper of PostgreSQL killed', 5, 'SIGKILL', helpers),
  kill('PostgreSQL killed', 8, 'SIGKILL', postmaster),
  kill('PostgreSQL stopped', 4, 'SIGINT', postmaster),
  freeze('server frozen', 5, server),
  freeze('PostgreSQL frozen', 3, wholePostgres),
  {
    name: 'clients cut off',
    weight: 5,
    isKill: false,
    async strike(efie) {
      efie.cutClients();
      return true;
    },
  },
];
