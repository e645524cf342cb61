import { setTimeout as wait } from 'node:timers/promises';
import { signal } from '#server/platform/process-table.ts';
import type { Random } from '../random.ts';
import type { Cluster } from './cluster.ts';
import { DISK, type Machine } from './machine.ts';
import { FAKETIME } from './programs.ts';

/** A way in which a machine breaks. */
export interface Fault {
  kind: string;
  weight: number;
  /** How long it lasts, in seconds. */
  lasts: [min: number, max: number];
  /** @returns what mends it. */
  strike(machine: Machine, cluster: Cluster, random: Random): Promise<() => Promise<void>>;
}

const nothing = async () => {};

/** Kills a program. What its service manager does not restart is started when the fault is mended. */
const kill = (name: string, weight: number, lasts: Fault['lasts']): Fault => ({
  kind: `${name} killed`,
  weight,
  lasts,
  async strike(machine) {
    await machine.end(name, 'SIGKILL');
    return nothing;
  },
});

const partition = (kind: string, weight: number, cut: 'both ways' | 'one way' | 'off'): Fault => ({
  kind,
  weight,
  lasts: [4, 25],
  async strike(machine, { machines }, random) {
    const others = machines.filter((each) => each !== machine);
    const cutOff = cut === 'off' ? others : [random.pick(others)];
    for (const other of cutOff) {
      await machine.silence(other);
      if (cut !== 'one way') await other.silence(machine);
    }
    return async () => {
      for (const other of cutOff) {
        await machine.hear(other);
        if (cut !== 'one way') await other.hear(machine);
      }
    };
  },
});

const clock = (kind: string, seconds: number): Fault => ({
  kind,
  weight: FAKETIME ? 3 : 0,
  lasts: [4, 12],
  async strike(machine) {
    await machine.setClock(seconds);
    return () => machine.setClock(0);
  },
});

/** Of each quarter of a second the disk takes writes for the last 50 ms. */
const [FROZEN_MS, FREE_MS] = [200, 50];

/** Nothing is left, and the log of a primary goes on in new files. */
const FILL = `fallocate -l $(df --output=avail -B1 ${DISK} | tail -n 1) ${DISK}/full
cat /dev/zero > ${DISK}/full-too
timeout 5 setpriv --reuid=postgres --regid=postgres --clear-groups psql -c 'select pg_switch_wal()' -c 'select pg_switch_wal()'
true`;

export const FAULTS: readonly Fault[] = [
  kill('patroni', 6, [2, 25]),
  kill('etcd', 5, [1, 3]),
  kill('haproxy', 5, [1, 3]),
  kill('app', 6, [1, 5]),
  {
    kind: 'postgres killed',
    weight: 8,
    lasts: [1, 5],
    async strike(machine) {
      for (const pid of await machine.find(/^\S+bin\/postgres -D/)) signal(pid, 'SIGKILL');
      return nothing;
    },
  },
  {
    kind: 'power lost',
    weight: 12,
    lasts: [2, 20],
    async strike(machine) {
      await machine.powerOff();
      return () => machine.powerOn();
    },
  },
  partition('cut off from one', 6, 'both ways'),
  partition('cut off from one, one way', 4, 'one way'),
  partition('cut off from both', 6, 'off'),
  {
    kind: 'paused',
    weight: 8,
    lasts: [5, 60],
    async strike(machine) {
      await machine.pause();
      return () => machine.goOn();
    },
  },
  {
    kind: 'slow disk',
    weight: 6,
    lasts: [4, 12],
    async strike(machine) {
      let isOver = false;
      const slowing = (async () => {
        while (!isOver) {
          await machine.run('fsfreeze', '-f', DISK);
          await wait(FROZEN_MS);
          await machine.run('fsfreeze', '-u', DISK);
          await wait(FREE_MS);
        }
      })();
      return async () => {
        isOver = true;
        await slowing;
      };
    },
  },
  {
    kind: 'disk full',
    weight: 6,
    lasts: [4, 12],
    async strike(machine) {
      await machine.run('sh', '-c', FILL);
      return async () => {
        await machine.run('rm', '-f', `${DISK}/full`, `${DISK}/full-too`);
      };
    },
  },
  clock('an hour ahead', 3_600),
  clock('an hour behind', -3_600),
];
