import { RateLimiterMemory } from 'rate-limiter-flexible';
import { hearSiblings, tellSiblings } from '../../cluster/siblings.ts';
import { networkOf } from '../../network.ts';

/** The processes of a machine tell each other what they counted this often, in milliseconds. */
const TOLD_EVERY_MS = 250;

/** Networks and the points that they used. */
type Counts = [network: string, points: number][];

/** Counts the points of each network in memory, together with the other processes of this machine. */
export class SharedCounter {
  readonly #name: string;
  readonly #limiter: RateLimiterMemory;
  readonly #untold = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #endHearing: () => void;

  /** @param name the same in all processes, and another one for each counter. */
  constructor(name: string, limit: { points: number; duration: number }) {
    this.#name = name;
    this.#limiter = new RateLimiterMemory(limit);
    this.#timer = setInterval(() => this.#tell(), TOLD_EVERY_MS).unref();
    this.#endHearing = hearSiblings(name, (counts) => {
      for (const [network, points] of counts as Counts) void this.#limiter.penalty(network, points);
    });
  }

  /** @throws {RateLimiterRes} when no points are left. */
  async consume(address: string, points = 1): Promise<void> {
    const network = networkOf(address);
    this.#untold.set(network, (this.#untold.get(network) ?? 0) + points);
    await this.#limiter.consume(network, points);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#endHearing();
  }

  #tell(): void {
    if (this.#untold.size === 0) return;
    tellSiblings(this.#name, [...this.#untold]);
    this.#untold.clear();
  }
}
