import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#domain/errors.ts';
import { consumeInTime } from './consume-in-time.ts';
import { networkOf } from './network.ts';
import { holdRefusal } from './slow-refusals.ts';

/** So many points in so many seconds. The counters live in PostgreSQL: all processes count together. */
export interface Limit {
  /**
   * Takes one point of the subject's.
   * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait, when none is left.
   */
  take(subject: string): Promise<void>;
  /**
   * Does work for one point of the subject's, which gets it back when the work fails.
   * @throws {DomainError} TOO_MANY_REQUESTS; and what `work` throws.
   */
  spend<T>(subject: string, spending: Spending, work: () => Promise<T>): Promise<T>;
  /** Gives one point back that was taken for nothing. */
  giveBack(subject: string): Promise<void>;
  /** Gives the subject all its points back. */
  clear(subject: string): Promise<void>;
}

interface Spending {
  /** What is said when no point is left. */
  sentence: string;
  /** How many points there are, where an Admin may say so. */
  points?: number;
}

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, Limit>;

interface LimitRule {
  points: number;
  seconds: number;
  /** The subject is an address of the network, which is counted as networkOf says. */
  byAddress?: true;
}

/**
 * docs/product.md, "Sessions and credentials". Those by address are wide: whole mobile networks in Ghana
 * share a few.
 */
const LIMITS = {
  /** By account, from devices that it was never logged in on. */
  failedLogins: { points: 10, seconds: 15 * 60 },
  /** By account and device that it was logged in on before. */
  failedLoginsOnDevice: { points: 10, seconds: 15 * 60 },
  loginsPerAddress: { points: 300, seconds: 60 * 60, byAddress: true },
  signupsPerAddress: { points: 60, seconds: 60 * 60, byAddress: true },
  /** By the mailbox that the mail reaches (domain/mailbox.ts). */
  forgotPassword: { points: 5, seconds: 60 * 60 },
  forgotPasswordPerAddress: { points: 60, seconds: 60 * 60, byAddress: true },
  resetsPerAddress: { points: 300, seconds: 60 * 60, byAddress: true },
  /** Wrong current passwords, by account. */
  passwordChanges: { points: 10, seconds: 15 * 60 },
  comments: { points: 20, seconds: 10 * 60 },
  enquiries: { points: 20, seconds: 60 * 60 },
  enquiriesPerListing: { points: 10, seconds: 24 * 60 * 60 },
  uploads: { points: 300, seconds: 60 * 60 },
  /** Of these and of what guests cancel an Admin says how many. */
  bookings: { points: 10, seconds: 24 * 60 * 60 },
  cancellations: { points: 10, seconds: 24 * 60 * 60 },
  /** Of stays at one's own properties: a house that burnt down may have many. */
  hostCancellations: { points: 100, seconds: 24 * 60 * 60 },
  contactMessagesPerAddress: { points: 30, seconds: 60 * 60, byAddress: true },
  /** Forms with files, and profile photos: what they cost is bounded by size and turns, not by their number. */
  listingForms: { points: 240, seconds: 60 * 60 },
  profilePhotos: { points: 30, seconds: 60 * 60 },
} satisfies Record<string, LimitRule>;

export function createLimits(pool: pg.Pool): Limits {
  const entries = Object.entries<LimitRule>(LIMITS).map(([name, rule]) => [
    name,
    createLimit(pool, name, rule),
  ]);
  return Object.fromEntries(entries) as Limits;
}

function createLimit(pool: pg.Pool, name: string, rule: LimitRule): Limit {
  const limiterOf = (points: number, clearExpiredByTimeout: boolean) =>
    new RateLimiterPostgres({
      storeClient: pool,
      // It would go by the name of the class.
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: rule.seconds,
      clearExpiredByTimeout,
      // An address that goes on beyond its limit costs the database nothing more; nobody clears one of these.
      inMemoryBlockOnConsumed: rule.byAddress && points,
    });
  const limiter = limiterOf(rule.points, true);
  const keyFor = (subject: string) => keyOf(rule.byAddress ? networkOf(subject) : subject);
  async function take(subject: string, { sentence, points }: Partial<Spending> = {}) {
    // They count together: the counters are the database's.
    const judge = points === undefined ? limiter : limiterOf(points, false);
    try {
      await consumeInTime(judge, keyFor(subject));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // What was refused is not counted, so that anyone who is allowed more goes on at once.
      if (points !== undefined) await limiter.reward(keyFor(subject));
      if (rule.byAddress) await holdRefusal(subject);
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000), sentence, name);
    }
  }
  return {
    take: (subject) => take(subject),
    async spend(subject, spending, work) {
      await take(subject, spending);
      try {
        return await work();
      } catch (error) {
        await limiter.reward(keyFor(subject));
        throw error;
      }
    },
    async giveBack(subject) {
      await limiter.reward(keyFor(subject));
    },
    async clear(subject) {
      await limiter.delete(keyFor(subject));
    },
  };
}

/** Of one length whatever was typed, and no address stands in the table. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('hex').slice(0, 40);
