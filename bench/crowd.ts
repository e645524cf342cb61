import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Connections, type RawResponse } from './raw-client.ts';

/** What people ask for, and how often of a hundred; `costly` is made again for each of them. */
const MIX = ['home', 'list', 'detail', 'call', 'filtered call', 'filtered page', 'member'] as const;
const SHARES = [25, 15, 20, 15, 12, 5, 8];

export type Asked = (typeof MIX)[number];

/** What a crowd does. */
export interface CrowdTask {
  port: number;
  ids: string[];
  token: string;
  seconds: number;
  /** So many a second, whatever the responses take; or so many at a time, each the moment the one before has its response. */
  load: { perSecond: number } | { atOnce: number };
}

/** What it saw; times in milliseconds since a request was due. */
export interface CrowdReport {
  served: Record<Asked, number[]>;
  refused: number[];
  refusedOf: Record<Asked, number>;
  failed: number;
  /** 99 of 100 requests left no later than so many milliseconds after they were due. */
  late: number[];
  seconds: number;
}

/** After a refusal a client of `atOnce` waits, in milliseconds. */
const PAUSE_MS = 50;

async function main(): Promise<void> {
  process.on('message', async (task: CrowdTask) => process.send?.(await ask(task)));
  process.send?.('ready');
}

async function ask(task: CrowdTask): Promise<CrowdReport> {
  const connections = new Connections(task.port);
  const report: CrowdReport = {
    served: byAsked((): number[] => []),
    refused: [],
    refusedOf: byAsked(() => 0),
    failed: 0,
    late: [],
    seconds: task.seconds,
  };
  const one = async (due: number) => {
    const asked = choose();
    const response = await connections.ask(requestFor(asked, task));
    note(report, asked, response, performance.now() - due);
    return response;
  };
  if ('perSecond' in task.load) await openLoop(task.load.perSecond, task.seconds, one, report);
  else await closedLoop(task.load.atOnce, task.seconds, one);
  connections.close();
  return report;
}

async function openLoop(
  perSecond: number,
  seconds: number,
  one: (due: number) => Promise<RawResponse>,
  report: CrowdReport,
): Promise<void> {
  const asked: Promise<unknown>[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let due = begin;
  while (due < end) {
    while (due <= performance.now() && due < end) {
      report.late.push(performance.now() - due);
      asked.push(one(due));
      // As people come: independent of each other.
      due += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    }
    await wait(1);
  }
  await Promise.all(asked);
}

async function closedLoop(
  atOnce: number,
  seconds: number,
  one: (due: number) => Promise<RawResponse>,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const { status } = await one(performance.now());
      if (status !== 200) await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
}

function note(report: CrowdReport, asked: Asked, { status }: RawResponse, ms: number): void {
  if (status === 200) report.served[asked].push(ms);
  else if (status === 503) {
    report.refused.push(ms);
    report.refusedOf[asked] += 1;
  } else report.failed += 1;
}

function choose(): Asked {
  let left = randomInt(100);
  const index = SHARES.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return MIX[index] ?? 'home';
}

function requestFor(asked: Asked, { ids, token }: CrowdTask): string {
  switch (asked) {
    case 'home':
      return get('/');
    case 'list':
      return get('/property-rentals');
    case 'detail':
      return get(`/property/${ids[randomInt(ids.length)]}`);
    case 'call':
      return get('/api/properties?limit=24&view=card');
    case 'filtered call':
      return get(`/api/properties?limit=24&view=card&region=Ashanti&minPrice=${anyPrice()}`);
    case 'filtered page':
      return get(`/property-rentals?minPrice=${anyPrice()}`);
    case 'member':
      return get('/api/User/profile', `authorization: Bearer ${token}\r\n`);
  }
}

/** Asked for by nobody before. */
const anyPrice = () => randomInt(1_000, 3_000_000);

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, deflate, br, zstd\r\n${headers}\r\n`;

const byAsked = <T>(make: () => T) =>
  Object.fromEntries(MIX.map((asked) => [asked, make()])) as Record<Asked, T>;

await main();
