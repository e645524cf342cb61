import { setTimeout as wait } from 'node:timers/promises';
import type { Efie } from './efie.ts';
import { FAULTS } from './faults.ts';
import type { Query } from './query.ts';
import type { Random } from './random.ts';

/** A fault, and the time from its start until the database responded again. */
export interface Strike {
  name: string;
  from: number;
  to: number;
}

export interface StormRecord {
  strikes: Strike[];
  kills: number;
}

interface StormOptions {
  /** Ends after this many kills or milliseconds. */
  end: { kills: number; ms: number };
  isOver: () => boolean;
  say: (line: string) => void;
}

/** Strikes at random, one fault after another, even before recovery from the last. */
export async function storm(
  efie: Efie,
  query: Query,
  random: Random,
  { end, isOver, say }: StormOptions,
): Promise<StormRecord> {
  const strikes: Strike[] = [];
  let kills = 0;
  const endsAt = Date.now() + end.ms;
  const isDone = () => isOver() || kills >= end.kills || Date.now() >= endsAt;
  while (!isDone()) {
    // Mostly wait for recovery, so that there are writes to lose.
    if (random.chance(0.7)) await efie.served(isDone);
    await wait(random.int(50, 1_200));
    const { name, isKill, strike } = random.weighted(FAULTS);
    efie.noteFault();
    const from = Date.now();
    if (!(await strike(efie, random))) continue;
    efie.noteFault();
    if (isKill) kills += 1;
    const struck = { name, from, to: Number.POSITIVE_INFINITY };
    strikes.push(struck);
    const isBack = () => {
      struck.to = Date.now();
    };
    if (strikes.length % 10 === 0) say(`${strikes.length} faults, ${kills} kills`);
    query('select 1').then(isBack, isBack);
  }
  return { strikes, kills };
}
