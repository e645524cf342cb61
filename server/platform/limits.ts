import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError, tooManyRequests } from '#domain/errors.ts';
import { consumeInTime } from './consume-in-time.ts';
import { removeCountersOf } from './limit-repository.ts';
import { networkOf } from './network.ts';
import { holdRefusal } from './slow-refusals.ts';

/** A number of points per number of seconds. The counters are in PostgreSQL, so all processes count together. */
export interface Limit {
  /**
   * Takes one of the subject's points.
   * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait, when none is left.
   */
  take(subject: Subject): Promise<void>;
  /**
   * Does work for one of the subject's points, and gives it back if the work fails.
   * @throws {DomainError} TOO_MANY_REQUESTS; and whatever `work` throws.
   */
  spend<T>(subject: string, spending: Spending, work: () => Promise<T>): Promise<T>;
  /** Gives back a point that was taken for nothing. */
  giveBack(subject: Subject): Promise<void>;
  /** Gives back all of the subject's points. */
  clear(subject: Subject): Promise<void>;
  /** Gives back all points counted under a person, including the parts of what is theirs. */
  clearAllOf(whose: string): Promise<void>;
}

/** Counted separately: a person, or a part of what is theirs, such as one device of an account. */
export type Subject = string | readonly [whose: string, part: string];

interface Spending {
  /** Shown when no points are left. */
  sentence: string;
  /** Overrides the points of the rule, for limits that Admins set. */
  points?: number;
}

/** Limits how often something may be done. Each feature declares its own (server/features/<feature>/limits.ts). */
export interface LimitRule {
  /** Names its counters and log entries; unique among the rules. */
  name: string;
  points: number;
  seconds: number;
  /** The subject is a network address, grouped as networkOf says. */
  byAddress?: true;
}

export interface Limits {
  /** Returns the same limit each time for a rule, because it remembers which addresses are over the limit. */
  of(rule: LimitRule): Limit;
}

/** Takes a point if there is one; false when none is left, for work that is then skipped. */
export async function isWithin(limit: Limit, subject: Subject): Promise<boolean> {
  try {
    await limit.take(subject);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

export function createLimits(pool: pg.Pool): Limits {
  const kept = new Map<LimitRule, Limit>();
  return {
    of(rule) {
      const limit = kept.get(rule) ?? createLimit(pool, rule);
      kept.set(rule, limit);
      return limit;
    },
  };
}

function createLimit(pool: pg.Pool, rule: LimitRule): Limit {
  const limiterOf = (points: number, clearExpiredByTimeout: boolean) =>
    new RateLimiterPostgres({
      storeClient: pool,
      // The default would be the name of the class.
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: rule.name,
      points,
      duration: rule.seconds,
      clearExpiredByTimeout,
      // Once over its limit, an address costs the database nothing more; such limits are never cleared.
      inMemoryBlockOnConsumed: rule.byAddress && points,
    });
  const limiter = limiterOf(rule.points, true);
  const keyFor = (subject: Subject) => {
    if (typeof subject !== 'string') return subject.map(keyOf).join(PARTS);
    return keyOf(rule.byAddress ? networkOf(subject) : subject);
  };
  async function take(subject: Subject, { sentence, points }: Partial<Spending> = {}) {
    // They count together, because the counters are in the database.
    const judge = points === undefined ? limiter : limiterOf(points, false);
    try {
      await consumeInTime(judge, keyFor(subject));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Refused attempts are not counted, so anyone whose limit is raised can go on at once.
      if (points !== undefined) await limiter.reward(keyFor(subject));
      if (rule.byAddress && typeof subject === 'string') await holdRefusal(subject);
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000), sentence, rule.name);
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
    clearAllOf: (whose) => removeCountersOf(pool, `${rule.name}:${keyOf(whose)}${PARTS}`),
  };
}

/** Separates the person and the part in a counter's key. */
const PARTS = '.';

/** Hashed, so that keys have one length and no address ends up in the table. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('hex').slice(0, 40);
