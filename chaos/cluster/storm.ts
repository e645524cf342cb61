import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { Strike } from '../storm.ts';
import type { Cluster } from './cluster.ts';
import { FAULTS, type Fault } from './faults.ts';
import type { Machine } from './machine.ts';

/** One or two faults of a machine, by the clock of performance.now(). */
export interface Struck {
  kinds: string[];
  /** The machine had the primary. */
  wasPrimary: boolean;
  from: number;
  /** When all machines were in step again. */
  to: number;
}

interface StormOptions {
  faults: number;
  /** Called after each recovery. */
  onWhole: () => Promise<void>;
  say: (line: string) => void;
}

/** Faults that last their time; a machine without power has no others. */
const POWER = 'power lost';

/** How many machines are struck twice at once. */
const TWICE = 0.15;

/**
 * Breaks one machine after the other, at random, each once all are whole: three survive the loss of one.
 * @param struck gets what happened; of the last too, when the cluster does not get whole.
 * @throws when it does not within two minutes.
 */
export async function storm(
  cluster: Cluster,
  random: Random,
  { faults, onWhole, say }: StormOptions,
  struck: Struck[],
): Promise<void> {
  for (let done = 0; done < faults; ) {
    await wait(random.int(500, 2_000));
    const machine = random.pick(cluster.machines);
    const planned = plan(random).slice(0, faults - done);
    const kinds = planned.map(({ kind }) => kind);
    const wasPrimary = (await cluster.primary()) === machine;
    const one = { kinds, wasPrimary, from: performance.now(), to: Number.POSITIVE_INFINITY };
    struck.push(one);
    await strike(cluster, machine, planned, random);
    const mended = performance.now();
    await cluster.whole();
    one.to = performance.now();
    done += planned.length;
    const [broken, coming] = [mended - one.from, one.to - mended].map((ms) =>
      (ms / 1000).toFixed(1),
    );
    const role = wasPrimary ? ', the primary' : '';
    say(
      `${done} ${machine.name}${role}: ${kinds.join(' and ')}, ${broken} s, whole ${coming} s later`,
    );
    await onWhole();
  }
}

function plan(random: Random): Fault[] {
  const first = random.weighted(FAULTS);
  if (first.kind === POWER || !random.chance(TWICE)) return [first];
  const others = FAULTS.filter(({ kind }) => kind !== POWER && kind !== first.kind);
  return [first, random.weighted(others)];
}

/** Breaks it, waits, and mends it. */
async function strike(
  cluster: Cluster,
  machine: Machine,
  faults: readonly Fault[],
  random: Random,
): Promise<void> {
  await Promise.all(
    faults.map(async ({ lasts, strike: begin }) => {
      const mend = await begin(machine, cluster, random);
      await wait(lastsFor(lasts, random));
      await mend();
    }),
  );
}

/** Mostly near the shorter end. */
const lastsFor = ([min, max]: Fault['lasts'], random: Random): number =>
  (min + (max - min) * random.next() ** 2) * 1000;

/** As the check of mails takes them. */
export const asStrikes = (struck: readonly Struck[]): Strike[] =>
  struck.map(({ kinds, from, to }) => ({
    name: kinds.join(' and '),
    from: performance.timeOrigin + from,
    to: performance.timeOrigin + to,
  }));
