import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import { backendsOf } from './postmaster.ts';
import { childrenOf, type Listed, signal } from './process-table.ts';
import type { Random } from './random.ts';

/** Something that may go wrong. */
export interface Fault {
  name: string;
  /** Ends a process; the others hold up or cut what is between them. */
  isKill: boolean;
  weight: number;
  /** Returns false when there was nothing to do it to. */
  strike(fleet: Fleet, random: Random): Promise<boolean>;
}

/** How long something is held up, in ms: mostly short, at times longer than any patience of a client. */
const pause = (random: Random) => (random.chance(0.08) ? 12_000 : random.int(100, 2_500));

export const FAULTS: readonly Fault[] = [
  {
    name: 'server killed',
    isKill: true,
    weight: 22,
    strike: async ({ processes }, random) => kill(random.pick(processes).pid, 'SIGKILL'),
  },
  {
    name: 'server stopped',
    isKill: true,
    weight: 10,
    async strike({ processes }, random) {
      const efie = random.pick(processes);
      if (!efie.pid) return false;
      await efie.stopAndSee();
      return true;
    },
  },
  {
    name: 'process for photos killed',
    isKill: true,
    weight: 14,
    async strike({ processes }, random) {
      const { pid } = random.pick(processes);
      if (!pid) return false;
      const workers = (await childrenOf(pid)).filter(({ command }) => /\bnode\b/.test(command));
      return killOne(workers, random, 'SIGKILL');
    },
  },
  {
    name: 'backend of PostgreSQL killed',
    isKill: true,
    weight: 12,
    strike: async (fleet, random) => killOne(await backends(fleet), random, 'SIGKILL'),
  },
  {
    name: 'backend of PostgreSQL terminated',
    isKill: true,
    weight: 14,
    strike: async (fleet, random) => killOne(await backends(fleet), random, 'SIGTERM'),
  },
  {
    name: 'helper of PostgreSQL killed',
    isKill: true,
    weight: 5,
    async strike(fleet, random) {
      const postmaster = await fleet.postmaster();
      if (!postmaster) return false;
      const serving = new Set((await backendsOf(postmaster)).map(({ pid }) => pid));
      const others = (await childrenOf(postmaster.pid)).filter(({ pid }) => !serving.has(pid));
      return killOne(others, random, 'SIGKILL');
    },
  },
  {
    name: 'PostgreSQL killed',
    isKill: true,
    weight: 8,
    strike: async (fleet) => kill((await fleet.postmaster())?.pid, 'SIGKILL'),
  },
  {
    name: 'PostgreSQL stopped',
    isKill: true,
    weight: 4,
    async strike(fleet) {
      if (!fleet.postgres) return kill((await fleet.postmaster())?.pid, 'SIGINT');
      await fleet.postgres.stopAndStart();
      return true;
    },
  },
  {
    name: 'server frozen',
    isKill: false,
    weight: 5,
    async strike({ processes }, random) {
      const { pid } = random.pick(processes);
      return pid ? freeze([pid], pause(random)) : false;
    },
  },
  {
    name: 'PostgreSQL frozen',
    isKill: false,
    weight: 3,
    async strike(fleet, random) {
      const postmaster = await fleet.postmaster();
      if (!postmaster) return false;
      const family = await childrenOf(postmaster.pid);
      return freeze([postmaster.pid, ...family.map(({ pid }) => pid)], pause(random));
    },
  },
  {
    name: 'clients cut off',
    isKill: false,
    weight: 5,
    strike: async ({ clients }) => clients.cut() > 0,
  },
  {
    name: 'database cut off',
    isKill: false,
    weight: 4,
    strike: async ({ database }) => (database?.cut() ?? 0) > 0,
  },
  {
    name: 'network to the database held up',
    isKill: false,
    weight: 3,
    async strike({ database }, random) {
      if (!database) return false;
      database.hold();
      await wait(pause(random));
      database.release();
      return true;
    },
  },
];

async function backends(fleet: Fleet): Promise<Listed[]> {
  const postmaster = await fleet.postmaster();
  return postmaster ? backendsOf(postmaster) : [];
}

const kill = (pid: number | undefined, name: NodeJS.Signals): boolean =>
  pid !== undefined && signal(pid, name);

const killOne = (found: readonly Listed[], random: Random, name: NodeJS.Signals): boolean =>
  found.length > 0 && kill(random.pick(found).pid, name);

async function freeze(pids: readonly number[], ms: number): Promise<boolean> {
  const frozen = pids.filter((pid) => signal(pid, 'SIGSTOP'));
  await wait(ms);
  for (const pid of frozen) signal(pid, 'SIGCONT');
  return frozen.length > 0;
}
