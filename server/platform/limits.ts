import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#domain/errors.ts';

/** So many points in so many seconds. The counters live in PostgreSQL: all processes count together. */
export interface Limit {
  /**
   * Takes one point of the subject's.
   * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait, when none is left.
   */
  take(subject: string): Promise<void>;
  /**
   * Does work for one point of the subject's, which gets it back when the work fails.
   * @param sentence what is said when no point is left.
   * @throws {DomainError} TOO_MANY_REQUESTS; and what `work` throws.
   */
  spend<T>(subject: string, sentence: string, work: () => Promise<T>): Promise<T>;
  /** Gives the subject all its points back. */
  clear(subject: string): Promise<void>;
}

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, Limit>;

/** product.md, "Sessions and credentials" and "Bookings". */
const LIMITS = {
  failedLogins: { points: 10, seconds: 15 * 60 },
  loginsPerAddress: { points: 300, seconds: 60 * 60 },
  signupsPerAddress: { points: 60, seconds: 60 * 60 },
  forgotPassword: { points: 5, seconds: 60 * 60 },
  comments: { points: 20, seconds: 10 * 60 },
  enquiries: { points: 20, seconds: 60 * 60 },
  enquiriesPerListing: { points: 10, seconds: 24 * 60 * 60 },
  uploads: { points: 300, seconds: 60 * 60 },
  bookings: { points: 10, seconds: 24 * 60 * 60 },
  cancellations: { points: 10, seconds: 24 * 60 * 60 },
  contactMessagesPerAddress: { points: 30, seconds: 60 * 60 },
} as const;

export function createLimits(pool: pg.Pool): Limits {
  const entries = Object.entries(LIMITS).map(([name, { points, seconds }]) => [
    name,
    createLimit(pool, name, points, seconds),
  ]);
  return Object.fromEntries(entries) as Limits;
}

function createLimit(pool: pg.Pool, name: string, points: number, seconds: number): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  async function take(subject: string, sentence?: string): Promise<void> {
    try {
      await limiter.consume(keyOf(subject));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000), sentence, name);
    }
  }
  return {
    take: (subject) => take(subject),
    async spend(subject, sentence, work) {
      await take(subject, sentence);
      try {
        return await work();
      } catch (error) {
        await limiter.reward(keyOf(subject));
        throw error;
      }
    },
    async clear(subject) {
      await limiter.delete(keyOf(subject));
    },
  };
}

/** Of one length whatever was typed, and no address stands in the table. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('hex').slice(0, 40);
