import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Clocks of several machines differ by less than this. */
const SLACK_MS = 60_000;

/**
 * Takes a point. A wait longer than possible was begun by a clock that was ahead, so it counts as over.
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
