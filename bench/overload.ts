import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CrowdReport, CrowdTask } from './crowd.ts';
import { adoptFiles, startBenchPostgres } from './database.ts';
import { newLister } from './listers.ts';
import { startEfie } from './servers.ts';
import { median, percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

const LISTINGS = 20_000;
const DETAILS = 100;
const ROUNDS = 3;
/** Enough at once that the processor never waits for them. */
const AT_ONCE = 16;
const CAPACITY_SECONDS = 10;
const IDLE_SECONDS = 15;
const FLOOD_SECONDS = 20;
/** Of what the server can carry: so little that nobody waits for another. */
const IDLE_LOAD = 0.05;
const OVERLOAD = 2;

/** What is served while twice as much is asked for as the server can carry, against the idle server before. */
export async function measureOverload(): Promise<Row[]> {
  const postgres = await startBenchPostgres();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-overload-'));
  try {
    const { url, connection } = await postgres.withListings(LISTINGS);
    await adoptFiles(connection, dataDir);
    const efie = await startEfie({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for measuring, 32 characters',
    });
    const crowd = fork('bench/crowd.ts');
    try {
      await once(crowd, 'message');
      return await measure(efie.origin, crowd);
    } finally {
      crowd.kill();
      await efie.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Round {
  idle: CrowdReport;
  flooded: CrowdReport;
}

async function measure(origin: string, crowd: ChildProcess): Promise<Row[]> {
  const place = { port: Number(new URL(origin).port), ...(await whatIsAskedFor(origin)) };
  const send = (seconds: number, load: CrowdTask['load']) =>
    ask(crowd, { ...place, seconds, load });
  await send(CAPACITY_SECONDS, { atOnce: AT_ONCE });
  const carried = await send(CAPACITY_SECONDS, { atOnce: AT_ONCE });
  const capacity = timesOf(carried).length / carried.seconds;
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await send(IDLE_SECONDS, { perSecond: capacity * IDLE_LOAD });
    const flooded = await send(FLOOD_SECONDS, { perSecond: capacity * OVERLOAD });
    rounds.push({ idle, flooded });
  }
  return rowsOf(capacity, rounds);
}

async function ask(crowd: ChildProcess, task: CrowdTask): Promise<CrowdReport> {
  crowd.send(task);
  const [report] = (await once(crowd, 'message')) as [CrowdReport];
  if (report.failed > 0)
    throw new Error(`${report.failed} requests were neither served nor refused`);
  return report;
}

async function whatIsAskedFor(origin: string): Promise<{ ids: string[]; token: string }> {
  const listed = await fetch(`${origin}/api/properties?limit=${DETAILS}`);
  const listings = (await listed.json()) as { _id: string }[];
  return { ids: listings.map(({ _id }) => _id), token: await newLister(origin, 'overload') };
}

const timesOf = ({ served }: CrowdReport) => Object.values(served).flat();

function rowsOf(capacity: number, rounds: readonly Round[]): Row[] {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const p99 = (report: CrowdReport) => percentile(timesOf(report), 0.99);
  const worst = ({ flooded }: Round) => Math.max(...timesOf(flooded));
  const share = ({ flooded }: Round) =>
    timesOf(flooded).length / (timesOf(flooded).length + flooded.refused.length);
  const late = of(({ flooded }) => percentile(flooded.late, 0.99));
  const refused = (p: number) => of(({ flooded }) => percentile(flooded.refused, p)).toFixed(1);
  const ratios = rounds.map(({ idle, flooded }) => p99(flooded) / p99(idle));
  return [
    [
      `served while twice the ${Math.round(capacity)} a second are asked for that the server carries, p99 against idle`,
      `${median(ratios).toFixed(2)} (${of(({ flooded }) => p99(flooded)).toFixed(1)} of ${of(({ idle }) => p99(idle)).toFixed(1)} ms; worst of ${ROUNDS} rounds ${Math.max(...ratios).toFixed(2)}; slowest response ${of(worst).toFixed(0)} ms)`,
      '≤ 3',
    ],
    [
      '… of it served, and so many a second',
      `${Math.round(of(share) * 100)} % (${Math.round(of(({ flooded }) => timesOf(flooded).length / flooded.seconds))})`,
      '',
    ],
    ['… refusals, p50 and p99', `${refused(0.5)} and ${refused(0.99)} ms`, ''],
    ['… requests left late by, p99', `${late.toFixed(1)} ms`, ''],
    ...kindsOf(rounds),
  ];
}

/** What each kind of request got, over all rounds. */
function kindsOf(rounds: readonly Round[]): Row[] {
  const kinds = Object.keys(rounds[0]?.idle.served ?? {}) as (keyof CrowdReport['served'])[];
  return kinds.map((kind) => {
    const idle = rounds.flatMap((round) => round.idle.served[kind]);
    const flooded = rounds.flatMap((round) => round.flooded.served[kind]);
    const refused = rounds.reduce((sum, { flooded }) => sum + flooded.refusedOf[kind], 0);
    const [ours, alone] = [flooded, idle].map((times) => percentile(times, 0.99));
    const share = Math.round((100 * flooded.length) / (flooded.length + refused));
    return [
      `… ${kind}: p99 against idle, share served`,
      `${((ours ?? 0) / (alone ?? 1)).toFixed(2)} (${ours?.toFixed(1)} of ${alone?.toFixed(1)} ms), ${share} %`,
      '',
    ];
  });
}
