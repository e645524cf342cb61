import autocannon from 'autocannon';
import { median } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 4;

export interface Comparison {
  /** Requests a second, the median of the rounds. */
  ours: number;
  bare: number;
  /** The median of each round's own ratio: both sides of it had the machine as it was then. */
  ratio: number;
}

/** Requests a second of one address against another, in turns, with ten connections. */
export async function compare(ours: string, bare: string): Promise<Comparison> {
  await load(ours, 2);
  await load(bare, 2);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await load(ours, SECONDS), bare: await load(bare, SECONDS) });
  }
  return {
    ours: median(rounds.map((round) => round.ours)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.ours / round.bare)),
  };
}

async function load(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: 10, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}
