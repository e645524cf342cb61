import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CrowdReport } from './crowd.ts';
import { adoptFiles, startBenchPostgres } from './database.ts';
import { newLister } from './listers.ts';
import { type Crowd, startCrowd, startEfie } from './servers.ts';
import { median, percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];
type Send = Crowd['ask'];

const LISTINGS = 20_000;
const ROUNDS = 2;
const SECONDS = 4;
/** The number of clients that are served best, and more. */
const BEST = 4;
const MORE = [10, 20, 40];
/** Milliseconds a reader pauses between pages. */
const PAUSE_MS = 100;

/** Asks for uncached pages with more and more clients; beside them for cached pages, and from another network. */
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
      TRUST_PROXY: 'loopback',
    });
    const crowds = [await startCrowd(efie.origin), await startCrowd(efie.origin)] as const;
    try {
      const [many, few] = [crowds[0].ask, crowds[1].ask];
      await many({ asked: 'new page', clients: BEST, seconds: SECONDS, from: 0 });
      return [
        ...(await goodput(many)),
        await keptBeside(many, few),
        await neighbourBeside(many, few),
        await renamerBeside(many, efie.origin),
      ];
    } finally {
      for (const crowd of crowds) crowd.stop();
      await efie.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const perSecond = ({ served, seconds }: CrowdReport) => served.length / seconds;
const p99 = (times: readonly number[]) => percentile(times, 0.99);
const share = (reports: readonly CrowdReport[]) => {
  const refused = reports.reduce((sum, report) => sum + report.refused.length, 0);
  const served = reports.reduce((sum, report) => sum + report.served.length, 0);
  return `${((100 * refused) / (served + refused)).toFixed(1)} % refused`;
};

/** Pairs each run with one of the best number of clients, so that both met the machine in the same state. */
async function goodput(send: Send): Promise<Row[]> {
  const rows: Row[] = [];
  for (const clients of MORE) {
    const pairs: { few: CrowdReport; many: CrowdReport }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const task = { asked: 'new page', seconds: SECONDS, from: 1 } as const;
      const few = await send({ ...task, clients: BEST });
      pairs.push({ few, many: await send({ ...task, clients }) });
    }
    const ratio = median(pairs.map(({ few, many }) => perSecond(many) / perSecond(few)));
    const each = median(pairs.map(({ many }) => perSecond(many)));
    const best = median(pairs.map(({ few }) => perSecond(few)));
    const times = pairs.flatMap(({ many }) => many.served);
    rows.push([
      `uncached pages per second, to ${clients} clients at once against ${BEST}`,
      `${ratio.toFixed(2)} (${each.toFixed(0)} of ${best.toFixed(0)}; p50 and p99 ${median(times).toFixed(0)} and ${p99(times).toFixed(0)} ms; ${share(pairs.map(({ many }) => many))})`,
      '≥ 0.9',
    ]);
  }
  return rows;
}

async function keptBeside(many: Send, few: Send): Promise<Row> {
  const reader = { asked: 'kept page', clients: 2, pause: 10, seconds: SECONDS, from: 3 } as const;
  const rounds: { idle: number; beside: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await few(reader);
    const [beside] = await Promise.all([
      few(reader),
      many({ asked: 'new page', clients: 10, seconds: SECONDS, from: 1 }),
    ]);
    rounds.push({ idle: p99(idle.served), beside: p99(beside.served) });
  }
  const of = (figure: 'idle' | 'beside') => median(rounds.map((round) => round[figure])).toFixed(1);
  const ratio = median(rounds.map(({ idle, beside }) => beside / idle));
  return [
    'a page from memory beside ten such clients, p99 against idle',
    `${ratio.toFixed(2)} (${of('beside')} of ${of('idle')} ms)`,
    '≤ 3',
  ];
}

async function neighbourBeside(many: Send, few: Send): Promise<Row> {
  const victim = { asked: 'new page', clients: 1, pause: PAUSE_MS, from: 3 } as const;
  const attacker = { asked: 'new page', clients: 10, from: 2, areNeighbours: true } as const;
  const alone = await few({ ...victim, seconds: SECONDS });
  const [beside, flood] = await Promise.all([
    few({ ...victim, seconds: SECONDS * ROUNDS }),
    many({ ...attacker, seconds: SECONDS * ROUNDS }),
  ]);
  return [
    'such a page for another network while one asks for it over ten connections, p99 against alone',
    `${(p99(beside.served) / p99(alone.served)).toFixed(1)} (${p99(beside.served).toFixed(0)} of ${p99(alone.served).toFixed(0)} ms; ${share([beside])}; of the ten ${share([flood])})`,
    '< 1 % refused',
  ];
}

/** One account keeps changing its name, each time as soon as the last response is there. */
async function renamerBeside(send: Send, origin: string): Promise<Row> {
  const readers = { asked: 'kept page', clients: 10, seconds: SECONDS, from: 4 } as const;
  const token = await newLister(origin, 'renamer');
  const rounds: { alone: CrowdReport; beside: CrowdReport }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await send(readers);
    const stop = renameOver(origin, token);
    rounds.push({ alone, beside: await send(readers).finally(stop) });
  }
  const of = (figure: 'alone' | 'beside') =>
    median(rounds.map((round) => perSecond(round[figure])));
  const ratio = median(rounds.map(({ alone, beside }) => perSecond(beside) / perSecond(alone)));
  return [
    'pages from memory a second while one account changes its name in a loop, against alone',
    `${ratio.toFixed(2)} (${of('beside').toFixed(0)} of ${of('alone').toFixed(0)})`,
    '≥ 0.9',
  ];
}

function renameOver(origin: string, token: string) {
  let isOver = false;
  const renaming = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const response = await fetch(`${origin}/api/User/profile`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ firstname: n % 2 ? 'Ama' : 'Abena' }),
      });
      await response.arrayBuffer();
    }
  })();
  return async () => {
    isOver = true;
    await renaming;
  };
}
