import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Clocks of several machines differ by less. */
const SLACK_MS = 60_000;

/**
 * Takes a point. A wait that is longer than any can be was begun by a clock that was ahead: it is over.
 * @throws {RateLimiterRes} when no point is left.
 */
export async function consumeInTime(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    const longest = limiter.duration * 1000 + SLACK_MS;
    if (!(refusal instanceof RateLimiterRes) || refusal.msBeforeNext <= longest) throw refusal;
    await limiter.delete(key);
    await limiter.consume(key);
  }
}
