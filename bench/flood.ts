import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { picturesReady } from './pictures-ready.ts';
import { startEfie } from './servers.ts';
import { percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

/** Idle and flooded in turns, so that both have the machine as it is. */
const ROUNDS = 5;
const SECONDS = 5;
const READS = ['list', 'media', 'home'] as const;
const FLOODS = [
  { what: 'reset tokens, from one address', kind: 'reset', addresses: 'one' },
  { what: 'reset tokens, each from another address', kind: 'reset', addresses: 'many' },
  { what: 'passwords, from one address', kind: 'login', addresses: 'one' },
  { what: 'passwords, each from another address', kind: 'login', addresses: 'many' },
] as const;

/** What readers notice while 64 connections guess reset tokens and passwords, against the idle server before. */
export async function measureFloods(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-flood-'));
  const efie = await startEfie({
    DATA_DIR: dataDir,
    DEMO_DATA: 'true',
    PHOTO_AVIF: 'false',
    FFMPEG_PATH: 'off',
    TRUST_PROXY: 'loopback',
  });
  try {
    await picturesReady(efie.origin);
    const urls = await readUrls(efie.origin);
    const socketDir = path.join(dataDir, 'postgres');
    await read(socketDir, urls, () => wait(3_000));
    const rows: Row[] = [];
    for (const { what, kind, addresses } of FLOODS) {
      const idle = urls.map((): number[] => []);
      const flooded = urls.map((): number[] => []);
      const statuses: Record<string, number> = {};
      for (let round = 0; round < ROUNDS; round += 1) {
        add(idle, await read(socketDir, urls, () => wait(SECONDS * 1000)));
        const flood = await readyFlood(efie.origin, kind, addresses);
        add(flooded, await read(socketDir, urls, () => flood(statuses)));
      }
      const responses = Object.entries(statuses).map(([status, count]) => `${count}× ${status}`);
      for (const [index, name] of READS.entries()) {
        rows.push([
          `${name} while 64 connections guess ${what} (${responses.join(', ')}): p99, against idle`,
          compared(flooded[index] ?? [], idle[index] ?? []),
          '≤ 3',
        ]);
      }
    }
    return rows;
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function readUrls(origin: string): Promise<string[]> {
  const list = `${origin}/api/properties?limit=24`;
  const listings = (await (await fetch(list)).json()) as { images: string[] }[];
  const media = new URL(listings[0]?.images[0] ?? '', origin).href;
  return [list, media, `${origin}/`];
}

/** Milliseconds of each address's reads, for as long as something lasts. */
async function read(
  socketDir: string,
  urls: string[],
  meanwhile: () => Promise<void>,
): Promise<number[][]> {
  const reader = fork('bench/reader.ts', [socketDir, ...urls]);
  const measured = Promise.race([
    once(reader, 'message').then(([times]) => times as number[][]),
    once(reader, 'exit').then(([code]) => {
      throw new Error(`the reader ended with ${code}`);
    }),
  ]);
  await Promise.race([meanwhile(), measured]);
  if (reader.connected) reader.send('stop');
  return measured;
}

/** Makes a flood ready; returns what floods for a while and counts how many guesses got which status. */
async function readyFlood(
  origin: string,
  kind: string,
  addresses: string,
): Promise<(counts: Record<string, number>) => Promise<void>> {
  const flooder = fork('bench/flooder.ts', [origin, kind, addresses, String(SECONDS)]);
  await once(flooder, 'message');
  return async (counts) => {
    flooder.send('go');
    const [statuses] = await once(flooder, 'message');
    for (const [status, { count }] of Object.entries(
      statuses as Record<string, { count: number }>,
    )) {
      counts[status] = (counts[status] ?? 0) + count;
    }
  };
}

function add(all: number[][], more: readonly number[][]): void {
  for (const [index, times] of more.entries()) all[index]?.push(...times);
}

function compared(flooded: readonly number[], idle: readonly number[]): string {
  const p99 = [flooded, idle].map((times) => percentile(times, 0.99));
  const p50 = [flooded, idle].map((times) => percentile(times, 0.5));
  const [ours = Number.NaN, alone = Number.NaN] = p99;
  const medians = p50.map((each) => each.toFixed(1)).join(' of ');
  return `${(ours / alone).toFixed(2)} (${ours.toFixed(1)} of ${alone.toFixed(1)} ms; p50 ${medians})`;
}
