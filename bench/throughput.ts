import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { startBare } from './servers.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;

const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export interface Comparison {
  /** Requests a second, the median of the rounds. */
  ours: number;
  bare: number;
  /** The median of the rounds' ratios: in each round both sides met the machine in the same state. */
  ratio: number;
}

/**
 * Compares the requests a second of an address with those of a bare route that sends the same bytes, in turns, over ten
 * connections that ask as browsers do.
 * @param beside starts other work on our side; returns a function that stops it.
 */
export async function compareWithBare(
  url: string,
  beside: () => () => Promise<void> = () => async () => {},
): Promise<Comparison> {
  const sent = await fetchAsSent(url);
  const bare = await startBare(sent.bytes, sent.headers);
  try {
    await load(url, 2);
    await load(bare.origin, 2);
    const rounds: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const stop = beside();
      const ours = await load(url, SECONDS).finally(stop);
      rounds.push({ ours, bare: await load(bare.origin, SECONDS) });
    }
    return {
      ours: median(rounds.map((round) => round.ours)),
      bare: median(rounds.map((round) => round.bare)),
      ratio: median(rounds.map((round) => round.ours / round.bare)),
    };
  } finally {
    await bare.stop();
  }
}

/** Fetches a response as it goes over the wire. */
async function fetchAsSent(url: string) {
  const [response] = (await once(get(url, { headers: AS_BROWSERS }), 'response')) as [
    IncomingMessage,
  ];
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers;
  const headers = { 'content-type': type, 'content-encoding': encoding };
  return { bytes: await buffer(response), headers };
}

async function load(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: AS_BROWSERS,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}
