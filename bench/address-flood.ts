import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { picturesReady } from './pictures-ready.ts';
import { watchMemory } from './process-memory.ts';
import { startEfie } from './servers.ts';
import { median } from './statistics.ts';

const ADDRESSES = 100_000;
/** One in so many is a page, the others are calls of the list: a page that nobody asked for takes long to make. */
const PAGE_EVERY = 10;
const AT_ONCE = 16;
const HOMES = 200;

type Row = [what: string, figure: string, target: string];

/** The memory of a server that is asked for many addresses that nobody asked for before, and its home page meanwhile. */
export async function measureAddressFlood(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-addresses-'));
  const efie = await startEfie({ DATA_DIR: dataDir, DEMO_DATA: 'true', TRUST_PROXY: 'loopback' });
  try {
    await picturesReady(efie.origin);
    await flood(efie.origin, ADDRESSES / 100, 'warm');
    const homeBefore = await homeTime(efie.origin);
    const before = await memoryDuring(efie.pid, () => flood(efie.origin, ADDRESSES / 100, 'first'));
    const after = await memoryDuring(efie.pid, () => flood(efie.origin, ADDRESSES, 'flood'));
    const homeAfter = await homeTime(efie.origin);
    return [
      [
        `memory of the server after ${ADDRESSES.toLocaleString('en')} different addresses, and after a hundredth of them`,
        `${megabytes(after)} and ${megabytes(before)}`,
        'bounded',
      ],
      [
        '… its home page, from memory before and after',
        `${homeBefore.toFixed(2)} and ${homeAfter.toFixed(2)} ms`,
        'not pushed out',
      ],
    ];
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function memoryDuring(pid: number, during: () => Promise<void>): Promise<number> {
  const memory = watchMemory(pid);
  await during();
  return (await memory.stop()).own;
}

async function flood(origin: string, count: number, word: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const ask = async () => {
    for (let n = next++; n < count; n = next++) {
      const query = `search=${word}${n}&${crypto.randomUUID()}=${n}`;
      const address =
        n % PAGE_EVERY === 0 ? `/short-stays?${query}` : `/api/properties?limit=24&${query}`;
      await request(agent, origin + address, addressOf(n));
      // Others look at the home page all the while, as they do.
      if (n % HOMES === 0) await request(agent, `${origin}/`, addressOf(n));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  agent.destroy();
}

async function homeTime(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let n = 0; n < HOMES; n += 1) {
    const start = performance.now();
    await request(agent, `${origin}/`, addressOf(n));
    times.push(performance.now() - start);
  }
  agent.destroy();
  return median(times);
}

/** As if each came from somewhere else, so that no limit of one address refuses it. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function request(agent: Agent, url: string, from: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': from };
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
