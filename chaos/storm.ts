import { setTimeout as wait } from 'node:timers/promises';
import { FAULTS, type Fault } from './faults.ts';
import { lookAtRecent } from './findings.ts';
import type { Fleet } from './fleet.ts';
import type { Inspector } from './inspector.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';

/** When to stop: after so many kills, or so many ms. */
export interface StormEnd {
  kills: number;
  ms: number;
}

export interface Strike {
  name: string;
  from: number;
  to: number;
}

export interface StormRecord {
  struck: Map<string, number>;
  kills: number;
  /** What was struck, and from when to when. */
  strikes: Strike[];
  /** What the looks in between missed; the last look decides, but a fault is known sooner by these. */
  seen: string[];
}

/** After how many faults the rows and photos that are new are looked at. */
const LOOK_EVERY = 10;

/** Strikes at random, one fault after the other, also what has only begun to recover from the last. */
export async function storm(
  fleet: Fleet,
  inspector: Inspector,
  ledger: Ledger,
  random: Random,
  { end, isOver, say }: { end: StormEnd; isOver: () => boolean; say: (line: string) => void },
): Promise<StormRecord> {
  const record: StormRecord = { struck: new Map(), kills: 0, strikes: [], seen: [] };
  const possible = FAULTS.filter(({ name }) => fleet.database || !/database/.test(name));
  const endsAt = Date.now() + end.ms;
  let lookedAt = Date.now();
  const isDone = () => isOver() || record.kills >= end.kills || Date.now() >= endsAt;
  while (!isDone()) {
    // Most of the time the last one is over, and there are writes to be lost.
    if (random.chance(0.7)) await served(fleet, isDone);
    await wait(random.int(50, 1_200));
    const fault = random.weighted(possible);
    fleet.noteFault();
    const from = Date.now();
    if (!(await fault.strike(fleet, random))) continue;
    fleet.noteFault();
    note(record, fault, from);
    if (record.strikes.length % LOOK_EVERY === 0) {
      const since = lookedAt;
      lookedAt = Date.now();
      const { rows, photos } = await lookAtRecent(fleet, inspector, ledger, since);
      record.seen.push(...rows, ...photos);
      say(
        `${record.kills} kills, ${ledger.rows().length} rows, ${rows.length + photos.length} lost`,
      );
    }
  }
  return record;
}

function note(record: StormRecord, { name, isKill }: Fault, from: number): void {
  record.strikes.push({ name, from, to: Date.now() });
  record.struck.set(name, (record.struck.get(name) ?? 0) + 1);
  if (isKill) record.kills += 1;
}

/** Waits until every process serves. */
async function served({ processes }: Fleet, isDone: () => boolean): Promise<void> {
  while (!isDone() && !processes.every(({ isUp }) => isUp)) await wait(25);
}
